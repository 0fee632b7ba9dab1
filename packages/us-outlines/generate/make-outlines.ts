import type { Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Objects,
  Polygon,
  Topology,
} from 'topojson-specification';
import type { Line, Outlines } from '../src/outlines.ts';
import { readLakes, readUsAtlas, readWorldAtlas } from './sources.ts';

/** Triangles smaller than this, in square degrees, are simplified away: about half a mile off a straight border. */
const SMALLEST_TRIANGLE = 0.0012;
/** The same for the land around, which only says where Canada and Mexico are. */
const SMALLEST_TRIANGLE_ABROAD = 0.012;
const SMALLEST_TRIANGLE_OF_A_LAKE = 0.0025;
/** Islands and lakes smaller than this, in square degrees, are left out. */
const SMALLEST_AREA = 0.003;

/** The last of the 50 states and the District of Columbia in the Census' numbers; the territories follow. */
const LAST_STATE = 56;

const stateOf = ({ id }: GeometryObject): number => Math.floor(Number(id) / 1000);

/** Countries that a map of the United States shows. */
const NEIGHBOURS = new Set([
  ...['Canada', 'Mexico', 'Cuba', 'Bahamas', 'Greenland', 'Russia', 'Guatemala', 'Belize', 'Honduras'],
  ...['Haiti', 'Dominican Rep.', 'Jamaica', 'Puerto Rico', 'El Salvador', 'Nicaragua', 'Bermuda'],
]);
/** West, south, east and north of what is drawn; Alaska's westernmost islands lie beyond 180° west. */
const FRAME = [-190, 14, -50, 75] as const;

/** A longitude of the Eastern Hemisphere becomes one further west, so that the Aleutian Islands are one chain. */
const westwards = (east: number): number => (east > 0 ? east - 360 : east);

const lineOf = (positions: readonly Position[]): Line =>
  positions.flatMap(([east = 0, north = 0]) => [westwards(east), north]);

/** Twice the area of a ring is the sum of its trapezia. */
const areaOf = (line: Line): number => {
  let sum = 0;
  for (let i = 0; i + 3 < line.length; i += 2)
    sum += ((line[i + 2] ?? 0) - (line[i] ?? 0)) * ((line[i + 3] ?? 0) + (line[i + 1] ?? 0));
  return Math.abs(sum) / 2;
};

const isInFrame = (line: Line): boolean => {
  const [west, south, east, north] = FRAME;
  return line.some(
    (value, i) =>
      i % 2 === 0 && value > west && value < east && (line[i + 1] ?? 0) > south && (line[i + 1] ?? 0) < north,
  );
};

/** Moves what lies outside of the frame to its edge: nothing there can be looked at. */
const clamped = (line: Line): Line => {
  const [west, south, east, north] = FRAME;
  return line.map((value, i) =>
    i % 2 === 0 ? Math.min(east, Math.max(west, value)) : Math.min(north, Math.max(south, value)),
  );
};

const simplified = <Atlas extends Topology<Objects<object>>>(atlas: Atlas, smallest: number) => {
  const simple = simplify(presimplify(atlas), smallest);
  return filter(simple, filterWeight(simple, smallest * 3)) as unknown as Atlas; // the types forget the names of the objects
};

const unitedStates = (): Pick<Outlines, 'land' | 'states' | 'counties'> => {
  const atlas = readUsAtlas();
  const among = ({ geometries, ...rest }: GeometryCollection): GeometryCollection => ({
    ...rest,
    geometries: geometries.filter((county) => stateOf(county) <= LAST_STATE),
  });
  const { counties } = atlas.objects;
  const simple = simplified({ ...atlas, objects: { counties: among(counties) } }, SMALLEST_TRIANGLE);
  const borders = (isWanted: (a: GeometryObject, b: GeometryObject) => boolean) =>
    mesh(simple, simple.objects.counties, (a, b) => a !== b && isWanted(a, b)).coordinates.map(lineOf);
  const all = simple.objects.counties.geometries as (Polygon | MultiPolygon)[]; // what a county is
  return {
    land: merge(simple, all)
      .coordinates.flat()
      .map(lineOf)
      .filter((ring) => areaOf(ring) > SMALLEST_AREA),
    states: borders((a, b) => stateOf(a) !== stateOf(b)),
    counties: borders((a, b) => stateOf(a) === stateOf(b)),
  };
};

const neighbours = (): readonly Line[] => {
  const atlas = readWorldAtlas();
  const geometries = atlas.objects.countries.geometries.filter(
    ({ properties }) => properties && 'name' in properties && NEIGHBOURS.has(properties.name),
  );
  const objects = { countries: { ...atlas.objects.countries, geometries } };
  const simple = simplified({ ...atlas, objects }, SMALLEST_TRIANGLE_ABROAD);
  return feature(simple, simple.objects.countries)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [],
    )
    .flat()
    .map(lineOf)
    .filter(isInFrame)
    .map(clamped)
    .filter((ring) => areaOf(ring) > SMALLEST_AREA * 20);
};

const lakes = (): readonly Line[] => {
  const arcs = readLakes().coordinates.flat();
  const object = { type: 'MultiLineString' as const, arcs: arcs.map((_, i) => [i]) };
  const simple = simplified(
    { type: 'Topology' as const, arcs, objects: { lakes: object } },
    SMALLEST_TRIANGLE_OF_A_LAKE,
  );
  return simple.arcs.map(lineOf).filter((ring) => areaOf(ring) > SMALLEST_AREA * 2);
};

/** Everything that the map is drawn from. The same sources always give the same lines. */
export const makeOutlines = (): Outlines => ({
  ...unitedStates(),
  lakes: lakes(),
  neighbours: neighbours(),
});
