import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The name the measured code goes by once its bundle is loaded. */
export const GLOBAL_NAME = 'roborrowBenchmarks';

/** The measured code as a production bundle, so that it is measured as the app would run it. */
export const bundleMeasured = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
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
