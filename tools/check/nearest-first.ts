import { dirname } from 'node:path';

const foldersOf = (path: string): readonly string[] => {
  const folder = dirname(path);
  return folder === '.' ? [] : folder.split('/');
};

/** How many folders one passes on the way from a file to another one. */
export function distance(from: string, to: string): number {
  const [a, b] = [foldersOf(from), foldersOf(to)];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return a.length - shared + (b.length - shared);
}

export interface Choice {
  readonly chosen: readonly string[];
  /** What did not fit. */
  readonly later: readonly string[];
}

/**
 * Test files, those that failed last first, then those nearest to a changed file, of equal ones the quickest, until `most`
 * milliseconds are used; always at least one. `duration` is how long a file took last, in milliseconds. Files that are waiting since an earlier
 * choice are chosen only if there are no others.
 */
export function chooseNearest(
  files: readonly string[],
  {
    changed,
    hasFailed,
    isWaiting,
    duration,
    most,
  }: {
    readonly changed: readonly string[];
    readonly hasFailed: (path: string) => boolean;
    readonly isWaiting: (path: string) => boolean;
    readonly duration: (path: string) => number;
    readonly most: number;
  },
): Choice {
  const areAllWaiting = files.every(isWaiting);
  const ranked = files
    .filter((path) => areAllWaiting || !isWaiting(path))
    .map((path) => ({
      path,
      far: hasFailed(path) ? -1 : Math.min(...changed.map((other) => distance(path, other))),
      milliseconds: duration(path),
    }))
    .sort((a, b) => (a.far === b.far ? a.milliseconds - b.milliseconds : a.far - b.far));
  const chosen: string[] = [];
  const later = areAllWaiting ? [] : files.filter(isWaiting);
  let used = 0;
  for (const { path, milliseconds } of ranked) {
    const fits = chosen.length === 0 || used + milliseconds <= most;
    if (fits) used += milliseconds;
    (fits ? chosen : later).push(path);
  }
  return { chosen, later };
}
