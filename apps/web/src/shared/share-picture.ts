/** The picture of a page that has none of its own: the name on the product's colours, 1200 × 630 pixels. */
const BRAND_PICTURE = '/share.jpg';

/**
 * The address of a picture that link previews accept, which is a JPEG or PNG that everybody can load. Uploaded pictures are
 * JPEGs (D22). The demo's drawings are SVG; the first one of each robot, and each portrait, has a JPEG in /demo/share. A picture
 * that only this browser holds cannot be shown elsewhere.
 */
export function sharePicture(url: string): string {
  if (url.startsWith('/demo/')) return url.replace(/^\/demo\//, '/demo/share/').replace(/svg$/, 'jpg');
  return /^https?:/.test(url) ? url : BRAND_PICTURE;
}
