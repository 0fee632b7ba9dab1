import { expect, it } from 'vitest';
import { townsBeyond } from './TownsBeyond.tsx';

const town = (name: string, x: number, y: number, population = 5000) => ({ name, x, y, population });
const SIZE = { width: 400, height: 600 };
/** Two units wide and three high. */
const VIEW = { x: 0, y: 0, scale: 200 };
const names = (...places: readonly ReturnType<typeof town>[]) =>
  townsBeyond(places, VIEW, SIZE).map(({ name }) => name);

it('a view without towns names the nearest beyond its edges, each in another direction (D612)', () => {
  const found = townsBeyond(
    [
      town('Far east', 9, 0.1),
      town('East', 3, 0),
      town('North', 0, -5),
      town('West', -4, 0),
      town('South', 0, 7),
    ],
    VIEW,
    SIZE,
  );
  expect(found.map(({ name, distance }) => [name, distance])).toEqual([
    ['East', 3],
    ['West', 4],
    ['North', 5],
  ]);
  expect(found[0]).toMatchObject({ left: 386, top: 300, angle: 0 });
  expect(found[2]).toMatchObject({ left: 200, top: 14, angle: -90 });
});

it('a view with three towns needs none from beyond', () => {
  const inside = [town('A', 0.5, 0), town('B', -0.5, 0), town('C', 0, 1)];
  expect(names(...inside, town('East', 3, 0))).toEqual([]);
  expect(names(...inside.slice(1), town('East', 3, 0))).toEqual(['East']);
});

it('places with few inhabitants are not named', () => {
  expect(names(town('Hamlet', 3, 0, 4999), town('Town', 4, 0, 5000))).toEqual(['Town']);
});
