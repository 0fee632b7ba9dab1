import { parseArgs } from 'node:util';

const DEFAULT_PORT = 5173;

export interface StartOptions {
  readonly port: number;
  /** The caller asked for exactly this port. */
  readonly isExact: boolean;
  readonly isOnFirebase: boolean;
  readonly help: boolean;
}

/** Reads `--port`, else PORT. @throws an error with a sentence for an unknown option or an invalid port. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const { values } = parseArgs({
    // pnpm passes its own separator on.
    args: args.filter((argument) => argument !== '--'),
    options: {
      port: { type: 'string' },
      firebase: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const wanted = values.port ?? environment['PORT'] ?? '';
  const port = wanted === '' ? DEFAULT_PORT : Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${wanted} is no port.`);
  return { port, isExact: wanted !== '', isOnFirebase: values.firebase, help: values.help };
}
