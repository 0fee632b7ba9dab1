import { QueryClient, type Query } from '@tanstack/react-query';

/** How long an answer of the backend is shown again without asking, in milliseconds. */
const REMEMBERED = 10_000;
/** More answers than this are forgotten, oldest first. */
const MOST_ANSWERS = 1000;

/** An answer to a query, and when the backend was asked for it, in milliseconds since 1970. */
export interface Answer {
  readonly data: unknown;
  readonly at: number;
}

/** The backend's answers, each kept for a while: a page that many people open is read once. Failures are not kept. */
export interface RememberedAnswers {
  /** The answer that is there already; `null` if the backend has to be asked. */
  readonly recall: (query: Query) => Answer | null;
  /** Asks the backend, unless another page has done so. A page that gives up waiting leaves the answer to the next one. */
  readonly ask: (query: Query) => Promise<Answer>;
}

interface Kept {
  readonly at: number;
  readonly coming: Promise<Answer>;
  arrived: Answer | null;
}

export function rememberAnswers(now: () => number): RememberedAnswers {
  const answers = new Map<string, Kept>();

  const find = (query: Query): Kept | null => {
    const kept = answers.get(query.queryHash);
    return kept && now() - kept.at < REMEMBERED ? kept : null;
  };

  const begin = (query: Query): Kept => {
    const { queryHash, queryKey, options } = query;
    const at = now();
    // With a client of its own, because the page's client ends with the page.
    const coming = new QueryClient().fetchQuery({ ...options, queryKey }).then((data) => ({ data, at }));
    const kept: Kept = { at, coming, arrived: null };
    coming.then(
      (answer) => (kept.arrived = answer),
      () => answers.get(queryHash) === kept && answers.delete(queryHash),
    );
    answers.delete(queryHash);
    answers.set(queryHash, kept);
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS) break;
      answers.delete(oldest);
    }
    return kept;
  };

  const askOnce = (query: Query): Promise<Answer> => (find(query) ?? begin(query)).coming;

  return {
    recall: (query) => find(query)?.arrived ?? null,
    // What another page asked may have begun before the backend came back: its failure is not this page's.
    ask: (query) => find(query)?.coming.catch(() => askOnce(query)) ?? askOnce(query),
  };
}
