/** The emulator's report about one expression and its nested ones. */
export interface ReportNode {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  /** Each value that it had; `undefined` where its evaluation failed. */
  readonly values?: readonly {
    readonly value: { readonly boolValue?: boolean; readonly undefined?: object };
  }[];
  readonly children?: readonly ReportNode[];
}

/** The values that one condition of the rules had. */
export interface Condition {
  readonly line: number;
  readonly text: string;
  readonly wasTrue: boolean;
  readonly wasFalse: boolean;
}

/**
 * A condition is true or false, or its evaluation failed. For query results the emulator reports no values;
 * then the set is empty.
 */
const CONDITION = new Set(['boolValue', 'undefined']);

/** Adds the closing brackets of a call, which a report leaves out. */
function textOf(rules: string, start: number, end: number): string {
  let text = rules.slice(start, end + 1);
  let depth = 0;
  for (const character of text) depth += '([{'.includes(character) ? 1 : ')]}'.includes(character) ? -1 : 0;
  text += rules.slice(end + 1, end + 1 + depth) + (/^\(\)/.exec(rules.slice(end + 1))?.[0] ?? '');
  return text.replace(/\s+/g, ' ');
}

/** Merges reports on the same rules; a condition is identified by its position. */
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
        // A failed evaluation denies, like false.
        wasFalse: came.includes(false) || came.includes(undefined) || known?.wasFalse === true,
      });
    }
    children.forEach(add);
  };

  return {
    add,
    /** All conditions, in the order of the file. */
    conditions: (): readonly Condition[] =>
      [...conditions]
        .flatMap(([key, condition]) => (others.has(key) ? [] : condition))
        .sort((a, b) => a.line - b.line),
  };
}
