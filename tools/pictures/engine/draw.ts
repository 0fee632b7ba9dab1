import type { Camera } from './camera.ts';
import { drawBall } from './draw-ball.ts';
import { drawDecal } from './draw-decal.ts';
import { drawPrism } from './draw-prism.ts';
import { drawTube } from './draw-tube.ts';
import { paintingOrder } from './order.ts';
import type { Page } from './page.ts';
import { flatten } from './solid.ts';
import type { Part } from './solid.ts';

/** Paints a model onto a page, far to near. */
export function draw(page: Page, c: Camera, model: Part): void {
  for (const solid of paintingOrder(flatten(model), c)) {
    switch (solid.kind) {
      case 'prism':
        drawPrism(page, c, solid);
        for (const decal of solid.decals) drawDecal(page, c, decal);
        break;
      case 'ball':
        drawBall(page, c, solid);
        break;
      case 'tube':
        drawTube(page, c, solid);
        break;
      case 'sheet':
        drawDecal(page, c, solid.decal);
        break;
    }
  }
}
