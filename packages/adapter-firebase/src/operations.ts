import { OPERATION_TIMEOUT, PortError, type Milliseconds } from '@roborrow/domain';
import { asPortError } from './port-errors.ts';

/** Makes an operation that fails only with a `PortError`. */
export type WithErrorMapping = <Inputs extends readonly unknown[], Output>(
  work: (...inputs: Inputs) => Promise<Output>,
) => (...inputs: Inputs) => Promise<Output>;

/** How every operation is carried out. */
export interface Operations {
  /** With an answer within 15 s. */
  readonly withErrorMapping: WithErrorMapping;
  /** For what a person takes their time over, and for what has many steps, each of them `withTimeout`. */
  readonly withErrorMappingNoTimeout: WithErrorMapping;
  /** @throws PortError `unavailable` when the work is not done in time. */
  withTimeout<Output>(work: Promise<Output>): Promise<Output>;
}

/** The SDK itself waits for as long as it is offline, and nothing in the app may hang on that. */
export const createOperations = (patience: Milliseconds = OPERATION_TIMEOUT): Operations => {
  const withTimeout = <Output>(work: Promise<Output>): Promise<Output> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new PortError('unavailable')), patience);
      void work.then(resolve, reject).finally(() => clearTimeout(giveUp));
    });

  const withErrorMappingNoTimeout: WithErrorMapping =
    (work) =>
    async (...inputs) => {
      try {
        return await work(...inputs);
      } catch (thrown) {
        throw asPortError(thrown);
      }
    };

  return {
    withErrorMapping: (work) => withErrorMappingNoTimeout((...inputs) => withTimeout(work(...inputs))),
    withErrorMappingNoTimeout,
    withTimeout,
  };
};
