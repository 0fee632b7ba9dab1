import { parseSync, Visitor } from 'vite';

/** Every text in a source file: string literals, templates with {} for their expressions, and JSX text. */
export const literalsOf = (file: string, source: string): readonly string[] => {
  const texts: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map((quasi) => quasi.value.cooked ?? '').join('{}'));
    },
    JSXText: ({ value }) => {
      texts.push(value.trim().replace(/\s+/g, ' '));
    },
  }).visit(program);
  return texts;
};

const IS_READ = /^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|title|label)$/;
const IS_SENTENCE = /^\p{Lu}[\p{L}’']* .*\p{L}/u;

/** Words that a component says itself: between tags, in attributes that are read, or a sentence that no error carries. */
export const wordsSaidBy = (file: string, source: string): readonly string[] => {
  const words: string[] = [];
  const ofErrors = new Set<unknown>();
  new Visitor({
    JSXText: ({ value }) => {
      if (/\p{L}/u.test(value)) words.push(value.trim());
    },
    JSXAttribute: ({ name, value }) => {
      if (typeof name.name === 'string' && IS_READ.test(name.name) && value?.type === 'Literal')
        if (/\p{L}/u.test(String(value.value))) words.push(String(value.value));
    },
    NewExpression: ({ arguments: given }) => {
      for (const argument of given) ofErrors.add(argument);
    },
    Literal: (literal) => {
      if (IS_SENTENCE.test(String(literal.value)) && !ofErrors.has(literal))
        words.push(String(literal.value));
    },
  }).visit(parseSync(file, source).program);
  return words;
};
