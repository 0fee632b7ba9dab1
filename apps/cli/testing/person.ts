import { join } from 'node:path';
import type { Ports } from '@roborrow/domain';
import { openBackend } from '../src/composition.ts';
import { run } from '../src/run.ts';
import type { Asker, Surroundings } from '../src/surroundings.ts';

/** What a command wrote, and what the program ended with. */
export interface Outcome {
  readonly code: number;
  /** The standard output. */
  readonly out: string;
  /** The standard error. */
  readonly err: string;
}

export interface PersonOptions {
  /** The folder of a test: people share the data in it, and each has their own session. */
  readonly folder: string;
  readonly name?: string;
  /** The settings in the environment, besides the folders. */
  readonly environment?: Readonly<Record<string, string>>;
  /** In milliseconds since 1970. */
  readonly now?: () => number;
  /** What the standard input holds. */
  readonly input?: string;
  readonly asker?: Partial<Asker>;
  readonly columns?: number;
  readonly hasColour?: boolean;
  readonly interrupted?: AbortSignal;
  /** Changes the backend's ports. */
  readonly change?: (ports: Ports) => Partial<Ports>;
  /** Called with each text that is printed. */
  readonly onPrint?: (text: string) => void;
}

const NO_ANSWERS: Asker = {
  text: async () => null,
  password: async () => null,
  confirm: async () => false,
  choose: async () => null,
};

/** Noon of a day in 2026. */
export const NOON = Date.UTC(2026, 2, 14, 12);

/** A person at a command line, in this process. */
export const person = (options: PersonOptions) => {
  const { folder, name = 'ada', now = () => NOON, asker } = options;
  return async (words: readonly string[], once: Partial<PersonOptions> = {}): Promise<Outcome> => {
    const written = { out: '', err: '' };
    const surroundings: Surroundings = {
      environment: {
        ...options.environment,
        XDG_DATA_HOME: join(folder, 'data'),
        XDG_STATE_HOME: join(folder, name),
      },
      platform: 'linux',
      home: folder,
      now,
      print: (text) => {
        written.out += text;
        once.onPrint?.(text);
      },
      report: (text) => {
        written.err += text;
        once.onPrint?.(text);
      },
      readInput: async () => once.input ?? options.input ?? '',
      asker: once.asker || asker ? { ...NO_ANSWERS, ...asker, ...once.asker } : null,
      columns: once.columns ?? options.columns ?? null,
      hasColour: once.hasColour ?? false,
      interrupted: once.interrupted ?? new AbortController().signal,
      spin: () => () => undefined,
    };
    const change = once.change ?? (() => ({}));
    const open: typeof openBackend = async (...where) => {
      const backend = await openBackend(...where);
      return { ...backend, ports: { ...backend.ports, ...change(backend.ports) } };
    };
    return { code: await run(words, surroundings, open), ...written };
  };
};
