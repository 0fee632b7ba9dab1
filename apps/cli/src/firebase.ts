import {
  createFirebaseBackend,
  createUnconfiguredBackend,
  isComplete,
  storedSignIn,
} from '@roborrow/adapter-firebase';
import type { Device, OpenedPorts } from './device.ts';
import type { PrivateFile } from './private-file.ts';
import type { Settings } from './settings.ts';

/**
 * A client of the Firebase project in the settings. Without a complete configuration every operation says so (D33).
 */
export const openFirebase = async (
  { configuration, emulators }: Extract<Settings, { backend: 'firebase' }>,
  sessionFile: PrivateFile,
  device: Device,
  note: (line: string) => void,
): Promise<OpenedPorts> => {
  if (!isComplete(configuration))
    return { ports: createUnconfiguredBackend({ ...device, configuration }), close: async () => undefined };
  const { ports, close } = createFirebaseBackend({
    ...device,
    configuration,
    ...(emulators && { emulators }),
    persistence: storedSignIn({ get: sessionFile.read, set: sessionFile.write }),
    onSkipped: ({ path, reason }) => note(`${path}: ${reason}`),
  });
  return { ports, close };
};
