/** Memory information of a runtime; each part may be missing. Start both runtimes with `--expose-gc`. */
interface Telling {
  readonly gc?: () => void;
  readonly performance: { readonly memory?: { readonly usedJSHeapSize: number } };
  readonly process?: { memoryUsage(): { readonly heapUsed: number; readonly arrayBuffers: number } };
}

/** Bytes in use on the heap after a collection, or `null` if the runtime does not report it. */
export const heapBytes = (): number | null => {
  // This object has different types in Node and Chromium; every field read is optional.
  const runtime = globalThis as unknown as Telling;
  if (runtime.gc === undefined) return null;
  runtime.gc();
  return runtime.process?.memoryUsage().heapUsed ?? runtime.performance.memory?.usedJSHeapSize ?? null;
};

/** Bytes of typed arrays, which Node does not count as heap; 0 if the runtime does not report them. */
export const bufferBytes = (): number =>
  // As above.
  (globalThis as unknown as Telling).process?.memoryUsage().arrayBuffers ?? 0;
