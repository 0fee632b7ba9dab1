/** A picture of the logo for systems on which the app is installed. */
export interface Icon {
  /** Its path in `apps/web/public`. */
  readonly picture: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Whether the system cuts it into a shape of its own: a circle of four fifths of the width is always shown. */
  readonly isCut: boolean;
}

export const ICONS: readonly Icon[] = [
  { picture: '/icons/icon-192.png', size: 192, isCut: false },
  { picture: '/icons/icon-512.png', size: 512, isCut: false },
  { picture: '/icons/maskable-512.png', size: 512, isCut: true },
  { picture: '/icons/apple-touch-icon.png', size: 180, isCut: true },
];
