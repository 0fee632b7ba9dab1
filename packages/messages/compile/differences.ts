/** What a translation has too little, too much, or with other arguments than its source; each message by path. */
export const differences = (
  source: ReadonlyMap<string, string>,
  translation: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...source].flatMap(([path, wanted]) => {
    const has = translation.get(path);
    if (has === undefined) return [`${path} is missing`];
    return has === wanted ? [] : [`${path} takes (${has}) instead of (${wanted})`];
  }),
  ...[...translation.keys()]
    .filter((path) => !source.has(path))
    .map((path) => `${path} is not in the source`),
];
