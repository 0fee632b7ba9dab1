/** Where a robot says something, the most telling first: its name, its category and features, its description. */
export const SAID_IN = ['name', 'kind', 'about'] as const;
/** One of `SAID_IN`. */
export type SaidIn = (typeof SAID_IN)[number];

/** How a robot says something: where it stands first, and in which words, folded. */
export interface Said {
  readonly where: SaidIn;
  readonly words: string;
  /** Whether the words name a narrower concept: a mower is for gardening, too. */
  readonly isNarrower: boolean;
  /** Whether it is a word that the robot only denies: the stairs of "no stairs". */
  readonly isDenied: boolean;
}

/** What a robot says, by token: `wordToken` of each word, `conceptToken` of each concept and of those that it is a kind of. */
export type RobotWords = Pick<ReadonlyMap<string, Said>, 'get' | 'has'>;
