import { counted } from '@roborrow/text/plurals';

/** Downloading everything that is stored of a person (D464). */
export const myData = {
  heading: 'My data',
  text: 'One file (JSON) with your profile, listings, messages, saved robots and searches, settings, the people you blocked and what you reported, and with your pictures in it.',
  action: 'Download my data',
  acting: 'Collecting...',
  done: 'Your data is in the file.',
  unread: (count: number): string =>
    `Your data is in the file, but ${counted(count, 'picture')} could not be read: the file has only the address.`,
  failed: 'Your data could not be collected. Please try again.',
  fileName: (day: string): string => `roborrow-${day}.json`,
} as const;
