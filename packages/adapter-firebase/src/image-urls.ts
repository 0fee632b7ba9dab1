/**
 * Documents hold the address a picture has in production, whatever serves it: the security rules accept no other.
 * With the Storage emulator it is shown from there.
 */
export interface ImageUrls {
  stored(url: string): string;
  shown(url: string): string;
}

const PRODUCTION = 'https://firebasestorage.googleapis.com/';

export const createImageUrls = (emulatorHost: string | undefined): ImageUrls => {
  if (emulatorHost === undefined) return { stored: (url) => url, shown: (url) => url };
  const emulator = `http://${emulatorHost}/`;
  const move = (from: string, to: string) => (url: string) =>
    url.startsWith(from) ? to + url.slice(from.length) : url;
  return { stored: move(emulator, PRODUCTION), shown: move(PRODUCTION, emulator) };
};
