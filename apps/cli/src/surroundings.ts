/** How a person is asked; `null` answers mean that they gave up. */
export interface Asker {
  text(question: string): Promise<string | null>;
  /** What is typed is not shown, and is kept nowhere. */
  password(question: string): Promise<string | null>;
  confirm(question: string): Promise<boolean>;
  choose(question: string, choices: readonly string[]): Promise<string | null>;
}

/** Everything that a command touches outside of the program, so that a test can run one in its own process. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** The person's home folder. */
  readonly home: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Writes what was asked for. */
  readonly print: (text: string) => void;
  /** Writes what went wrong, and notes beside the answer. */
  readonly report: (text: string) => void;
  /** All of the standard input. */
  readonly readInput: () => Promise<string>;
  /** `null` where no person can answer: the standard input or output is no terminal. */
  readonly asker: Asker | null;
  /** How many columns the terminal has; `null` if the output is no terminal. */
  readonly columns: number | null;
  /** Whether the terminal shows colours and the person wants them. */
  readonly hasColour: boolean;
  /** Aborted by Ctrl-C, where a command waits for it. */
  readonly interrupted: AbortSignal;
  /** Shows that something takes its time, on a terminal. Returns how to stop. */
  readonly spin: (text: string) => () => void;
}
