import { mix } from './colour.ts';

/** What a surface is made of: its colour in shadow, in even light and in full light. */
export interface Material {
  readonly shadow: string;
  readonly base: string;
  readonly light: string;
  /** A lamp or a screen: keeps its colour whatever the light. */
  readonly glows: boolean;
  readonly opacity: number;
}

const SHADE = '#20203a';
const SHINE = '#fffaf0';

/** A surface from its colour alone. `contrast` is near 1 for paint, more for bare metal, less for rubber. */
export function material(base: string, contrast = 1): Material {
  return {
    base,
    shadow: mix(base, SHADE, Math.min(0.92, 0.58 * contrast)),
    light: mix(base, SHINE, Math.min(0.92, 0.58 * contrast)),
    glows: false,
    opacity: 1,
  };
}

export const glow = (colour: string): Material => ({
  base: colour,
  shadow: colour,
  light: colour,
  glows: true,
  opacity: 1,
});

export const seeThrough = (m: Material, opacity: number): Material => ({ ...m, opacity });

export const WHITE: Material = { ...material('#e9e5dd'), shadow: '#85849a', light: '#ffffff' };
export const BONE: Material = { ...material('#ddd3c0'), shadow: '#80748a', light: '#fffaee' };
export const GRAPHITE: Material = { ...material('#43464f'), shadow: '#15161d', light: '#8d93a1' };
export const BLACK: Material = { ...material('#26282e'), shadow: '#0c0d11', light: '#5b606b' };
export const RUBBER: Material = { ...material('#2b2c31'), shadow: '#111217', light: '#4d5058' };
export const STEEL: Material = { ...material('#b4bac3'), shadow: '#565b6d', light: '#ffffff' };
export const DARK_STEEL: Material = { ...material('#7b818d'), shadow: '#343846', light: '#cfd5df' };
export const GLASS: Material = { ...material('#1a2130'), shadow: '#0a0e17', light: '#46566f' };

/**
 * The colour of a surface lit by `t`: 0 in the dark, 0.5 as painted, 1 in full light. Steps of 1/24 repeat
 * well.
 */
export function tone(m: Material, t: number): string {
  if (m.glows) return m.base;
  const step = Math.round(Math.min(1, Math.max(0, t)) * 24) / 24;
  return step < 0.5 ? mix(m.shadow, m.base, step * 2) : mix(m.base, m.light, step * 2 - 1);
}
