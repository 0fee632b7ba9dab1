/** What the program ends with; docs/command-line.md lists them for scripts. */
export const EXIT = {
  done: 0,
  /** It was refused, or went wrong; the sentence says why. */
  failed: 1,
  /** The command was not written as `--help` says. */
  usage: 2,
  /** The caller is not logged in, or the session is over. */
  notSignedIn: 3,
  /** There is no such robot, person or conversation. */
  notFound: 4,
  /** There was no answer; the same command may succeed later. */
  unavailable: 5,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

/** Ends a command: its sentence is reported, and the program ends with its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;

  constructor(sentence: string, code: number = EXIT.failed) {
    super(sentence);
    this.code = code;
  }
}
