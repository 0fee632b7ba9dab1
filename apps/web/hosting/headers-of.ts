/** The headers of every address that a pattern matches: a path, or the beginning of one before a "*". */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** What an address is served with. */
export const headersOf = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rules.flatMap(({ pattern, headers }) => (matches(pattern, path) ? Object.entries(headers) : [])),
  );
