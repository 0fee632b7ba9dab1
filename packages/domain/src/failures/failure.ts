import { isPortError, type PortErrorKind } from '../ports/port-error.ts';
import { KNOWN_WORDS } from './known-words.ts';

/** A place in the product's own code: a file of the build, never an address. */
export interface FailureFrame {
  /** Within the build: "assets/main-BdK3f2a1.js", "entry.mjs". */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What leaves this machine of something that failed (D783). It is built from what is known to be safe; nothing else can be in it. */
export interface Failure {
  /** The error's class: "TypeError". */
  readonly name: string;
  /** Its message, in which every word that could be a person's is "…". */
  readonly message: string;
  /** Why a port's operation failed; `null` for any other error. */
  readonly kind: PortErrorKind | null;
  /** The innermost first. */
  readonly frames: readonly FailureFrame[];
  /** What it was caused by. */
  readonly cause: Failure | null;
}

/** What takes part of a message. Longer ones hold documents. */
const LONGEST_MESSAGE = 300;
const MOST_FRAMES = 30;
const MOST_CAUSES = 3;

/** Names of classes, as engines and libraries have them. A person's text is none, unless it ends so. */
const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/;

/** A file that a build wrote, whatever stands before it: a hashed chunk, or a module of the server or the functions. */
const FRAME =
  /(?:^|[/(@])((?:assets|chunks|shared)\/[\w.$-]{1,80}?\.m?js|[a-z-]{1,30}\.mjs)(?:\?[^\s)]*)?:(\d{1,7}):(\d{1,7})\)?$/;

const WORD = /^[^\p{L}\p{N}]*([A-Za-z]+)[^\p{L}\p{N}]*$/u;

/** The same sentence with only the words that are no person's; the signs around a word go, too. */
export function scrubMessage(text: string): string {
  const words = text
    .slice(0, LONGEST_MESSAGE)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, letters = ''] = WORD.exec(word) ?? [];
      return KNOWN_WORDS.has(letters.toLowerCase()) ? letters : '…';
    });
  return words.filter((word, index) => word !== '…' || words[index - 1] !== '…').join(' ');
}

/** The places of the product's own code that a stack names, in the formats of V8, Firefox and Safari. */
export function framesOf(stack: string): readonly FailureFrame[] {
  return stack
    .split('\n')
    .flatMap((text) => {
      const [, file, line, column] = FRAME.exec(text.trim()) ?? [];
      return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }];
    })
    .slice(0, MOST_FRAMES);
}

/** A property of whatever was thrown; a getter may throw, too. */
function textOf(thrown: object, property: 'name' | 'message' | 'stack'): string {
  try {
    const value: unknown = Reflect.get(thrown, property);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

function causeOf(thrown: object): unknown {
  try {
    return Reflect.get(thrown, 'cause') ?? null;
  } catch {
    return null;
  }
}

/** What may be told of something that was thrown (D783): no name, text, address, place, token or query. Never throws. */
export function describeFailure(thrown: unknown, causes = MOST_CAUSES): Failure {
  if (typeof thrown !== 'object' || thrown === null) {
    const message = typeof thrown === 'string' ? scrubMessage(thrown) : typeof thrown;
    return { name: 'Thrown', message, kind: null, frames: [], cause: null };
  }
  const name = textOf(thrown, 'name');
  const cause = causes > 0 ? causeOf(thrown) : null;
  return {
    name: ERROR_NAME.test(name) ? name : 'Error',
    message: scrubMessage(textOf(thrown, 'message')),
    kind: isPortError(thrown) ? thrown.kind : null,
    frames: framesOf(textOf(thrown, 'stack')),
    cause: cause === null ? null : describeFailure(cause, causes - 1),
  };
}
