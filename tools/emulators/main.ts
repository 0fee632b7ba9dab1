import { environmentOf } from './hosts.ts';
import { runCommand } from './run-command.ts';
import { HOW_TO_GET_EMULATORS, NoEmulators, startEmulators, UNAVAILABLE } from './start.ts';

const HELP = `pnpm emulators -- COMMAND …

Starts Firebase's Firestore, Auth and Storage emulators on free ports, empty and with the rules of
packages/firebase-project, runs COMMAND with FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST,
FIREBASE_STORAGE_EMULATOR_HOST and GCLOUD_PROJECT in its environment, stops them, and ends with COMMAND's exit
code. Emulators that the environment names already are used as they are. Ends with ${UNAVAILABLE} when there are none to be had.

${HOW_TO_GET_EMULATORS}`;

const command = process.argv.slice(2);
// pnpm passes its own separator on.
while (command[0] === '--') command.shift();
const [program = '-'] = command;

if (program.startsWith('-')) {
  console.log(HELP);
  process.exitCode = program === '--help' ? 0 : 2;
} else {
  try {
    // What has started by then ends with this process.
    const giveUp = () => process.exit(1);
    process.on('SIGINT', giveUp).on('SIGTERM', giveUp);
    const { hosts, stop, ended } = await startEmulators();
    process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
    try {
      process.exitCode = await runCommand(command, environmentOf(hosts), ended);
    } finally {
      await stop();
    }
  } catch (error) {
    console.error(error instanceof NoEmulators ? `No Firebase emulators: ${error.message}` : String(error));
    process.exitCode = error instanceof NoEmulators ? UNAVAILABLE : 1;
  }
}
