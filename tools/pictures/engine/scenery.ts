import { TINTS } from './backdrop.ts';
import type { Tint } from './backdrop.ts';
import { mix } from './colour.ts';
import { n } from './number.ts';
import type { Page } from './page.ts';

/** Where a robot is at work. */
export type Place =
  | 'workshop'
  | 'field'
  | 'classroom'
  | 'warehouse'
  | 'home'
  | 'street'
  | 'stage'
  | 'clinic'
  | 'water'
  | 'desk';

const FLOOR = 410;

const repeat = (count: number, build: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => build(i)).join('');

/** The surroundings in flat tones of one tint: what is far is pale, what is near is deeper. */
export function scenery(page: Page, place: Place, tint: Tint): void {
  const base = TINTS[tint];
  const at = (t: number): string => (t >= 0 ? mix(base, '#fffdf8', t) : mix(base, '#26263f', -t));
  const fill = (d: string, t: number, extra = ''): void =>
    page.add(`<path d="${d}" fill="${at(t)}"${extra}/>`);
  const line = (d: string, t: number, width: number): void =>
    page.add(`<path d="${d}" fill="none" stroke="${at(t)}" stroke-width="${width}" stroke-linecap="round"/>`);
  const wall = page.linear(
    [0, 0],
    [0.3, 1],
    [
      { offset: 0, colour: at(0.5) },
      { offset: 1, colour: at(0.22) },
    ],
  );
  const ground = page.linear(
    [0, 0],
    [0, 1],
    [
      { offset: 0, colour: at(-0.06) },
      { offset: 1, colour: at(0.32) },
    ],
  );
  page.add(`<path d="M0 0h800v${FLOOR}H0z" fill="${wall}"/>`);
  const floor = (): void => page.add(`<path d="M0 ${FLOOR}h800v190H0z" fill="${ground}"/>`);
  switch (place) {
    case 'workshop':
      fill('M60 56h420v196H60z', 0.02);
      page.add(
        `<g fill="${at(-0.1)}">${repeat(10, (i) => repeat(4, (j) => `<circle cx="${90 + i * 40}" cy="${84 + j * 44}" r="2"/>`))}</g>`,
      );
      line(
        'M110 100v90M110 100l-12-16M110 100l12-16M170 92v74M152 92h36M236 90v110M296 100a26 26 0 1 0 1 0M372 92v66M372 158h40',
        -0.3,
        9,
      );
      fill('M540 96h200v12H540zM540 190h200v12H540z', -0.2);
      fill(
        'M556 52h46v44h-46zM612 66h34v30h-34zM664 40h54v56h-54zM560 140h80v50h-80zM654 154h66v36h-66z',
        -0.08,
      );
      floor();
      fill(`M0 330h800v26H0z`, -0.26);
      fill(`M30 356h40v${FLOOR - 346}H30zM730 356h40v${FLOOR - 346}h-40z`, -0.34);
      return;
    case 'field':
      page.add(`<circle cx="640" cy="96" r="46" fill="${at(0.85)}"/>`);
      fill('M0 300Q130 214 290 280T560 250T800 290V420H0z', -0.06);
      fill('M0 350Q200 286 420 338T800 326V430H0z', -0.18);
      line('M96 322v-62M150 330v-46M700 316v-70', -0.36, 5);
      fill('M96 190a34 44 0 1 1-.1 0M150 226a26 36 0 1 1-.1 0M700 170a40 52 0 1 1-.1 0', -0.3);
      floor();
      line(
        repeat(9, (i) => `M${n(400 + (i - 4) * 46)} ${FLOOR}L${n(400 + (i - 4) * 210)} 600`),
        -0.16,
        7,
      );
      return;
    case 'classroom':
      fill('M90 60h440v220H90z', -0.52);
      line('M90 60h440v220H90z', 0.1, 9);
      line(
        'M140 120q40-46 76 4t80 0M340 110h130M340 146h96M150 216l44-46 44 46zM340 200a26 26 0 1 0 1 0',
        0.5,
        4,
      );
      fill('M590 70h140v180H590z', 0.7);
      line('M660 70v180M590 160h140', 0.1, 7);
      floor();
      fill('M40 326h170v16H40zM590 326h170v16H590z', -0.28);
      line('M62 342v76M188 342v76M612 342v76M738 342v76', -0.36, 7);
      return;
    case 'warehouse':
      line('M0 60h800M0 30h800', -0.04, 6);
      fill(
        'M0 96h270v14H0zM0 204h270v14H0zM0 312h270v14H0zM560 96h240v14H560zM560 204h240v14H560zM560 312h240v14H560z',
        -0.34,
      );
      fill(
        'M20 40h70v56H20zM104 56h60v40h-60zM186 34h66v62h-66zM30 146h90v58H30zM140 160h90v44h-90zM24 262h60v50H24zM108 246h74v66h-74zM580 44h80v52h-80zM690 52h80v44h-80zM590 150h60v54h-60zM676 140h94v64h-94zM584 256h84v56h-84zM700 268h64v44h-64z',
        -0.12,
      );
      line(`M8 40V${FLOOR + 6}M266 80V${FLOOR + 6}M564 80V${FLOOR + 6}M792 40V${FLOOR + 6}`, -0.42, 9);
      floor();
      line(`M300 ${FLOOR}L150 600M530 ${FLOOR}L660 600`, 0.75, 8);
      return;
    case 'home':
      fill('M90 70h190v230H90z', 0.85);
      line('M90 70h190v230H90zM185 70v230M90 184h190', 0.12, 8);
      fill('M60 56h30q-4 140 6 270H48q16-130 12-270zM280 56h30q-4 140 12 270h-48q10-130 6-270z', -0.1);
      fill('M470 116h120v150H470z', -0.16);
      fill('M484 130h92v122h-92z', 0.4);
      page.add(`<circle cx="530" cy="180" r="24" fill="${at(-0.14)}"/>`);
      line('M706 330q-8-70-42-96M706 330q0-84 8-130M706 330q8-60 46-90', -0.42, 8);
      fill('M676 330h60l-10 84h-40z', -0.24);
      floor();
      page.add(
        `<ellipse cx="400" cy="512" rx="340" ry="66" fill="${at(0.6)}"/><ellipse cx="400" cy="512" rx="300" ry="54" fill="none" stroke="${at(-0.12)}" stroke-width="3"/>`,
      );
      return;
    case 'street':
      fill(
        'M0 130h130v290H0zM130 70h150v350H130zM280 160h110v260H280zM500 100h140v320H500zM640 40h160v380H640z',
        -0.05,
      );
      page.add(
        `<g fill="${at(0.6)}">${repeat(4, (i) => repeat(3, (j) => `<path d="M${150 + i * 32} ${100 + j * 62}h18v34h-18z"/>`) + repeat(4, (j) => `<path d="M${662 + i * 34} ${72 + j * 66}h20v36h-20z"/>`))}</g>`,
      );
      fill('M440 204a58 66 0 1 1-.1 0', -0.22);
      line('M440 300v110', -0.4, 9);
      fill('M0 386h800v30H0z', -0.18);
      floor();
      line(repeat(5, (i) => `M${n(60 + i * 175)} ${FLOOR}l${n((i - 2) * 46)} 190`) + 'M0 480H800', -0.1, 3);
      return;
    case 'stage':
      fill('M0 0h800v420H0z', -0.5);
      page.add(
        `<g fill="${at(0.7)}" opacity=".2"><path d="M150 0h60l200 600H-40zM590 0h60l190 600H390z"/></g>`,
      );
      line('M60 40h680', -0.74, 12);
      fill('M150 36h60v34h-60zM370 36h60v34h-60zM590 36h60v34h-60z', -0.78);
      floor();
      return;
    case 'clinic':
      fill('M0 0h800v90H0z', 0.65);
      line('M0 90h800', -0.1, 5);
      fill(
        repeat(8, (i) => `M${30 + i * 34} 92q10 120 2 300h24q10-180 2-300z`),
        0.5,
      );
      fill('M460 120h230v110H460z', 0.75);
      line('M480 176h50l14-34 22 66 18-44 10 12h76', -0.3, 4);
      fill('M430 300h330v44H430zM430 270h70v34h-70z', 0.8);
      line('M446 344v72M744 344v72M430 262v50', -0.3, 8);
      floor();
      return;
    case 'desk':
      fill('M70 128h300v12H70zM70 258h300v12H70z', -0.2);
      fill(
        'M86 48h22v80H86zM112 60h18v68h-18zM134 40h26v88h-26zM270 66h70v62h-70zM96 190h80v68H96zM250 176h24v82h-24zM278 190h18v68h-18zM300 182l20-4 14 78-20 4z',
        -0.08,
      );
      page.add(`<circle cx="214" cy="226" r="30" fill="${at(-0.12)}"/>`);
      line('M640 400V250L560 150', -0.3, 9);
      fill('M520 176l52-60 46 40z', -0.3);
      fill('M548 166L470 400h230z', 0.7, ' opacity=".35"');
      page.add(
        `<path d="M0 384h800v170H0z" fill="${page.linear(
          [0, 0],
          [0, 1],
          [
            { offset: 0, colour: mix(at(-0.1), '#c79a66', 0.5) },
            { offset: 1, colour: mix(at(0.1), '#d9b07c', 0.55) },
          ],
        )}"/>`,
      );
      page.add(`<path d="M0 552h800v48H0z" fill="${mix(at(-0.3), '#8a6238', 0.5)}"/>`);
      fill('M600 396h44l-5 58h-34z', -0.36);
      line('M614 398l-8-46M624 398l2-56M634 398l10-44', -0.16, 5);
      return;
    case 'water':
      page.add(
        `<path d="M0 0h800v600H0z" fill="${page.linear(
          [0, 0],
          [0, 1],
          [
            { offset: 0, colour: at(0.35) },
            { offset: 1, colour: at(-0.5) },
          ],
        )}"/>`,
      );
      page.add(
        `<g fill="${at(0.8)}" opacity=".16"><path d="M120 0h90l-60 600H-60zM330 0h60l30 600H240zM560 0h110l190 600H600z"/></g>`,
      );
      fill('M0 520q120-50 260-14t280-6 260 8v92H0z', -0.58);
      line('M92 520q-14-60 6-120M120 524q16-50 0-90M716 512q14-70-8-130M690 516q-12-40 2-74', -0.4, 8);
      page.add(
        `<g fill="none" stroke="${at(0.75)}" stroke-width="3" opacity=".6"><circle cx="610" cy="150" r="9"/><circle cx="634" cy="112" r="6"/><circle cx="604" cy="84" r="4"/></g>`,
      );
      return;
  }
}
