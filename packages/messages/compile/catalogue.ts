import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A file of a catalogue: messages in ICU MessageFormat, in groups. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** What a message is given: each argument's TypeScript type, by name. */
type Arguments = ReadonlyMap<string, string>;

/** A message as TypeScript: a string, or a function of its arguments. */
interface Compiled {
  readonly code: string;
  readonly arguments: Arguments;
}

/** The code of a message, in the language of its file. Tags, dates and offsets are not used here, and are errors. */
function compileMessage(text: string): Compiled {
  const found = new Map<string, string>();
  const template = templateOf(parse(text, { ignoreTag: true }), found);
  const names = [...found.keys()].sort();
  if (names.length === 0)
    return { code: JSON.stringify(text === '' ? '' : literalOf(text)), arguments: found };
  const types = names.map((name) => `readonly ${name}: ${found.get(name)}`).join('; ');
  return { code: `({ ${names.join(', ')} }: { ${types} }): string => ${template}`, arguments: found };
}

const literalOf = (text: string): string =>
  parse(text, { ignoreTag: true })
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join('');

const templateOf = (
  elements: readonly MessageFormatElement[],
  found: Map<string, string>,
  counted: string | null = null,
): string => `\`${elements.map((element) => partOf(element, found, counted)).join('')}\``;

function partOf(element: MessageFormatElement, found: Map<string, string>, counted: string | null): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value)
        .slice(1, -1)
        .replaceAll('\\"', '"')
        .replaceAll('`', '\\`')
        .replaceAll('${', '\\${');
    case TYPE.argument:
      if (!found.has(element.value)) found.set(element.value, 'string');
      return `\${${element.value}}`;
    case TYPE.pound:
      return `\${number(${counted})}`;
    case TYPE.plural: {
      if (element.offset !== 0 || element.pluralType !== 'cardinal')
        throw new Error('an offset or an ordinal');
      found.set(element.value, 'number');
      return `\${plural(${element.value}, { ${formsOf(element.options, found, element.value)} })}`;
    }
    case TYPE.select: {
      const kinds = Object.keys(element.options).filter(
        (kind) => kind !== 'other' || !isEmpty(element.options['other']?.value),
      );
      found.set(element.value, kinds.map((kind) => `'${kind}'`).join(' | '));
      return `\${{ ${formsOf(element.options, found, counted)} }[${element.value}]}`;
    }
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      throw new Error(`{${element.value}} has a format that is not used here`);
  }
}

/** ICU demands "other"; an empty one says that the kinds before it are all. */
const isEmpty = (elements: readonly MessageFormatElement[] | undefined): boolean =>
  !elements || elements.length === 0;

const formsOf = (
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  found: Map<string, string>,
  counted: string | null,
): string =>
  Object.entries(options)
    .map(([kind, { value }]) => `${JSON.stringify(kind)}: ${templateOf(value, found, counted)}`)
    .join(', ');

/** Every message of a file with its arguments, by path ("footer.copyright"). */
export const signatures = (messages: Messages, at = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[at + key, signatureOf(value)]] : [...signatures(value, `${at}${key}.`)],
    ),
  );

const signatureOf = (text: string): string =>
  [...compileMessage(text).arguments]
    .map((pair) => pair.join(': '))
    .sort()
    .join(', ');

/** What a translation has too little, too much, or with other arguments than its source; each message by path. */
export function differences(source: Messages, translation: Messages): readonly string[] {
  const [wanted, has] = [signatures(source), signatures(translation)];
  return [
    ...[...wanted].flatMap(([path, takes]) => {
      const translated = has.get(path);
      if (translated === undefined) return [`${path} is missing`];
      return translated === takes ? [] : [`${path} takes (${translated}) instead of (${takes})`];
    }),
    ...[...has.keys()].filter((path) => !wanted.has(path)).map((path) => `${path} is not in the source`),
  ];
}

/**
 * The TypeScript module of a file; each group at its top is an export.
 *
 * @param choose the module of the language's forms, as seen from this one
 */
export function compileCatalogue(messages: Messages, choose: string): string {
  const body = Object.entries(messages)
    .map(([key, value]) => `export const ${key} = ${codeOf(value, key)};`)
    .join('\n');
  const used = ['number', 'plural'].filter((name) => body.includes(`\${${name}(`));
  const up = used.length > 0 ? `import { ${used.join(', ')} } from '${choose}';\n` : '';
  return `${up}${body}\n`;
}

function codeOf(value: string | Messages, at: string): string {
  if (typeof value !== 'string') {
    const inside = Object.entries(value).map(
      ([key, one]) => `${JSON.stringify(key)}: ${codeOf(one, `${at}.${key}`)}`,
    );
    return `{ ${inside.join(', ')} } as const`;
  }
  try {
    return compileMessage(value).code;
  } catch (error) {
    throw new Error(`${at}: ${value}`, { cause: error });
  }
}
