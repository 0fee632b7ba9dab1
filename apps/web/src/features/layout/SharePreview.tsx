import { brand } from '../../text/brand.ts';
import { useOrigin } from './use-origin.ts';

export interface SharePreviewProps {
  readonly title: string;
  readonly description: string;
  /** A picture's URL, absolute or on this site; empty for none. */
  readonly image: string;
  readonly type: 'website' | 'profile';
}

/** The preview of a link to this page where it is shared (Open Graph); React puts it into the head. */
export function SharePreview({ title, description, image, type }: SharePreviewProps) {
  const picture = absoluteUrl(image, useOrigin());
  return (
    <>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
    </>
  );
}

/**
 * `null` if other people could not load it: no picture, one that only this browser has, or a site with an
 * unknown origin.
 */
export const absoluteUrl = (url: string, origin: string | null): string | null => {
  const base = origin ?? undefined;
  if (url === '' || !URL.canParse(url, base)) return null;
  const { protocol, href } = new URL(url, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
