import { numberText } from '../plurals.ts';

/** What a validation rule of the domain emits: which field, and what is wrong with it. */
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

/** A sentence for every field and tag of an issue: a new one does not compile until it has its own. */
export type Sentences<AnyIssue extends Issue> = {
  readonly [Field in AnyIssue['field']]: Readonly<Record<TagOf<AnyIssue, Field>, string>>;
};

/** What turns an issue into its sentence. */
export const sentenceOf =
  <AnyIssue extends Issue>(sentences: Sentences<AnyIssue>) =>
  ({ field, tag }: AnyIssue): string =>
    // An issue's tag belongs to its field: `Sentences` has that very entry, but the union of both loses the tie.
    (sentences as Readonly<Record<string, Readonly<Record<string, string>>>>)[field]?.[tag] ?? '';

/** The sentence of the first issue, for where there is room for one. */
export const firstSentence = <AnyIssue extends Issue>(
  issues: readonly AnyIssue[],
  sentence: (issue: AnyIssue) => string,
  otherwise: string,
): string => (issues[0] ? sentence(issues[0]) : otherwise);

/** What a field says that holds characters which turn the direction of text. They cannot be seen. */
export const turnsAround = (field: string): string =>
  `${field} contains hidden characters that change the direction of text. Please type it again`;

/** What a field says that holds more characters than it may. */
export const tooLong = (field: string, limit: number): string =>
  `${field} can be at most ${numberText(limit)} characters long`;
