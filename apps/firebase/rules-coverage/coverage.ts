/** What the emulator tells of one expression and those within it. */
export interface ReportNode {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  /** Each value it ever had; `undefined` where its evaluation broke off. */
  readonly values?: readonly {
    readonly value: { readonly boolValue?: boolean; readonly undefined?: object };
  }[];
  readonly children?: readonly ReportNode[];
}

/** What one condition of the rules ever came to. */
export interface Condition {
  readonly line: number;
  readonly text: string;
  readonly wasTrue: boolean;
  readonly wasFalse: boolean;
}

/**
 * A condition is true or false, or its evaluation broke off. Of what a query might find, nothing is known:
 * then it is empty.
 */
const CONDITION = new Set(['boolValue', 'undefined']);

/** A report leaves out the brackets that close a call. */
function textOf(rules: string, start: number, end: number): string {
  let text = rules.slice(start, end + 1);
  let depth = 0;
  for (const character of text) depth += '([{'.includes(character) ? 1 : ')]}'.includes(character) ? -1 : 0;
  text += rules.slice(end + 1, end + 1 + depth) + (/^\(\)/.exec(rules.slice(end + 1))?.[0] ?? '');
  return text.replace(/\s+/g, ' ');
}

/** Gathers reports on the same rules; a condition is known by where it stands. */
export function createCoverage(rules: string) {
  const conditions = new Map<string, Condition>();
  const others = new Set<string>();

  const add = ({ sourcePosition, values = [], children = [] }: ReportNode): void => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const key = `${currentOffset}-${endOffset}`;
    const came = values.map(({ value }) => value.boolValue);
    const known = conditions.get(key);
    if (values.some(({ value }) => Object.keys(value).some((kind) => !CONDITION.has(kind)))) others.add(key);
    if (came.some((value) => value !== undefined)) {
      conditions.set(key, {
        line,
        text: textOf(rules, currentOffset, endOffset),
        wasTrue: came.includes(true) || known?.wasTrue === true,
        // One that breaks off denies like one that is false.
        wasFalse: came.includes(false) || came.includes(undefined) || known?.wasFalse === true,
      });
    }
    children.forEach(add);
  };

  return {
    add,
    /** All of them, in the order of the file. */
    conditions: (): readonly Condition[] =>
      [...conditions]
        .flatMap(([key, condition]) => (others.has(key) ? [] : condition))
        .sort((a, b) => a.line - b.line),
  };
}
