import * as messages from '@roborrow/messages/text/fields/issue';
import { numberText } from '../plurals.ts';

/** An issue from the domain's validation: the field, and what is wrong with it. */
interface Issue {
  readonly field: string;
  readonly tag: string;
}

/** The tags that one field of an issue can have. */
export type TagOf<AnyIssue extends Issue, Field extends AnyIssue['field']> = AnyIssue extends unknown
  ? Field extends AnyIssue['field']
    ? AnyIssue['tag']
    : never
  : never;

/** A sentence for every field and tag of an issue; a new tag does not compile without its sentence. */
export type Sentences<AnyIssue extends Issue> = {
  readonly [Field in AnyIssue['field']]: Readonly<Record<TagOf<AnyIssue, Field>, string>>;
};

/** Creates the function that returns an issue's sentence. */
export const sentenceOf =
  <AnyIssue extends Issue>(sentences: Sentences<AnyIssue>) =>
  ({ field, tag }: AnyIssue): string =>
    // `Sentences` has an entry for every field with its tags, but the compiler loses this relation in the
    // union.
    (sentences as Readonly<Record<string, Readonly<Record<string, string>>>>)[field]?.[tag] ?? '';

/** The sentence of the first issue, for a single message. */
export const firstSentence = <AnyIssue extends Issue>(
  issues: readonly AnyIssue[],
  sentence: (issue: AnyIssue) => string,
  otherwise: string,
): string => (issues[0] ? sentence(issues[0]) : otherwise);

/**
 * The message for a field with characters that act on the text around them. They are invisible, so it
 * explains them.
 */
export const directionControls = (field: string): string => messages.directionControls({ field });

/** The message for a field with too many characters. */
export const tooLong = (field: string, limit: number): string =>
  messages.tooLong({ field, limit: numberText(limit) });
