import type { BackendService, DiagnosticReport, EpochMs } from '@roborrow/domain';
import * as messages from '@roborrow/messages/about/diagnostic';
import { momentText } from '@roborrow/text/dates';

const words = messages.diagnostic;
const { fixConfiguration, fixServices, fixFunctions } = words;

/** The configuration diagnostic: presence and health, never values (D32). */
export const diagnostic = {
  ...words,
  backend: (backend: DiagnosticReport['backend']): string => words.backend[backend],
  presence: (isPresent: boolean): string => (isPresent ? words.presence.present : words.presence.missing),
  service: (service: BackendService): string => words.service[service],
  /** Where each service runs (D32). */
  place: (backend: DiagnosticReport['backend']): string => words.place[backend],
  state: (state: DiagnosticReport['services'][BackendService]): string => words.state[state],
  missing: (count: number): string => words.missing({ count }),
  down: (count: number): string => words.down({ count }),
  fixConfiguration: [fixConfiguration.p1, fixConfiguration.p2, fixConfiguration.p3],
  fixServices: (backend: DiagnosticReport['backend']): readonly string[] => [
    fixServices[backend].p1,
    fixServices[backend].p2,
    fixServices.again,
  ],
  ranAt: (at: EpochMs | null): string =>
    at === null ? words.ranAt.never : words.ranAt.last({ at: momentText(at) }),
  running: (isRunning: boolean): string => (isRunning ? words.running.yes : words.running.no),
  settling: (state: 'never' | 'late', at: EpochMs | null): string =>
    state === 'never' || at === null ? words.settling.never : words.settling.late({ at: momentText(at) }),
  fixFunctions: [fixFunctions.p1, fixFunctions.p2],
} as const;
