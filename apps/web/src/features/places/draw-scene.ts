import { drawDots } from './draw-dots.ts';
import { drawOutlines } from './draw-outlines.ts';
import { type Box, createFreeRoom, type FreeRoom } from './free-room.ts';
import type { MapColours } from './map-colours.ts';
import type { MapScene, NamedPlace, Ring } from './map-scene.ts';
import { groupTowns, type TownGroup } from './town-groups.ts';
import { isWithin, type Size, toScreen, type View } from './view.ts';

type Canvas = CanvasRenderingContext2D;

/** The size of a town's label, in pixels; the style sheet has the same. */
const LABEL_HEIGHT = 26;
const LABEL_PADDING = 20;
const LABEL_FONT = '650 13px "Figtree Variable", sans-serif';
/** The space between a town and the lower edge of its label, in pixels. */
export const LABEL_RISE = 9;
/** The free space around labels. */
const GAP = 3;
/** Names of places take at most one of so many square pixels each, or the map would be full of them. */
const ROOM_FOR_A_NAME = 14_000;
/** On a map of the whole country only cities help; a place is named if it has so many inhabitants. */
const leastPopulation = (scale: number): number => 600_000 / (scale / 4) ** 1.5;
/** Circles of a smaller radius, in pixels, are left out. */
const SMALLEST_RING = { outer: 12, inner: 36 } as const;

/** Takes the room of labels, and says which groups of towns have one; those with more robots come first. */
function placeLabels(
  context: Canvas,
  { towns, labelOf }: MapScene,
  view: View,
  size: Size,
  room: FreeRoom,
): readonly TownGroup[] {
  context.font = LABEL_FONT;
  return groupTowns(towns, view.scale).filter(({ leader, robots, lowestPrice }) => {
    const point = toScreen(view, size, leader);
    if (!isWithin(point, size)) return false;
    const width = context.measureText(labelOf(robots, lowestPrice)).width + LABEL_PADDING;
    const box: Box = {
      left: point.left - width / 2 - GAP,
      top: point.top - LABEL_RISE - LABEL_HEIGHT - GAP,
      width: width + 2 * GAP,
      height: LABEL_HEIGHT + LABEL_RISE + 2 * GAP,
    };
    return room.takeOneOf([box]) !== null;
  });
}

const fontOf = (population: number): { readonly font: string; readonly height: number } => {
  if (population >= 400_000) return { font: '650 15px "Figtree Variable", sans-serif', height: 19 };
  if (population >= 50_000) return { font: '600 13px "Figtree Variable", sans-serif', height: 17 };
  return { font: '500 12px "Figtree Variable", sans-serif', height: 15 };
};

/** Writes names of places where there is room, the most populous first, below their point or beside it. */
function drawNames(
  context: Canvas,
  places: readonly NamedPlace[],
  view: View,
  size: Size,
  colours: MapColours,
  room: FreeRoom,
): void {
  const least = leastPopulation(view.scale);
  let left = Math.floor((size.width * size.height) / ROOM_FOR_A_NAME);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = colours.halo;
  context.fillStyle = colours.label;
  for (const place of places) {
    if (left === 0 || place.population < least) return;
    const point = toScreen(view, size, place);
    if (!isWithin(point, size)) continue;
    const { font, height } = fontOf(place.population);
    context.font = font;
    const width = context.measureText(place.name).width;
    const box = room.takeOneOf(
      [
        { left: point.left - width / 2, top: point.top + 5 },
        { left: point.left + 7, top: point.top - height / 2 },
        { left: point.left - width - 7, top: point.top - height / 2 },
      ].map((corner) => ({ left: corner.left - GAP, top: corner.top, width: width + 2 * GAP, height })),
    );
    if (!box) continue;
    left -= 1;
    const baseline = box.top + height / 2;
    context.strokeText(place.name, box.left + GAP, baseline);
    context.fillText(place.name, box.left + GAP, baseline);
    context.beginPath();
    context.arc(point.left, point.top, 1.75, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawRings(
  context: Canvas,
  rings: readonly Ring[],
  view: View,
  size: Size,
  colours: MapColours,
): void {
  for (const { points, isOuter } of rings) {
    context.beginPath();
    for (const [i, point] of points.entries()) {
      const { left, top } = toScreen(view, size, point);
      if (i === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    }
    context.closePath();
    context.setLineDash(isOuter ? [] : [4, 5]);
    context.lineWidth = isOuter ? 2 : 1.25;
    context.strokeStyle = colours.ring;
    context.stroke();
    if (!isOuter) continue;
    context.fillStyle = colours.area;
    context.fill();
  }
  context.setLineDash([]);
}

/** Writes each ring's distance on its northernmost point, and takes the room. */
function drawRingLabels(
  context: Canvas,
  rings: readonly Ring[],
  view: View,
  size: Size,
  colours: MapColours,
  room: FreeRoom,
): void {
  context.font = '600 12px "Figtree Variable", sans-serif';
  context.textBaseline = 'middle';
  context.lineWidth = 4;
  context.strokeStyle = colours.halo;
  context.fillStyle = colours.ring;
  for (const { label, points } of rings) {
    const [north] = points;
    if (!north) continue;
    const { left, top } = toScreen(view, size, north);
    const width = context.measureText(label).width;
    if (!room.takeOneOf([{ left: left - width / 2 - GAP, top: top - 9, width: width + 2 * GAP, height: 18 }]))
      continue;
    context.strokeText(label, left - width / 2, top);
    context.fillText(label, left - width / 2, top);
  }
}

/** Draws everything, and says which groups of towns have room for a label. */
export function drawScene(
  context: Canvas,
  scene: MapScene,
  view: View,
  size: Size,
  colours: MapColours,
): readonly TownGroup[] {
  const room = createFreeRoom();
  drawOutlines(context, scene.outlines, scene.roads, view, size, colours);
  const rings = scene.rings.filter(({ radius, isOuter }) => {
    return radius * view.scale >= (isOuter ? SMALLEST_RING.outer : SMALLEST_RING.inner);
  });
  drawRings(context, rings, view, size, colours);
  const labels = placeLabels(context, scene, view, size, room);
  drawRingLabels(context, rings, view, size, colours, room);
  drawNames(context, scene.places, view, size, colours, room);
  drawDots(context, scene.towns, view, size, colours);
  return labels;
}
