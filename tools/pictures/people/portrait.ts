import { mix } from '../engine/colour.ts';
import { Page } from '../engine/page.ts';

/** What a portrait is put together from. */
export interface Portrait {
  readonly slug: string;
  readonly skin: string;
  readonly hair: string;
  readonly cut:
    'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'afro' | 'bald' | 'side' | 'scarf' | 'cap' | 'locks' | 'mane';
  readonly top: string;
  readonly garment: 'crew' | 'collar' | 'jacket' | 'turtleneck' | 'apron';
  readonly wall: string;
  readonly beard?: 'full' | 'short';
  readonly glasses?: 'round' | 'square';
}

/** Hair behind the head. */
const BEHIND: Partial<Record<Portrait['cut'], string>> = {
  bob: 'M78 112c-6-48 20-72 50-72s56 24 50 72c-1 20-3 34-6 44H84c-3-10-5-24-6-44z',
  long: 'M76 112c-6-50 22-74 52-74s58 24 52 74c-2 34 2 66 6 92H70c4-26 8-58 6-92z',
  afro: 'M128 28c40 0 66 28 66 62 0 24-10 40-26 48H88c-16-8-26-24-26-48 0-34 26-62 66-62z',
  locks: 'M78 110c-6-48 20-72 50-72s56 24 50 72c0 30 6 64 12 88H66c6-24 12-58 12-88z',
  scarf: 'M72 116c-6-54 22-82 56-82s62 28 56 82c-2 26 0 44 8 62H64c8-18 10-36 8-62z',
  mane: 'M128 34c44 0 64 32 60 70 12 14 10 34 2 46 4 18-6 36-20 42H86c-14-6-24-24-20-42-8-12-10-32 2-46-4-38 16-70 60-70z',
  bun: 'M106 40a22 20 0 1 1 44 0 22 20 0 1 1-44 0z',
};

/** Hair over the brow. */
const OVER: Partial<Record<Portrait['cut'], string>> = {
  crop: 'M86 100c-6-40 16-58 42-58s48 18 42 58c-4-14-8-24-14-30-16 4-40 4-56 0-6 6-10 16-14 30z',
  bob: 'M86 108c-4-40 16-60 42-60s46 20 42 60c-6-10-8-20-10-32-20 4-44 0-54-8-6 14-12 26-20 40z',
  long: 'M86 112c-6-44 16-66 42-66s48 22 42 66c-8-14-16-26-26-44-16 18-40 22-58 44z',
  bun: 'M86 104c-6-40 16-56 42-56s48 16 42 56c-6-16-18-30-42-32-24 2-36 16-42 32z',
  mane: 'M84 112c-10-34 6-60 30-62 14-8 36-2 46 12 12 10 18 30 12 50-8-12-12-26-26-36-14 14-32 12-44 6-8 8-12 18-18 30z',
  curls:
    'M84 104c-10-8-8-22 0-26-2-14 10-24 20-22 6-12 22-14 30-6 12-8 28 0 30 12 12 0 18 14 12 24 6 6 4 16-4 20-2-14-8-22-14-26-18 6-42 4-58-2-8 6-14 14-16 26z',
  afro: 'M84 104c-6-34 14-60 44-60s50 26 44 60c-6-16-20-26-44-26s-38 10-44 26z',
  side: 'M84 106c-8-44 20-64 50-60 26 2 42 22 38 60-4-14-8-22-12-30-24 6-46 0-58-10-4 16-10 26-18 40z',
  locks: 'M84 108c-4-42 16-64 44-64s48 22 44 64c-8-16-12-26-20-34-14 8-34 8-48 0-8 10-14 18-20 34z',
  scarf: 'M80 118c-6-46 16-70 48-70s54 24 48 70c-6-30-22-46-48-46s-42 16-48 46z',
  cap: 'M80 88c0-32 20-48 48-48s48 16 48 48c-30-8-66-8-96 0z',
};

const GARMENTS: Readonly<Record<Portrait['garment'], (top: string, dark: string, light: string) => string>> =
  {
    crew: (_, dark) => `<path d="M100 186q28 22 56 0l6 6q-34 30-68 0z" fill="${dark}"/>`,
    collar: (_, dark, light) =>
      `<path d="M98 184l30 30-26 18-16-38z" fill="${light}"/><path d="M158 184l-30 30 26 18 16-38z" fill="${light}"/><path d="M128 214v42" stroke="${dark}" stroke-width="3"/>`,
    jacket: (_, dark, light) =>
      `<path d="M104 188l24 68 24-68q-24 18-48 0z" fill="${light}"/><path d="M104 186l24 70h-22l-26-50z" fill="${dark}"/><path d="M152 186l-24 70h22l26-50z" fill="${dark}"/>`,
    turtleneck: (top, dark) =>
      `<path d="M102 164q26 12 52 0l4 26q-30 16-60 0z" fill="${top}"/><path d="M98 188q30 16 60 0" fill="none" stroke="${dark}" stroke-width="3"/>`,
    apron: (_, dark, light) =>
      `<path d="M94 186l8 34h52l8-34h8l-2 70H88l-2-70z" fill="${light}"/><path d="M102 220h52" stroke="${dark}" stroke-width="3"/>`,
  };

