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
  | 'flag'
  | 'graduation-cap'
  | 'hand-platter'
  | 'image-plus'
  | 'layout-dashboard'
  | 'list'
  | 'lock-keyhole'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'message-circle'
  | 'message-square'
  | 'messages-square'
  | 'minus'
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
  | 'share-2'
  | 'sliders-horizontal'
  | 'sparkles'
  | 'star'
  | 'star-filled'
  | 'stethoscope'
  | 'sun'
  | 'tag'
  | 'trash-2'
  | 'wrench'
  | 'x';

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
