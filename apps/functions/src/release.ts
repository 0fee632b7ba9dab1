declare const __RELEASE__: { readonly version: string; readonly build: string } | undefined;

/** Which version this is, as its bundle says; the sources have none. */
export const release =
  typeof __RELEASE__ === 'undefined' ? { version: 'sources', build: 'unknown' } : __RELEASE__;
