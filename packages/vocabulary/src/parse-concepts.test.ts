import { comparableText, wordsIn } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { CONCEPT_ROWS, parseConcepts, type ConceptRow } from './parse-concepts.ts';

const MOST_WORDS = 4;

/** As names are compared: without accents, blanks and hyphens. */
const keyOf = (name: string): string => wordsIn(comparableText(name)).join('');

const namesOf = ({ english, spanish }: ConceptRow): readonly string[] => [...english, ...spanish];

/** Whether a concept is a kind of itself, by way of others. */
const isInCircle = (row: ConceptRow, rows: ReadonlyMap<string, ConceptRow>): boolean => {
  const reached = new Set<string>();
  const walk = (ids: readonly string[]): void => {
    for (const id of ids) {
      if (reached.has(id)) continue;
      reached.add(id);
      walk(rows.get(id)?.broader ?? []);
    }
  };
  walk(row.broader);
  return reached.has(row.id);
};

/** What is wrong with a table, each fault as a sentence for the person who extends it. */
const faultsIn = (rows: readonly ConceptRow[]): readonly string[] => {
  const faults: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const owners = new Map<string, string>();
  if (byId.size < rows.length) faults.push('two concepts have the same name');
  for (const row of rows) {
    if (!/^[a-z0-9-]{3,40}$/.test(row.id)) faults.push(`"${row.id}" is no id`);
    for (const name of namesOf(row)) {
      const key = keyOf(name);
      const owner = owners.get(key);
      if (key === '') faults.push(`"${row.name}" has a blank name`);
      else if (owner !== undefined) faults.push(`"${name}" means ${owner} and ${row.name}`);
      if (wordsIn(comparableText(name)).length > MOST_WORDS)
        faults.push(`"${name}" has more than four words`);
      owners.set(key, row.name);
    }
    for (const id of row.broader) if (!byId.has(id)) faults.push(`no concept is named "${id}"`);
    if (isInCircle(row, byId)) faults.push(`"${row.name}" is a kind of itself`);
  }
  return faults;
};

describe('a table of concepts', () => {
  it('has one concept a line: its names by language, and what it is a kind of', () => {
    expect(
      parseConcepts(
        '\nlawn mowing | mow, lawn mower | lawn trimmer | cortacésped, *cortar césped | > gardening, yard work\n',
      ),
    ).toEqual([
      {
        id: 'lawn-mowing',
        name: 'lawn mowing',
        english: ['lawn mowing', 'mow', 'lawn mower', 'lawn trimmer'],
        spanish: ['cortacésped', 'cortar césped'],
        spanishName: 'cortar césped',
        broader: ['gardening', 'yard-work'],
      },
    ]);
  });

  it('may leave columns empty', () => {
    expect(parseConcepts('chess | | | |')).toEqual([
      { id: 'chess', name: 'chess', english: ['chess'], spanish: [], spanishName: 'chess', broader: [] },
    ]);
  });

  it('is refused when a line has not five columns', () => {
    expect(() => parseConcepts('chess | ajedrez |')).toThrow('five columns');
  });

  it.each([
    ['vacuuming | robo-vac | | |\ncleaning | robo vac | | |', '"robo vac" means vacuuming and cleaning'],
    ['coffee | café | | cafe |', '"cafe" means coffee and coffee'],
    ['a b | | | |\na b | | | |', 'two concepts have the same name'],
    ['chess | checkers,, draughts | | |', '"chess" has a blank name'],
    ['chess | a game with the king | | |', '"a game with the king" has more than four words'],
    ['chess | | | | > game', 'no concept is named "game"'],
    ['chess | | | | > game\ngame | | | | > chess', '"chess" is a kind of itself'],
    ['go | | | |', '"go" is no id'],
    ['Chess | | | |', '"Chess" is no id'],
  ])('with a fault is found out: %j', (table, fault) => {
    expect(faultsIn(parseConcepts(table))).toContain(fault);
  });
});

describe('the concepts', () => {
  it('have no fault', () => {
    expect(faultsIn(CONCEPT_ROWS)).toEqual([]);
  });

  it('are at least 240, most of them with Spanish names', () => {
    expect(CONCEPT_ROWS.length).toBeGreaterThanOrEqual(240);
    const inSpanish = CONCEPT_ROWS.filter(({ spanish }) => spanish.length > 0);
    expect(inSpanish.length / CONCEPT_ROWS.length).toBeGreaterThan(0.95);
  });

  it("include those of Home's tiles", () => {
    const ids = CONCEPT_ROWS.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['humanoid', 'drone', 'medical']));
  });
});
