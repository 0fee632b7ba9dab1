import { mix } from './colour.ts';
import { n } from './number.ts';
import type { Page } from './page.ts';

export const WIDTH = 800;
export const HEIGHT = 600;
/** Where the wall meets the floor. */
const HORIZON = 388;

export const TINTS = {
  sage: '#c9d1bf',
  sand: '#e3d5bd',
  slate: '#b9c6d3',
  clay: '#dcbfae',
  lilac: '#cdc8da',
  stone: '#d8d4cd',
  mist: '#c5d5d3',
  rose: '#e0c6c4',
  dusk: '#59617a',
  pine: '#4f6660',
  umber: '#75594b',
} as const;
export type Tint = keyof typeof TINTS;

/** What stands on the wall behind the robot. */
export type Setting = 'plain' | 'disc' | 'arch' | 'panels' | 'window' | 'band' | 'close';

/** A studio: a wall and a floor in two tones of one tint, softly lit from the upper left. */
export function backdrop(page: Page, tint: Tint, setting: Setting): void {
  const colour = TINTS[tint];
  const light = mix(colour, '#fffdf8', 0.55);
  const deep = mix(colour, '#2a2a44', 0.16);
  if (setting === 'close') {
    page.add(
      `<path d="M0 0h800v600H0z" fill="${page.linear(
        [0, 0],
        [0.6, 1],
        [
          { offset: 0, colour: mix(colour, light, 0.8) },
          { offset: 1, colour: mix(colour, deep, 0.5) },
        ],
      )}"/>`,
    );
    page.add(
      `<circle cx="300" cy="220" r="330" fill="${page.radial(0.5, 0.5, 0.5, [
        { offset: 0, colour: light, opacity: 0.9 },
        { offset: 1, colour: light, opacity: 0 },
      ])}"/>`,
    );
    return;
  }
  page.add(
    `<path d="M0 0h800v${HORIZON + 2}H0z" fill="${page.linear(
      [0, 0],
      [0.25, 1],
      [
        { offset: 0, colour: mix(colour, light, 0.55) },
        { offset: 1, colour },
      ],
    )}"/>`,
  );
  settingShape(page, setting, colour, light, deep);
  page.add(
    `<path d="M0 ${HORIZON}h800v${HEIGHT - HORIZON}H0z" fill="${page.linear(
      [0, 0],
      [0, 1],
      [
        { offset: 0, colour: mix(colour, deep, 0.55) },
        { offset: 0.2, colour: mix(colour, light, 0.25) },
        { offset: 1, colour: mix(colour, light, 0.6) },
      ],
    )}"/>`,
  );
  page.add(
    `<ellipse cx="370" cy="470" rx="400" ry="150" fill="${page.radial(0.5, 0.5, 0.5, [
      { offset: 0, colour: light, opacity: 0.75 },
      { offset: 1, colour: light, opacity: 0 },
    ])}"/>`,
  );
}

function settingShape(page: Page, setting: Setting, colour: string, light: string, deep: string): void {
  const soft = page.linear(
    [0, 0],
    [0.6, 1],
    [
      { offset: 0, colour: mix(colour, light, 0.9) },
      { offset: 1, colour: mix(colour, light, 0.2) },
    ],
  );
  switch (setting) {
    case 'plain':
    case 'close':
      return;
    case 'disc':
      page.add(`<circle cx="400" cy="262" r="212" fill="${soft}"/>`);
      return;
    case 'arch':
      page.add(`<path d="M196 ${HORIZON}V262a204 204 0 0 1 408 0v${HORIZON - 262}z" fill="${soft}"/>`);
      return;
    case 'panels':
      page.add(
        `<path d="M430 0h250v${HORIZON}H430z" fill="${soft}"/><path d="M680 0h14v${HORIZON}h-14z" fill="${mix(colour, deep, 0.35)}"/><path d="M110 70h240v${HORIZON - 70}H110z" fill="${mix(colour, deep, 0.22)}"/>`,
      );
      return;
    case 'window':
      page.add(
        `<g fill="${light}" opacity=".6">${[0, 1].map((i) => [0, 1].map((j) => `<path d="M${n(150 + i * 168 + j * 44)} ${n(40 + j * 150)}l150 26 38 128-150-26z"/>`).join('')).join('')}</g>`,
      );
      return;
    case 'band':
      page.add(
        `<path d="M0 226h800v${HORIZON - 226}H0z" fill="${mix(colour, deep, 0.28)}"/><path d="M0 226h800v5H0z" fill="${light}" opacity=".5"/>`,
      );
      return;
  }
}
