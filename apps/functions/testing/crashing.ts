/** What every call throws from the moment on in which the process has crashed. */
export class Crash extends Error {}

/**
 * A process that may crash: at the given call it ends, either before the call has an effect or after it and before its
 * answer arrives. From then on no call has an effect.
 */
export function createProcess(crash: { readonly atCall: number; readonly isEffective: boolean } | null) {
  let calls = 0;
  let hasCrashed = false;

  /** The same object, in this process. */
  const within = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...args: readonly unknown[]) => {
          if (hasCrashed) throw new Crash();
          calls += 1;
          if (calls !== crash?.atCall) return Reflect.apply(value, target, args) as unknown;
          hasCrashed = true;
          if (crash.isEffective) await Reflect.apply(value, target, args);
          throw new Crash();
        };
      },
    });

  return { within, hasCrashed: (): boolean => hasCrashed };
}
