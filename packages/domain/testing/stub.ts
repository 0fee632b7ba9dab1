/**
 * A port with only the operations that a test needs. Calling any other throws an error with its name, so that
 * a test detects a use case that calls more than it should.
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
  }) as Port; // the proxy handles the operations that are not given
