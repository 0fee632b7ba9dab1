/** The same work, started a moment later, after everything else that is due. */
export const delayed =
  <Inputs extends readonly unknown[], Answer>(
    work: (...inputs: Inputs) => Promise<Answer>,
    milliseconds = 50,
  ) =>
  async (...inputs: Inputs): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return work(...inputs);
  };
