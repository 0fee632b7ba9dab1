import { readOptions } from './options.ts';
import { runCommand } from './run-command.ts';
import { HOW_TO_GET_EMULATORS, NoEmulators, UNAVAILABLE, withEmulators } from './start.ts';

const HELP = `pnpm emulators [--only firestore,auth,storage] -- COMMAND …

Starts Firebase's Firestore, Auth and Storage emulators on free ports, empty and with the rules of
packages/firebase-project, runs COMMAND with FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST,
FIREBASE_STORAGE_EMULATOR_HOST and GCLOUD_PROJECT in its environment, stops them, and ends with COMMAND's exit
code. Emulators that the environment names already are used as they are. Ends with ${UNAVAILABLE} when there are none to be had.

${HOW_TO_GET_EMULATORS}`;

try {
  const { help, emulators, command } = readOptions(process.argv.slice(2));
  if (help || command.length === 0) {
    console.log(HELP);
    process.exitCode = help ? 0 : 2;
  } else {
    process.exitCode = await withEmulators(
      (environment, ended) => runCommand(command, environment, ended),
      emulators,
    );
  }
} catch (error) {
  console.error(error instanceof NoEmulators ? `No Firebase emulators: ${error.message}` : String(error));
  process.exitCode = error instanceof NoEmulators ? UNAVAILABLE : 1;
}
