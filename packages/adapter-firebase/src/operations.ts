import { OPERATION_TIMEOUT, withinTime, type Milliseconds, type Timer } from '@roborrow/domain';
import { portErrorOfSdk } from './port-errors.ts';

/** Wraps an operation so that it rejects only with a `PortError`. */
export type WithErrorMapping = <Inputs extends readonly unknown[], Output>(
  work: (...inputs: Inputs) => Promise<Output>,
) => (...inputs: Inputs) => Promise<Output>;

/** How operations are run. */
export interface Operations {
  /** With a time limit of 15 s. */
  readonly withErrorMapping: WithErrorMapping;
  /**
   * Without a time limit, for operations that wait for a user or have many steps; each step uses
   * `withTimeout`.
   */
  readonly withErrorMappingNoTimeout: WithErrorMapping;
  /** @throws PortError `unavailable` when the work takes too long. */
  withTimeout<Output>(work: Promise<Output>): Promise<Output>;
}

const timer: Timer = (time, work) => {
  const id = setTimeout(work, time);
  return () => clearTimeout(id);
};

/** The SDK waits as long as it is offline, so the limit is added here. */
export const createOperations = (timeout: Milliseconds = OPERATION_TIMEOUT): Operations => {
  const withTimeout = <Output>(work: Promise<Output>): Promise<Output> => withinTime(work, timer, timeout);

  const withErrorMappingNoTimeout: WithErrorMapping =
    (work) =>
    async (...inputs) => {
      try {
        return await work(...inputs);
      } catch (thrown) {
        throw portErrorOfSdk(thrown);
      }
    };

  return {
    withErrorMapping: (work) => withErrorMappingNoTimeout((...inputs) => withTimeout(work(...inputs))),
    withErrorMappingNoTimeout,
    withTimeout,
  };
};
