/** What runtimes tell about memory; each of it may be missing. Both must be started with `--expose-gc`. */
interface Telling {
  readonly gc?: () => void;
  readonly performance: { readonly memory?: { readonly usedJSHeapSize: number } };
  readonly process?: { memoryUsage(): { readonly heapUsed: number } };
}

/** Bytes in use on the heap after a collection, or `null` where the runtime does not tell. */
export const heapBytes = (): number | null => {
  // The one object whose type differs between Node and Chromium; every field read is optional.
  const runtime = globalThis as unknown as Telling;
  if (runtime.gc === undefined) return null;
  runtime.gc();
  return runtime.process?.memoryUsage().heapUsed ?? runtime.performance.memory?.usedJSHeapSize ?? null;
};
