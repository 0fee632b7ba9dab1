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

/** What the worker asks of a page. */
export type PageAsked =
  /** A notice was clicked that belongs to this page. */
  | { readonly kind: 'open'; readonly address: string }
  /** Wants the id of the person who is signed in, through the port that comes with it. */
  | { readonly kind: 'whose' }
  /** A pushed notice is shown. */
  | { readonly kind: 'shown' }
  /** The browser's subscription has another address than before. */
  | { readonly kind: 'renewed' };
