import { milliseconds, PortError, type Milliseconds } from '@roborrow/domain';
import { asPortError } from './port-errors.ts';

/**
 * How long an operation may go without an answer. The SDK itself waits for as long as it is offline, and nothing
 * in the app may hang on that. What lands later is recognised by its id when it is tried again (D27).
 */
const PATIENCE = milliseconds(15_000);

/** Makes an operation that fails only with a `PortError`. */
export type Answer = <Inputs extends readonly unknown[], Output>(
  work: (...inputs: Inputs) => Promise<Output>,
) => (...inputs: Inputs) => Promise<Output>;

/** How every operation is carried out. */
export interface Operations {
  /** With an answer within 15 s. */
  readonly answer: Answer;
  /** For what a person takes their time over, and for what has many steps, each of them `within` 15 s. */
  readonly answerInAnyTime: Answer;
  /** @throws PortError `unavailable` when the work is not done in time. */
  within<Output>(work: Promise<Output>): Promise<Output>;
}

export const createOperations = (patience: Milliseconds = PATIENCE): Operations => {
  const within = <Output>(work: Promise<Output>): Promise<Output> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new PortError('unavailable')), patience);
      void work.then(resolve, reject).finally(() => clearTimeout(giveUp));
    });

  const answerInAnyTime: Answer =
    (work) =>
    async (...inputs) => {
      try {
        return await work(...inputs);
      } catch (thrown) {
        throw asPortError(thrown);
      }
    };

  return {
    answer: (work) => answerInAnyTime((...inputs) => within(work(...inputs))),
    answerInAnyTime,
    within,
  };
};
