/** Asks the worker for a notice of the system (D487). */
export interface Notify {
  readonly kind: 'notify';
  readonly title: string;
  readonly text: string;
  /** A later notice with the same tag takes the place of an earlier one. */
  readonly tag: string;
  /** What a click opens, as an address of this site. */
  readonly address: string;
}

/** Tells a page that its notice was clicked. */
export interface OpenAddress {
  readonly kind: 'open';
  readonly address: string;
}
