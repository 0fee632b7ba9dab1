import { Command, Help } from 'commander';
import { addAccountCommands } from './commands/account.ts';
import { addRentalCommands } from './commands/ask.ts';
import { addListingCommands } from './commands/listings.ts';
import { addMeetCommand } from './commands/meet.ts';
import { addMessageCommands } from './commands/messages.ts';
import { addOutboxCommand } from './commands/outbox.ts';
import { addReviewCommands } from './commands/reviews.ts';
import { addProfileCommand } from './commands/profile.ts';
import { addSearchCommands } from './commands/search.ts';
import { addShowCommand } from './commands/show.ts';
import { addSystemCommands } from './commands/system.ts';
import { addWatchCommand } from './commands/watch.ts';
import { addCompletion } from './completion.ts';
import { bareContext, withBackend, type BareContext, type Open } from './context.ts';
import type { openBackend as OpenBackend } from './composition.ts';
import type { Surroundings } from './surroundings.ts';
import { commanderWords } from './text/commander.ts';
import { help } from './text/help.ts';

const plainHelp = new Help();

export const createProgram = (surroundings: Surroundings, openBackend?: typeof OpenBackend): Command => {
  const program = new Command('roborrow')
    .description(help.program)
    .version(help.version)
    .helpOption('-h, --help', commanderWords.help)
    .helpCommand('help [command]', commanderWords.help)
    .configureHelp({
      styleTitle: commanderWords.title,
      styleUsage: commanderWords.term,
      subcommandTerm: (command) => commanderWords.term(plainHelp.subcommandTerm(command)),
      optionDescription: (option) => commanderWords.description(plainHelp.optionDescription(option)),
      argumentDescription: (argument) => commanderWords.description(plainHelp.argumentDescription(argument)),
    })
    .option('--data <file>', help.data)
    .exitOverride()
    .showHelpAfterError(help.afterError)
    .configureOutput({
      writeOut: surroundings.print,
      writeErr: surroundings.report,
      outputError: (error, write) => write(commanderWords.error(error)),
      getOutHelpWidth: () => surroundings.columns ?? 100,
      getErrHelpWidth: () => surroundings.columns ?? 100,
      getOutHasColors: () => surroundings.hasColour,
      getErrHasColors: () => surroundings.hasColour,
    })
    .addHelpText('after', `\n${help.exitCodes}\n${help.backends}`);
  const bare = (): BareContext => bareContext(surroundings, program.opts<{ data?: string }>().data ?? null);
  const open: Open = {
    backend: (work) => withBackend(bare(), work, openBackend),
    bare: (work) => work(bare()),
  };
  addSearchCommands(program, open);
  addShowCommand(program, open);
  addAccountCommands(program, open);
  addProfileCommand(program, open);
  addListingCommands(program, open);
  addMessageCommands(program, open);
  addReviewCommands(program, open);
  addRentalCommands(program, open);
  addMeetCommand(program, open);
  addOutboxCommand(program, open);
  addWatchCommand(program, open);
  addSystemCommands(program, open);
  addCompletion(program, surroundings.print);
  return program;
};
