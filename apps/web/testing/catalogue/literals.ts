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
