import type { BenchmarkResults, SearchRow } from './measured/results.ts';
import { table } from './table.ts';

const count = (value: number): string => value.toLocaleString('en-US');
const figure = (value: number): string => (value >= 100 ? count(Math.round(value)) : value.toPrecision(3));
const times = (ratio: number): string => `${ratio >= 10 ? count(Math.round(ratio)) : ratio.toFixed(1)}×`;

/** A table with an empty line after it; nothing of what was not measured. */
const section = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : [table(head, rows), ''];

const searchSection = (title: string, rows: readonly SearchRow[]): readonly string[] =>
  section(
    [title, 'robots', 'miles', 'found', 'median µs', 'p95 µs', 'median ratio', 'p95 ratio'],
    rows.map((row) => [
      row.variant,
      count(row.robots),
      count(row.radius),
      figure(row.found),
      figure(row.median),
      figure(row.p95),
      times(row.medianRatio),
      times(row.p95Ratio),
    ]),
  );

/** The results of one runtime as tables for a terminal. */
export const report = (runtime: string, results: BenchmarkResults): string =>
  [
    `${runtime}\n`,
    ...section(
      ['one by one', 'plain ns', 'ours ns', 'ratio'],
      results.comparisons.map(({ name, plain, ours, ratio }) => [
        name,
        figure(plain),
        figure(ours),
        times(ratio),
      ]),
    ),
    ...searchSection('search', results.searches),
    ...searchSection('first page', results.firstPages),
    ...section(
      ['words', 'robots', 'miles', 'shown', 'of the right ones', 'median ms', 'p95 ms'],
      results.words.map((row) => [
        row.way,
        count(row.robots),
        row.radius === null ? 'any' : count(row.radius),
        figure(row.found),
        `${Math.round(row.right * 100)} %`,
        figure(row.median),
        figure(row.p95),
      ]),
    ),
    ...section(
      ['write', 'documents', 'ms', 'to a tenth of them', 'to splicing one by one'],
      results.writes.map((row) => [
        row.what,
        count(row.documents),
        figure(row.milliseconds),
        times(row.growth),
        row.plainRatio === null ? '–' : times(row.plainRatio),
      ]),
    ),
    ...section(
      ['index', 'robots', 'build ms', 'MB', 'one move µs'],
      results.indexes.map((row) => [
        row.index,
        count(row.robots),
        figure(row.buildMilliseconds),
        row.megabytes === null ? '?' : figure(row.megabytes),
        figure(row.moveMicroseconds),
      ]),
    ),
    ...results.disagreements.map((disagreement) => `DISAGREEMENT: ${disagreement}`),
  ].join('\n');
