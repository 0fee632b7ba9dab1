import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The global variable that the loaded bundle defines. */
export const GLOBAL_NAME = 'roborrowBenchmarks';

/** Bundles the measured code for production, so that it is measured as the app would run it. */
export const bundleMeasured = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    // FlexSearch would start workers from its own address; here it does not.
    define: { 'import.meta': '{}' },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('measured/run.ts', import.meta.url)),
        formats: ['iife'],
        name: GLOBAL_NAME,
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Vite built nothing.');
  return output.output[0].code;
};
