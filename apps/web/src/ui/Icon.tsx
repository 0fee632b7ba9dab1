import type { CSSProperties } from 'react';
import './icon.css';

/** The available icons; `icon-pictures.css` contains each. */
export type IconName =
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-up'
  | 'badge-check'
  | 'bot'
  | 'calendar-clock'
  | 'check'
  | 'check-check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'clock'
  | 'drone'
  | 'ellipsis'
  | 'eye'
  | 'eye-off'
  | 'factory'
  | 'graduation-cap'
  | 'hand-platter'
  | 'image-plus'
  | 'layout-dashboard'
  | 'lock-keyhole'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'message-circle'
  | 'message-square'
  | 'messages-square'
  | 'monitor'
  | 'moon'
  | 'navigation'
  | 'pause'
  | 'pencil'
  | 'play'
  | 'plus'
  | 'rotate-cw'
  | 'search'
  | 'send-horizontal'
  | 'sliders-horizontal'
  | 'sparkles'
  | 'star'
  | 'stethoscope'
  | 'sun'
  | 'tag'
  | 'trash-2'
  | 'wrench'
  | 'x';

export interface IconProps {
  readonly name: IconName;
  /** In pixels at a font size of 16 px; it grows with the reader's font size. */
  readonly size?: number;
}

/**
 * An icon in the colour of the surrounding text. Always decorative: the words are beside it or on its button.
 */
export function Icon({ name, size = 24 }: IconProps) {
  // The type CSSProperties does not include custom properties.
  const style = { '--size': `${size / 16}rem` } as CSSProperties;
  return <span aria-hidden data-glyph={name} style={style} />;
}
