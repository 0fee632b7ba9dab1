/**
 * A port of which a test needs only some operations. Calling any other is an error that names it,
 * so a use case that asks more of the world than it should is seen.
 */
export const stub = <Port extends object>(operations: Partial<Port>): Port =>
  new Proxy(operations, {
    get: (given, name) => {
      const operation: unknown = Reflect.get(given, name);
      if (operation !== undefined) return operation;
      return () => {
        throw new Error(`the test did not expect a call of ${String(name)}`);
      };
    },
  }) as Port; // the proxy answers for the operations that are not given
