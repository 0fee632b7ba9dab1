import { describe, expect, it } from 'vitest';
import { unusedTexts, type SourceFile } from './unused-texts.ts';

const TEXTS: SourceFile = [
  'src/text/home.ts',
  `export const home = {
    title: 'Home',
    later: 'Later',
    form: { where: 'Where?', 'the-what': 'What?' },
    count: (many: number): string => \`\${many} robots\`,
    other: { one: 'One' } as const,
  } as const;
  const failures = { load: 'Not loaded' };
  export const failureText = (operation: keyof typeof failures) => failures[operation];`,
];

const read = (source: string) => unusedTexts([TEXTS], [['src/features/Home.tsx', source]]);
const FROM = `import { home } from '../text/home.ts';`;

describe('the unused texts', () => {
  it('are those that no file reads by name', () => {
    const used = '<p title={home.title.trim()}>{home.count(2)}{home.form.where}</p>;';
    expect(read(`${FROM} export const Home = () => ${used}`)).toEqual([
      'src/text/home.ts: home.later',
      'src/text/home.ts: home.form.the-what',
      'src/text/home.ts: home.other.one',
    ]);
  });

  it('are all texts of an object of which only the type is used', () => {
    expect(read(`${FROM} export type Part = keyof typeof home;`)).toHaveLength(6);
  });

  it.each([
    ['handed on', 'show(home);', 0],
    ['handed on in part', 'show(home.form);', 4],
    ['asked by a computed name', 'home[part];', 0],
    ['asked by a computed name in part', 'home.form[part].length;', 4],
    ['taken apart', 'const { form } = home;', 4],
    ['called by another name', "import { home as words } from '../text/home.ts'; words.later;", 5],
    ['a property of something else', 'other.home.later; const home2 = { home: 1 };', 6],
  ])('of an object that is %s', (_, source, count) => {
    expect(read(`${FROM} ${source}`)).toHaveLength(count);
  });

  it('are found in the package of texts that clients share', () => {
    const shared: SourceFile = ['packages/text/src/errors/a.ts', 'export const a = { one: 1, two: 2 };'];
    const source = "import { a } from '@roborrow/text/errors/a'; a.one;";
    expect(unusedTexts([shared], [['src/features/Home.tsx', source]])).toEqual([
      'packages/text/src/errors/a.ts: a.two',
    ]);
  });

  it('are found in the catalogue, whose files are read as a whole', () => {
    const words: SourceFile = [
      'packages/messages/generated/en/a.ts',
      'export const a = { one: 1, two: 2 }; export const b = { three: 3 }; export const c = { four: 4 };',
    ];
    const source = "import * as words from '@roborrow/messages/a'; words.a.one; const { c } = words;";
    expect(unusedTexts([words], [['src/features/a.text.ts', source]])).toEqual([
      'packages/messages/generated/en/a.ts: a.two',
      'packages/messages/generated/en/a.ts: b.three',
    ]);
  });

  it('are found through the entry point of a feature', () => {
    const entry: SourceFile = ['src/features/a/index.ts', "export { a as words } from './a.text.ts';"];
    const screen: SourceFile = ['src/features/b/B.tsx', "import { words } from '../a/index.ts'; words.one;"];
    const shared: SourceFile = ['src/features/a/a.text.ts', 'export const a = { one: 1, two: 2 };'];
    expect(unusedTexts([shared], [entry, screen])).toEqual(['src/features/a/a.text.ts: a.two']);
  });

  it('do not include texts that the catalogue itself reads', () => {
    expect(read('').some((text) => text.includes('failures'))).toBe(false);
  });
});
