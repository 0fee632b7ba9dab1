/**
 * Runs every case of a table in the world of one test, one after the other, where none depends on what another leaves. A world
 * with its people costs a backend like Firebase a fifth of a second of computing. The error names the case.
 */
export const inOneWorld = async <Case>(
  cases: readonly (readonly [what: string, one: Case])[],
  run: (one: Case) => Promise<void>,
): Promise<void> => {
  for (const [what, one] of cases) {
    try {
      await run(one);
    } catch (error) {
      throw new Error(`With ${what}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
};

/** Texts as the cases of a table. */
export const named = <Value extends string | number>(
  values: readonly Value[],
): readonly (readonly [string, Value])[] =>
  values.map((value) => [JSON.stringify(value).slice(0, 60), value] as const);
