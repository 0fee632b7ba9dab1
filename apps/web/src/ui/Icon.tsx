import './icon.css';
import type { IconName } from './icon-names.ts';

export type { IconName } from './icon-names.ts';

/** In pixels of a 16 px type size; they grow with the reader's. `icon.css` has each: a policy allows no style attribute. */
export type IconSize = 14 | 15 | 16 | 17 | 18 | 19 | 20 | 24 | 28 | 40;

export interface IconProps {
  readonly name: IconName;
  readonly size?: IconSize;
}

/**
 * An icon in the colour of the surrounding text. Always decorative: the words are beside it or on its button.
 */
export function Icon({ name, size = 24 }: IconProps) {
  return <span aria-hidden data-glyph={name} data-size={size} />;
}
