/** A rule of the rule book: its page, and its first words. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  /** The page, relative to the workspace. */
  readonly page: string;
}

/** One mention of a rule in code, a test or a document. */
export interface Citation {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

/** A file's path, relative to the workspace, and its text. */
export type TextFile = readonly [path: string, text: string];

/** "- **D18 Leaving.** …" in a list, or "| D231 | …" in a table. */
const DEFINITION = /^(?:- \*\*|\| )(D\d{1,3})(?: ([^*.|]+)| \| ([^|]+))/;
const MENTION = /\bD\d{1,3}\b/g;
/** Documents that are not in the repository, so that a citation of them leads nowhere. */
const FOREIGN = /specification(?:'s)? §|\bsection \d|\(§\d/i;

const TESTS = [
  /\.(?:test|spec)\.tsx?$/,
  /^packages\/port-contracts\/src\//,
  /^packages\/firebase-project\/(?:rules|storage)-tests\//,
  /^apps\/web\/testing\/catalogue\//,
];

/** Whether a path contains tests: a citation there counts as a proof of the rule. */
export const isTest = (path: string): boolean => TESTS.some((pattern) => pattern.test(path));

/** The rules that the pages define, in the pages' order. */
export const rulesOf = (pages: readonly TextFile[]): readonly Rule[] =>
  pages.flatMap(([page, text]) =>
    text.split('\n').flatMap((line) => {
      const [, id, title, cell] = DEFINITION.exec(line) ?? [];
      return id === undefined ? [] : [{ id, title: (title ?? cell ?? '').trim(), page }];
    }),
  );

/** Every mention of a rule in the files, at most once per line. */
export const citationsOf = (files: readonly TextFile[]): readonly Citation[] =>
  files.flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((content, i) => [...new Set(content.match(MENTION))].map((id) => ({ id, path, line: i + 1 }))),
  );

/** Lines that cite a document which is not in the repository. */
export const foreignCitationsOf = (files: readonly TextFile[]): readonly string[] =>
  files.flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((content, i) =>
        FOREIGN.test(content) ? [`${path}:${i + 1} cites a document that is not here`] : [],
      ),
  );
