import { existsSync } from 'node:fs';
import {
  findMember,
  OPERATION_TIMEOUT,
  PortError,
  type Member,
  type OutboxStore,
  type PortErrorKind,
  type PortFailure,
  type Result,
} from '@roborrow/domain';
import { reasonOf } from '@roborrow/text/errors/reason';
import pc from 'picocolors';
import { openBackend, type Backend } from './composition.ts';
import { finishLeftOver } from './left-over.ts';
import { EXIT, Refusal } from './exit-codes.ts';
import { foldersOf } from './folders.ts';
import { readSettings, type Settings } from './settings.ts';
import type { Surroundings } from './surroundings.ts';
import { inJson } from './terminal-text.ts';
import { answers } from './text/answers.ts';

/** What every command works with. */
export interface Context extends Surroundings {
  readonly colours: ReturnType<typeof pc.createColors>;
  /** Prints one line. */
  readonly say: (line: string) => void;
  /** Prints one value as a line of JSON. */
  readonly sayJson: (value: unknown) => void;
  /** Reports one line beside the answer. */
  readonly note: (line: string) => void;
  readonly settings: Settings;
  readonly ports: Backend['ports'];
  readonly sessionFile: Backend['sessionFile'];
  readonly outbox: OutboxStore;
  readonly openOutbox: Backend['openOutbox'];
  readonly discardUnsent: Backend['discardUnsent'];
}

/** A context whose backend is not open. */
export type BareContext = Omit<Context, 'ports' | 'sessionFile' | 'outbox' | 'openOutbox' | 'discardUnsent'>;

/** How a command gets what it works with. */
export interface Open {
  /** Runs with an open backend. */
  readonly backend: (work: (context: Context) => Promise<void>) => Promise<void>;
  /** Runs without one. */
  readonly bare: (work: (context: BareContext) => Promise<void>) => Promise<void>;
}

export const bareContext = (surroundings: Surroundings, dataFile: string | null): BareContext => ({
  ...surroundings,
  get interrupted() {
    return surroundings.interrupted;
  },
  colours: pc.createColors(surroundings.hasColour),
  say: (line) => surroundings.print(`${line}\n`),
  sayJson: (value) => surroundings.print(`${inJson(value)}\n`),
  note: (line) => surroundings.report(`${line}\n`),
  settings: readSettings(surroundings.environment, foldersOf(surroundings), dataFile),
});

/** Opens the backend for the work of one command, and closes it whatever happens. */
export const withBackend = async (
  bare: BareContext,
  work: (context: Context) => Promise<void>,
  open = openBackend,
): Promise<void> => {
  const { settings } = bare;
  const isNew = settings.backend === 'in-memory' && !existsSync(settings.dataFile);
  const backend = await open(settings, { folders: foldersOf(bare), now: bare.now, note: bare.note });
  try {
    if (isNew) bare.note(answers.newFile(settings.dataFile));
    const { ports, sessionFile, openOutbox, discardUnsent } = backend;
    const context: Context = Object.create(
      bare,
      Object.getOwnPropertyDescriptors({
        ports,
        sessionFile,
        openOutbox,
        discardUnsent,
        outbox: openOutbox(),
      }),
    ) as Context; // the rest of it
    await work(context);
  } finally {
    await backend.close();
  }
};

/** Who is logged in; `null` for a visitor. A session that is over is removed from the disk (D12). */
export const memberOf = async ({ ports, sessionFile }: Context): Promise<Member | null> => {
  const member = valueOf(await inTime(findMember(ports)()), failureText);
  if (member === null && sessionFile.read() !== null) sessionFile.write(null);
  return member;
};

/** @throws Refusal when no person is logged in. */
export const loggedIn = async (context: Context): Promise<Member> => {
  const member = await memberOf(context);
  if (member === null) throw new Refusal(answers.logInFirst, EXIT.notSignedIn);
  return member;
};

/** Who is logged in, after what their earlier commands could not finish. @throws Refusal when no person is. */
export const requireMember = async (context: Context): Promise<Member> => {
  const member = await loggedIn(context);
  await finishLeftOver(context, member);
  return member;
};

/** What a use case answered. @throws Refusal with the sentence for its error. */
export const valueOf = <Value, Failure extends { readonly kind: string }>(
  result: Result<Value, Failure | PortFailure>,
  sentence: (error: Failure | PortFailure) => string,
): Value => {
  if (result.ok) return result.value;
  const { error } = result;
  throw new Refusal(
    sentence(error),
    isPortFailure(error) ? codeOf(error.error.kind) : (CODES[error.kind] ?? EXIT.failed),
  );
};

/** The sentence for a failure that no operation has a sentence for. */
const failureText = ({ error }: PortFailure): string => reasonOf(error) ?? answers.broken;

/** Any rejection of a port, as the end of the command. */
export const asRefusal = (error: PortError): Refusal =>
  new Refusal(reasonOf(error) ?? answers.broken, codeOf(error.kind));

const CODES: Readonly<Record<string, number>> = {
  'not-signed-in': EXIT.notSignedIn,
  'not-found': EXIT.notFound,
};

const codeOf = (kind: PortErrorKind): number =>
  kind === 'unavailable' ? EXIT.unavailable : (CODES[kind] ?? EXIT.failed);

const isPortFailure = (error: { readonly kind: string }): error is PortFailure => error.kind === 'port';

/** Without an answer a command ends, because nothing else on the screen could go on. */
const inTime = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PortError('unavailable')), OPERATION_TIMEOUT);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
