import * as messages from '@roborrow/messages/cli/commander';

/** The words in one language. */
type Catalogue = {
  readonly [Part in keyof typeof messages.commander]: Widened<(typeof messages.commander)[Part]>;
};

/** Any texts in place of the English ones. */
type Widened<Texts> = Texts extends string
  ? string
  : Texts extends (...values: never) => unknown
    ? Texts
    : { readonly [Key in keyof Texts]: Widened<Texts[Key]> };

/** What the library that reads the command line says in English, as it says it, and in the language of the program. */
const titlesIn = ({ titles }: Catalogue): Readonly<Record<string, string>> => ({
  'Usage:': titles.usage,
  'Arguments:': titles.arguments,
  'Options:': titles.options,
  'Global Options:': titles.globalOptions,
  'Commands:': titles.commands,
});

type Groups = Readonly<Record<string, string | undefined>>;

/** Its errors, each with how it is said; a group that is named is there. */
const errorsIn = ({ errors }: Catalogue): readonly (readonly [RegExp, (groups: Groups) => string])[] => [
  [
    /^error: option '(?<option>.*)' argument '(?<value>.*)' is invalid\./u,
    ({ option = '', value = '' }) => errors.invalidOption({ option, value }),
  ],
  [
    /^error: command-argument value '(?<value>.*)' is invalid for argument '(?<argument>.*)'\./u,
    ({ value = '', argument = '' }) => errors.invalidArgument({ value, argument }),
  ],
  [/Allowed choices are (?<choices>.*)\./u, ({ choices = '' }) => errors.choices({ choices })],
  [
    /^error: missing required argument '(?<argument>.*)'/u,
    ({ argument = '' }) => errors.missingArgument({ argument }),
  ],
  [
    /^error: option '(?<option>.*)' argument missing/u,
    ({ option = '' }) => errors.optionNeedsValue({ option }),
  ],
  [
    /^error: required option '(?<option>.*)' not specified/u,
    ({ option = '' }) => errors.missingOption({ option }),
  ],
  [/^error: unknown option '(?<option>.*)'/u, ({ option = '' }) => errors.unknownOption({ option })],
  [/^error: unknown command '(?<command>.*)'/u, ({ command = '' }) => errors.unknownCommand({ command })],
  [
    /^error: too many arguments for '(?<command>.*)'\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)\./u,
    ({ command = '', expected, got = '' }) => errors.tooMany({ command, expected: Number(expected), got }),
  ],
  [/\(Did you mean one of (?<names>.*)\?\)/u, ({ names = '' }) => errors.didYouMeanOne({ names })],
  [/\(Did you mean (?<name>(?!one of ).*)\?\)/u, ({ name = '' }) => errors.didYouMean({ name })],
];

/** The library's own words, as a catalogue has them. What it does not know stays as it is. */
export const commanderWordsOf = (catalogue: Catalogue) => {
  const { terms, extras } = catalogue;
  const titles = titlesIn(catalogue);
  const errors = errorsIn(catalogue);
  return {
    help: catalogue.help,
    title: (title: string): string => titles[title] ?? title,
    term: (term: string): string =>
      term.replace('[options]', terms.options).replace('[command]', terms.command),
    /** What follows an option in brackets: its choices, and its default. */
    description: (description: string): string =>
      description
        .replace(/(?<=\()choices: (?<values>[^)]*?)(?=\)$|, default: )/u, (_, values: string) =>
          extras.choices({ values }),
        )
        .replace(/(?<=[(,] ?)default: (?<value>[^)]*)(?=\)$)/u, (_, value: string) =>
          extras.default({ value }),
        ),
    error: (error: string): string =>
      errors.reduce(
        (said, [pattern, say]) =>
          // The groups are the last of the arguments.
          said.replace(pattern, (...found) => say((found.at(-1) ?? {}) as Groups)),
        error,
      ),
  } as const;
};

/** In the language of the program. */
export const commanderWords = commanderWordsOf(messages.commander);
