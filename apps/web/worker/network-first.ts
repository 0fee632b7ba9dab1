/** How an answer is found. */
export interface Question {
  /** The server's answer; rejects without a network. */
  readonly ask: Promise<Response>;
  /** What is kept, if anything is. */
  readonly kept: () => Promise<Response | undefined>;
  /** How long the server may take if something is kept, in milliseconds; `null` for as long as the browser waits. */
  readonly limit: number | null;
}

/** Resolves to nothing if the answer takes longer. */
async function within(answer: Promise<Response>, limit: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  try {
    return await Promise.race([answer, isOver]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The server's answer, whatever it says. What is kept is shown only while the server cannot be reached, or takes too long. So
 * nothing old is shown to a person whose network works. Rejects as the network does if nothing is kept.
 */
export async function networkFirst({ ask, kept, limit }: Question): Promise<Response> {
  try {
    const answer = await (limit === null ? ask : within(ask, limit));
    if (answer) return answer;
  } catch {
    // Without a network the same question is asked below.
  }
  return (await kept()) ?? ask;
}
