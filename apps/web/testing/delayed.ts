/** The same work, begun a moment later: enough for everything else that is due to happen first. */
export const delayed =
  <Inputs extends readonly unknown[], Answer>(
    work: (...inputs: Inputs) => Promise<Answer>,
    milliseconds = 50,
  ) =>
  async (...inputs: Inputs): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return work(...inputs);
  };
