import { HEIGHT, WIDTH, backdrop } from './backdrop.ts';
import type { Setting, Tint } from './backdrop.ts';
import { camera } from './camera.ts';
import type { Camera } from './camera.ts';
import { draw } from './draw.ts';
import { pictureBox } from './order.ts';
import { Page } from './page.ts';
import { castShadow, shadowColour } from './shadow.ts';
import { scenery } from './scenery.ts';
import type { Place } from './scenery.ts';
import { flatten } from './solid.ts';
import type { Part } from './solid.ts';
import { dot } from './vector.ts';
import type { Vector } from './vector.ts';

export interface Shot {
  readonly model: Part;
  readonly tint: Tint;
  readonly setting: Setting;
  readonly yaw: number;
  readonly pitch: number;
  /** How much of the picture the model fills; 1 is the usual studio distance. */
  readonly size?: number;
  /** How far the model is moved, in picture units. */
  readonly shift?: readonly [number, number];
}

/** A camera that shows the whole model, standing on the floor in the middle of the picture. */
function framing({ model, yaw, pitch, size = 1, shift = [0, 0] }: Shot): Camera {
  const { x, y } = pictureBox(flatten(model), camera(yaw, pitch));
  const zoom = size * Math.min(600 / (x[1] - x[0]), 478 / (y[1] - y[0]));
  return camera(
    yaw,
    pitch,
    zoom,
    WIDTH / 2 + shift[0] - (zoom * (x[0] + x[1])) / 2,
    HEIGHT / 2 + 14 + shift[1] - (zoom * (y[0] + y[1])) / 2,
  );
}

export function studio(shot: Shot): string {
  const page = new Page();
  const c = framing(shot);
  backdrop(page, shot.tint, shot.setting);
  castShadow(page, c, flatten(shot.model), shadowColour(shot.tint));
  draw(page, c, shot.model);
  return page.write(WIDTH, HEIGHT);
}

/** The robot where it works, seen from its other side. */
export function scene(shot: Shot, place: Place): string {
  const page = new Page();
  const c = framing(shot);
  scenery(page, place, shot.tint);
  if (place !== 'water') castShadow(page, c, flatten(shot.model), shadowColour(shot.tint));
  draw(page, c, shot.model);
  return page.write(WIDTH, HEIGHT);
}

/** A close look at one spot of the model; what lies outside the picture is left out. */
export function closeUp(shot: Shot, focus: Vector, closer: number): string {
  const page = new Page();
  const { zoom } = framing(shot);
  const near = camera(shot.yaw, shot.pitch, zoom * closer);
  const c: Camera = {
    ...near,
    x: WIDTH / 2 - near.zoom * dot(focus, near.right),
    y: HEIGHT / 2 + near.zoom * dot(focus, near.up),
  };
  backdrop(page, shot.tint, 'close');
  const inView = flatten(shot.model).filter((solid) => {
    const { x, y } = pictureBox([solid], c);
    return x[1] > 0 && x[0] < WIDTH && y[1] > 0 && y[0] < HEIGHT;
  });
  draw(page, c, inView);
  return page.write(WIDTH, HEIGHT);
}
