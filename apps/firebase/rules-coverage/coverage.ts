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

/** Gathers reports on the same rules; a condition is known by where it stands. */
export function createCoverage(rules: string) {
  const conditions = new Map<string, Condition>();

  const add = ({ sourcePosition, values = [], children = [] }: ReportNode): void => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const isCondition = values.every(({ value }) => 'boolValue' in value || 'undefined' in value);
    const came = values.map(({ value }) => value.boolValue);
    if (isCondition && came.some((value) => value !== undefined)) {
      const key = `${currentOffset}-${endOffset}`;
      const known = conditions.get(key);
      conditions.set(key, {
        line,
        text: rules.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' '),
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
    conditions: (): readonly Condition[] => [...conditions.values()].sort((a, b) => a.line - b.line),
  };
}
