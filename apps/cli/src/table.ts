import stringWidth from 'string-width';

export interface Column {
  readonly heading: string;
  /** Numbers and prices. */
  readonly isRight?: boolean;
  /** Is never shortened: an id is useless in part. */
  readonly isWhole?: boolean;
}

const GAP = '  ';
/** A column is not shortened below this, however narrow the terminal is. */
const LEAST = 6;

/**
 * A table in lines. In `columns` terminal columns the widest cells that may be shortened are, evenly; without a limit none is.
 */
export const table = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number | null,
  heading: (text: string) => string = (text) => text,
): readonly string[] => {
  const wanted = columns.map((column, at) =>
    Math.max(stringWidth(column.heading), ...rows.map((row) => stringWidth(row[at] ?? ''))),
  );
  const widths = width === null ? wanted : fitted(columns, wanted, width);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => {
        const size = widths[at] ?? 0;
        const shown = stringWidth(cell) > size ? shortened(cell, size) : cell;
        const padding = ' '.repeat(Math.max(0, size - stringWidth(shown)));
        return columns[at]?.isRight ? padding + shown : shown + padding;
      })
      .join(GAP)
      .trimEnd();
  return [heading(line(columns.map((column) => column.heading))), ...rows.map(line)];
};

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, marked with "…". */
const shortened = (text: string, width: number): string => {
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(`${kept}${segment}…`) > width) break;
    kept += segment;
  }
  return `${kept}…`;
};

const fitted = (columns: readonly Column[], wanted: readonly number[], width: number): readonly number[] => {
  const widths = [...wanted];
  let tooWide = widths.reduce((sum, size) => sum + size, 0) + GAP.length * (columns.length - 1) - width;
  for (; tooWide > 0; tooWide -= 1) {
    const widest = columns.reduce(
      (found, column, at) =>
        !column.isWhole && (widths[at] ?? 0) > Math.max(LEAST, widths[found] ?? LEAST) ? at : found,
      -1,
    );
    if (widest === -1) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
};
