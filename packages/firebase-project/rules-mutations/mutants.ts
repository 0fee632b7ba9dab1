export interface Mutant {
  readonly line: number;
  /** The condition that was removed. */
  readonly removed: string;
  /** Whether the mutant may allow more, or less. */
  readonly effect: 'looser' | 'stricter';
  readonly rules: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const OPEN = '([{';
const CLOSE = ')]}';

/** The same text with blanks instead of comments and quotations, so that only the structure is left. */
const structureOf = (rules: string): string =>
  rules.replace(/'(?:[^'\\]|\\.)*'|\/\/.*/g, (text) => text.replace(/[^\n]/g, '_'));

/** The parts of a span between operators outside of brackets. */
function split(structure: string, { start, end }: Span, operator: string): readonly Span[] {
  const spans: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    const character = structure[at] ?? '';
    if (OPEN.includes(character)) depth += 1;
    if (CLOSE.includes(character)) depth -= 1;
    if (depth === 0 && structure.startsWith(operator, at)) {
      spans.push({ start: from, end: at });
      from = at + operator.length;
    }
  }
  return [...spans, { start: from, end }].map((span) => trimmed(structure, span));
}

function trimmed(structure: string, { start, end }: Span): Span {
  const text = structure.slice(start, end);
  return {
    start: start + (text.length - text.trimStart().length),
    end: end - (text.length - text.trimEnd().length),
  };
}

/** A span without the brackets, and the `!`, around all of it; `null` if there are none. */
function inside(structure: string, { start, end }: Span): Span | null {
  const opening = structure[start] === '!' ? start + 1 : start;
  if (structure[opening] !== '(') return null;
  let depth = 0;
  for (let at = opening; at < end; at += 1) {
    if (structure[at] === '(') depth += 1;
    if (structure[at] === ')') depth -= 1;
    if (depth === 0) return at === end - 1 ? { start: opening + 1, end: at } : null;
  }
  return null;
}

/** The positions of the expressions in `allow …: if …;` and `return …;`. */
const expressionsIn = (structure: string): readonly Span[] =>
  [...structure.matchAll(/(?:\bif|\breturn)\s([^;]*);/g)].map((match) =>
    trimmed(structure, {
      start: match.index + match[0].length - 1 - (match[1] ?? '').length,
      end: match.index + match[0].length - 1,
    }),
  );

/** Every condition that is joined to others by `&&` or `||`, and every single one after an `if`. */
function conditionsIn(
  structure: string,
  span: Span,
): readonly { readonly span: Span; readonly effect: Mutant['effect'] }[] {
  for (const [operator, effect] of [
    ['||', 'stricter'],
    ['&&', 'looser'],
  ] as const) {
    const parts = split(structure, span, operator);
    if (parts.length > 1)
      return parts.flatMap((part) => [{ span: part, effect }, ...conditionsIn(structure, part)]);
  }
  const inner = inside(structure, span);
  return inner ? conditionsIn(structure, inner) : [];
}

/**
 * The rules with one condition removed, for each condition: a conjunct becomes true, an alternative false.
 */
export function mutantsOf(rules: string): readonly Mutant[] {
  const structure = structureOf(rules);
  const alone = (span: Span) =>
    /\bif\s+$/.test(structure.slice(0, span.start)) && rules.slice(span.start, span.end) !== 'true';
  return expressionsIn(structure)
    .flatMap((span) => {
      const joined = conditionsIn(structure, span);
      return joined.length === 0 && alone(span) ? [{ span, effect: 'looser' as const }] : joined;
    })
    .map(({ span: { start, end }, effect }) => ({
      line: rules.slice(0, start).split('\n').length,
      removed: rules.slice(start, end).replace(/\s+/g, ' '),
      effect,
      rules: rules.slice(0, start) + (effect === 'looser' ? 'true' : 'false') + rules.slice(end),
    }));
}
