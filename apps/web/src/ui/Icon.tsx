import type { CSSProperties } from 'react';
import './icon.css';

/** The pictures there are; `icon-pictures.css` has each. */
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
  /** In pixels of a 16 px type size; it grows with the reader's. */
  readonly size?: number;
}

/** A small picture in the colour of the text around it. Always decoration: the words stand beside it or on its button. */
export function Icon({ name, size = 24 }: IconProps) {
  // Custom properties are not part of CSSProperties.
  const style = { '--size': `${size / 16}rem` } as CSSProperties;
  return <span aria-hidden data-glyph={name} style={style} />;
}
