import type { SizeReport } from './measure.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** The report as text. */
export function sizeLines({ measured, home, libraries, problems }: SizeReport): readonly string[] {
  const kinds = Object.entries(home).map(([kind, bytes]) => `${kind} ${kB(bytes).trim()}`);
  const costly = libraries.filter(({ bytes }) => bytes >= 500);
  return [
    'JavaScript, gzipped:',
    ...measured.map(({ name, bytes, budget }) => `  ${kB(bytes)} of ${kB(budget)}  ${name}`),
    `All that Home fetches: ${kinds.join(', ')}`,
    'What each package costs, over all chunks:',
    ...costly.map(({ name, bytes }) => `  ${kB(bytes)}  ${name}`),
    ...problems.map((problem) => `✗ ${problem}`),
  ];
}
