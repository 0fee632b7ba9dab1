import {
  farthestInBox,
  haversineMiles,
  miles,
  ROUNDED_BY,
  nearestInBox,
  quadrant,
  quadrantAt,
  searchArea,
  type Coordinates,
  type GeoBox,
  type Miles,
} from '@roborrow/domain';
import TinyQueue from 'tinyqueue';

/** Items on the globe, indexed so that those near a point are found without looking at the others. */
export interface SpatialIndex<Item> {
  readonly root: Node<Item>;
  insert(item: Item, coordinates: Coordinates): void;
  /** Removes an item that was inserted at these coordinates; ignores a missing one. */
  remove(item: Item, coordinates: Coordinates): void;
}

/** All items at one place: a town's robots share its centre. */
interface Spot<Item> extends Coordinates {
  /** In the index's order. */
  readonly items: Item[];
}

/** A box with the spots in it, or with four smaller boxes that contain them. */
export interface Node<Item> extends GeoBox {
  spots: Spot<Item>[];
  children: readonly Node<Item>[] | null;
  /** How many items there are. */
  size: number;
}

/** A node with more spots is divided, unless it is too small for that. */
const MOST_SPOTS = 24;
const SMALLEST = 1e-9;

const nodeOf = <Item>(box: GeoBox): Node<Item> => ({ ...box, spots: [], children: null, size: 0 });

const divide = <Item>(node: Node<Item>): void => {
  const children = [0, 1, 2, 3].map((number) => nodeOf<Item>(quadrant(node, number)));
  for (const spot of node.spots) {
    const child = children[quadrantAt(node, spot)];
    if (!child) continue;
    child.spots.push(spot);
    child.size += spot.items.length;
  }
  node.children = children;
  node.spots = [];
};

/** A quadtree: a write changes one path, a question reads the nodes that are near enough. */
export const createSpatialIndex = <Item>(compare: (a: Item, b: Item) => number): SpatialIndex<Item> => {
  const root = nodeOf<Item>({ south: -90, north: 90, west: -180, east: 180 });

  /** The path from the root to the leaf that contains the point. */
  const pathTo = (
    point: Coordinates,
  ): { readonly path: readonly Node<Item>[]; readonly leaf: Node<Item> } => {
    const path: Node<Item>[] = [root];
    let leaf = root;
    for (let child; leaf.children; leaf = child) {
      child = leaf.children[quadrantAt(leaf, point)];
      if (!child) break;
      path.push(child);
    }
    return { path, leaf };
  };
  const isAt =
    ({ latitude, longitude }: Coordinates) =>
    (spot: Coordinates): boolean =>
      spot.latitude === latitude && spot.longitude === longitude;

  const positionOf = (items: readonly Item[], item: Item): number => {
    let low = 0;
    for (let high = items.length; low < high;) {
      const middle = (low + high) >>> 1;
      const other = items[middle];
      if (other !== undefined && compare(other, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    root,
    insert: (item, coordinates) => {
      const { path, leaf } = pathTo(coordinates);
      for (const node of path) node.size += 1;
      const spot = leaf.spots.find(isAt(coordinates));
      if (spot) {
        spot.items.splice(positionOf(spot.items, item), 0, item);
        return;
      }
      leaf.spots.push({ latitude: coordinates.latitude, longitude: coordinates.longitude, items: [item] });
      if (leaf.spots.length > MOST_SPOTS && leaf.north - leaf.south > SMALLEST) divide(leaf);
    },
    remove: (item, coordinates) => {
      const { path, leaf } = pathTo(coordinates);
      const spot = leaf.spots.find(isAt(coordinates));
      const position = spot ? positionOf(spot.items, item) : 0;
      if (spot?.items[position] !== item) return;
      spot.items.splice(position, 1);
      if (spot.items.length === 0) leaf.spots.splice(leaf.spots.indexOf(spot), 1);
      for (const node of path) node.size -= 1;
    },
  };
};

/** Items at the same distance, each list in the order of its index. */
export interface SameDistance<Item> {
  readonly distance: Miles;
  readonly lists: readonly (readonly Item[])[];
}

/** A node, with a lower bound of its distances, or a spot with its distance. */
type Entry<Item> =
  | { readonly distance: number; readonly node: Node<Item> }
  | { readonly distance: number; readonly items: readonly Item[] };

/**
 * The items of an index, nearest first, from a distance on. The caller stops reading when it has enough:
 * nodes farther away are then never looked at.
 */
export function* nearestFirst<Item>(
  { root }: SpatialIndex<Item>,
  origin: Coordinates,
  from: number,
): Generator<SameDistance<Item>, void> {
  const queue = new TinyQueue<Entry<Item>>([], (a, b) => a.distance - b.distance);
  const addNode = (node: Node<Item>): void => {
    if (node.size === 0 || (from > 0 && farthestInBox(origin, node) < from)) return;
    queue.push({ distance: nearestInBox(origin, node), node });
  };
  const open = (node: Node<Item>): void => {
    for (const child of node.children ?? []) addNode(child);
    for (const spot of node.spots) {
      const distance = haversineMiles(origin, spot);
      if (distance >= from) queue.push({ distance, items: spot.items });
    }
  };
  addNode(root);
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    if ('node' in entry) {
      open(entry.node);
      continue;
    }
    const { distance } = entry;
    const lists = [entry.items];
    // A node as near as that may contain another spot at the same distance.
    while ((queue.peek()?.distance ?? Infinity) <= distance) {
      const next = queue.pop();
      if (next && 'node' in next) open(next.node);
      else if (next) lists.push(next.items);
    }
    yield { distance: miles(distance), lists };
  }
}

/**
 * How many items lie within the radius. `isWithin` is the exact rule for a point (D4). Most nodes are told apart by
 * the cheapest of the three comparisons, or by the second.
 */
export const countWithin = <Item>(
  { root }: SpatialIndex<Item>,
  origin: Coordinates,
  radius: Miles,
  isWithin: (point: Coordinates) => boolean,
): number => {
  const { boxes } = searchArea(origin, radius);
  const count = (node: Node<Item>): number => {
    if (node.size === 0 || !boxes.some((box) => doOverlap(box, node))) return 0;
    if (farthestInBox(origin, node) <= radius) return node.size;
    if (nearestInBox(origin, node) > radius + ROUNDED_BY) return 0;
    let sum = 0;
    for (const child of node.children ?? []) sum += count(child);
    for (const spot of node.spots) if (isWithin(spot)) sum += spot.items.length;
    return sum;
  };
  return count(root);
};

const doOverlap = (a: GeoBox, b: GeoBox): boolean =>
  a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