const glasses = (kind: NonNullable<Portrait['glasses']>): string =>
  kind === 'round'
    ? '<g fill="#fff" fill-opacity=".16" stroke="#2b2a33" stroke-width="3.4"><circle cx="110" cy="112" r="14"/><circle cx="146" cy="112" r="14"/><path d="M124 110q4-3 8 0" fill="none"/></g>'
    : '<g fill="#fff" fill-opacity=".16" stroke="#2b2a33" stroke-width="3.6"><rect x="95" y="100" width="29" height="23" rx="6"/><rect x="132" y="100" width="29" height="23" rx="6"/><path d="M124 108q4-3 8 0" fill="none"/></g>';

/**
 * A bust in flat planes of light, without a face that could be anybody's: brow, nose and the shade of a
 * smile.
 */
export function portrait(p: Portrait): string {
  const page = new Page();
  const shade = mix(p.skin, '#5b2a3a', 0.24);
  const lightTop = mix(p.top, '#fff6e8', 0.5);
  const darkTop = mix(p.top, '#20203a', 0.34);
  const hairLight = mix(p.hair, '#fff2dd', 0.2);
  const hairFill = page.linear(
    [0.2, 0],
    [0.8, 1],
    [
      { offset: 0, colour: hairLight },
      { offset: 1, colour: p.hair },
    ],
  );
  page.add(
    `<path d="M0 0h256v256H0z" fill="${page.linear(
      [0, 0],
      [0.6, 1],
      [
        { offset: 0, colour: mix(p.wall, '#fffaf0', 0.5) },
        { offset: 1, colour: p.wall },
      ],
    )}"/>`,
  );
  page.add(`<circle cx="128" cy="120" r="96" fill="${mix(p.wall, '#fffaf0', 0.6)}" opacity=".7"/>`);
  const behind = BEHIND[p.cut];
  if (behind !== undefined) page.add(`<path d="${behind}" fill="${mix(p.hair, '#15131c', 0.25)}"/>`);
  page.add(
    `<path d="M22 256c2-44 30-62 72-70h68c42 8 70 26 72 70z" fill="${page.linear(
      [0, 0],
      [1, 0.7],
      [
        { offset: 0, colour: mix(p.top, '#fff6e8', 0.16) },
        { offset: 1, colour: mix(p.top, '#20203a', 0.14) },
      ],
    )}"/>`,
  );
  page.add(`<path d="M106 146h44v40q-22 22-44 0z" fill="${shade}"/>`);
  page.add(GARMENTS[p.garment](p.top, darkTop, lightTop));
  if (p.cut === 'scarf')
    page.add(
      `<path d="M84 140q44 40 88 0l18 52q-62 36-124 0z" fill="${hairFill}"/><path d="M92 178q36 18 74-6" fill="none" stroke="${mix(p.hair, '#15131c', 0.3)}" stroke-width="3"/>`,
    );
  else page.add(`<path d="M80 106a9 13 0 0 0 8 24zM176 106a9 13 0 0 1-8 24z" fill="${shade}"/>`);
  page.add(
    `<path d="M84 100c0-34 18-52 44-52s44 18 44 52c0 40-18 66-44 66s-44-26-44-66z" fill="${page.linear(
      [0, 0],
      [1, 0.3],
      [
        { offset: 0.35, colour: p.skin },
        { offset: 0.95, colour: shade },
      ],
    )}"/>`,
  );
  if (p.beard !== undefined) {
    page.add(
      `<path d="${p.beard === 'full' ? 'M84 108c2 22 12 30 22 28 14-9 30-9 44 0 10 2 20-6 22-28 2 46-16 70-44 70s-46-24-44-70z' : 'M86 120c6 16 14 20 24 18 12-5 24-5 36 0 10 2 18-2 24-18-2 32-18 50-42 50s-40-18-42-50z'}" fill="${hairFill}"${p.beard === 'short' ? ' opacity=".82"' : ''}/>`,
    );
  }
  page.add(
    `<path d="M128 108q7 16 1 21-4 2-7 0" fill="none" stroke="${shade}" stroke-width="3.4" stroke-linecap="round"/>`,
  );
  page.add(
    `<path d="M115 144q13 9 26 0" fill="none" stroke="${mix(p.skin, '#7a2233', 0.55)}" stroke-width="3.6" stroke-linecap="round"/>`,
  );
  page.add(
    `<g fill="none" stroke="${mix(p.hair, '#2a1d1a', 0.5)}" stroke-width="3.6" stroke-linecap="round"><path d="M101 98q9-5 17-1M138 97q8-4 17 1"/></g>`,
  );
  page.add('<g fill="#2a2028"><circle cx="110" cy="112" r="3.4"/><circle cx="146" cy="112" r="3.4"/></g>');
  const over = OVER[p.cut];
  if (over !== undefined)
    page.add(
      `<path d="${over}" fill="${p.cut === 'afro' ? mix(p.hair, '#15131c', 0.25) : hairFill}" stroke="${mix(p.hair, '#15131c', 0.12)}" stroke-width="${p.cut === 'crop' || p.cut === 'side' ? 1 : 3}"/>`,
    );
  if (p.cut === 'cap')
    page.add(
      `<path d="M78 90q50-16 100 0 10 4 14 10-64-14-128 0 4-6 14-10z" fill="${mix(p.hair, '#15131c', 0.3)}"/>`,
    );
  if (p.glasses !== undefined) page.add(glasses(p.glasses));
  return page.write(256, 256);
}
