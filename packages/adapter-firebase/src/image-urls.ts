/**
 * Documents contain the URL that a picture has in production, because the security rules accept no other.
 * With the Storage emulator this maps it to the emulator's URL for display.
 */
export interface ImageUrls {
  stored(url: string): string;
  shown(url: string): string;
}

export const PRODUCTION = 'https://firebasestorage.googleapis.com/';

export const createImageUrls = (emulatorHost: string | undefined): ImageUrls => {
  if (emulatorHost === undefined) return { stored: (url) => url, shown: (url) => url };
  const emulator = `http://${emulatorHost}/`;
  const move = (from: string, to: string) => (url: string) =>
    url.startsWith(from) ? to + url.slice(from.length) : url;
  return { stored: move(emulator, PRODUCTION), shown: move(PRODUCTION, emulator) };
};
