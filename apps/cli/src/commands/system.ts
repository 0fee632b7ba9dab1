import { BACKEND_SERVICES, CONFIGURATION_KEYS, epochMs, settlingState } from '@roborrow/domain';
import type { Command } from 'commander';
import { fillWithDemo, hasAccounts } from '../composition.ts';
import type { BareContext, Context, Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { variableOf } from '../settings.ts';
import { answers } from '../text/answers.ts';
import { doctorText } from '../text/doctor.ts';
import { help } from '../text/help.ts';
import { confirmed } from './questions.ts';

/** The demo, and whether everything works. */
export const addSystemCommands = (program: Command, open: Open): void => {
  program
    .command('demo')
    .description(help.demo)
    .option('-y, --yes', help.yes)
    .action(({ yes }: { yes?: boolean }) => open.bare((context) => demo(context, yes)));
  program
    .command('doctor')
    .description(help.doctor)
    .option('--json', help.json)
    .action(({ json }: { json?: boolean }) => open.backend((context) => doctor(context, json)));
};

const demo = async (context: BareContext, yes?: boolean): Promise<void> => {
  const { settings, say, now } = context;
  if (settings.backend !== 'in-memory') throw new Refusal(answers.demoOnFirebase, EXIT.usage);
  if (await hasAccounts(settings.dataFile))
    await confirmed(context, yes, answers.resetDemo(settings.dataFile));
  const stop = context.spin(help.demo);
  const { people, password } = await fillWithDemo(settings.dataFile, now()).finally(stop);
  say(answers.demoReady(people.join(', ')));
  say(answers.demoPassword(password));
};

/** Presence and health, never values (D32). */
const doctor = async (context: Context, json = false): Promise<void> => {
  const { ports, settings, sessionFile, say, sayJson, colours } = context;
  const stop = context.spin(help.doctor);
  const report = await ports.diagnostics.report().finally(stop);
  const { backend, configuration, services } = report;
  const missing = CONFIGURATION_KEYS.filter((key) => configuration !== null && !configuration[key]).map(
    variableOf,
  );
  const down = BACKEND_SERVICES.filter((service) => services[service] === 'down');
  const settling = settlingState(report, epochMs(context.now()));
  const data = settings.backend === 'in-memory' ? settings.dataFile : null;
  if (json) sayJson({ backend, data, session: sessionFile.path, missing, services, settling });
  else {
    say(doctorText.backend(backend));
    if (data !== null) say(doctorText.data(data));
    say(doctorText.session(sessionFile.path));
    for (const service of BACKEND_SERVICES) {
      const state = services[service];
      say(
        `${doctorText.service(service)}  ${state === 'up' ? colours.green(doctorText.up) : colours.red(doctorText.down)}`,
      );
    }
    for (const name of missing) say(colours.red(doctorText.missing(name)));
    if (settling === 'never' || settling === 'late') say(colours.red(doctorText.settling));
    if (missing.length + down.length === 0) say(doctorText.allWell);
  }
  if (missing.length + down.length > 0) throw new Refusal('', EXIT.failed);
};
