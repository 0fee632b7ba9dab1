import type { BackendService, DiagnosticReport } from '@roborrow/domain';
import * as messages from '@roborrow/messages/cli/doctor';

const { backends, services, doctorText: doctor, settingsText: settings } = messages;

/** As wide as the longest name. */
const SERVICE_WIDTH = Math.max(...Object.values(services).map(({ length }) => length));

/** What `roborrow doctor` says: presence and health, never values (D32). */
export const doctorText = {
  ...doctor,
  backend: (backend: DiagnosticReport['backend']): string => backends[backend],
  data: (path: string): string => doctor.data({ path }),
  session: (path: string): string => doctor.session({ path }),
  service: (service: BackendService): string => services[service].padEnd(SERVICE_WIDTH),
  missing: (variable: string): string => doctor.missing({ variable }),
} as const;

/** What is wrong with the settings in the environment. */
export const settingsText = {
  ...settings,
  unknownBackend: (name: string): string => settings.unknownBackend({ name }),
  noDay: (text: string): string => settings.noDay({ text }),
} as const;
