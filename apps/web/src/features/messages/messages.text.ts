import * as catalogue from '@roborrow/messages/messages/messages';

const words = catalogue.messages;

/** Messages (D72). */
export const messages = {
  ...words,
  noMatch: (text: string): string => words.noMatch({ text }),
  /** In place of the field for a new message (D684). */
  gone: (name: string): string => words.gone({ name }),
  draftHint: (name: string): string => words.draftHint({ name }),
  threadWith: (name: string): string => words.threadWith({ name }),
  viewProfile: (name: string): string => words.viewProfile({ name }),
  aboutRobot: (name: string): string => words.aboutRobot({ name }),
  /** Announced to screen readers when a message arrives in the open thread. */
  arrived: (name: string, content: string): string => words.arrived({ name, content }),
  /** The button that removes the robot from the next message. */
  dropRobot: (name: string): string => words.dropRobot({ name }),
  composer: {
    ...words.composer,
    label: (name: string): string => words.composer.label({ name }),
  },
  /** The list's preview of a message that the reader wrote. */
  ownPreview: (content: string): string => words.ownPreview({ content }),
} as const;
