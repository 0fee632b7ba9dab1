import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Atlas<Name extends string> = Topology<Record<Name, GeometryCollection<{ readonly name: string }>>>;

// The packages are data without code; they document these types.
const require = createRequire(import.meta.url);
const read = <Type>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Type;

/** Counties and states, by the U.S. Census Bureau. */
export const readUsAtlas = () =>
  read<Atlas<'counties' | 'states'>>(require.resolve('us-atlas/counties-10m.json'));

/** All countries, by Natural Earth. */
export const readWorldAtlas = () =>
  read<Atlas<'countries'>>(require.resolve('world-atlas/countries-50m.json'));

/** The lakes of Natural Earth (1:50m) in and around the United States; no package has them. */
export const readLakes = () =>
  read<MultiPolygon>(new URL('natural-earth-lakes.json', import.meta.url).pathname);
