import { tag } from '@roborrow/messages/language';
import { pictureForms, type PictureSize } from '@roborrow/domain';
import { useSyncExternalStore } from 'react';
import { useApp } from '../services.tsx';
import { app } from './app.text.ts';
import { allLanguages, inLanguage } from './language.ts';
import { brand } from './brand.text.ts';
import { PageTitle } from './PageTitle.tsx';

interface PublicPageProps {
  readonly title: string;
  /** The product's own by default. */
  readonly description?: string;
  /** A picture's URL, absolute or on this site; the product's own by default. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'profile';
  /** The path of the page's one address, without parameters. */
  readonly path: string;
}

/**
 * What a page that everybody may open says of itself, where it is found and where a link to it is shared (D310); React puts it
 * into the head.
 */
export function PublicPage({
  title,
  description = app.description,
  image = '',
  type = 'website',
  path,
}: PublicPageProps) {
  const origin = useOrigin();
  const address = absoluteUrl(inLanguage(path), origin);
  const { url, size } = sharePicture(image);
  const picture = absoluteUrl(url, origin);
  return (
    <>
      <PageTitle title={title} description={description} />
      {address && <link rel="canonical" href={address} />}
      {address &&
        allLanguages.map(({ language }) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={new URL(inLanguage(path, language), address).href}
          />
        ))}
      {address && <link rel="alternate" hrefLang="x-default" href={new URL(path, address).href} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={tag.replace('-', '_')} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture && <meta property="og:image" content={picture} />}
      {picture && size && <meta property="og:image:width" content={`${size.width}`} />}
      {picture && size && <meta property="og:image:height" content={`${size.height}`} />}
      {picture && <meta property="og:image:alt" content={title} />}
      <meta name="twitter:card" content={type === 'profile' ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && <meta name="twitter:image" content={picture} />}
    </>
  );
}

/** Keeps a page out of search engines, which still follow its links (D314). */
export const NoIndex = () => <meta name="robots" content="noindex, follow" />;

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

/** The picture of a page that has none of its own: the name on the product's colours, 1200 × 630 pixels. */
const BRAND_PICTURE = '/share.jpg';

interface SharedPicture {
  readonly url: string;
  /** In pixels; `null` if unknown. */
  readonly size: PictureSize | null;
}

/**
 * A picture that link previews accept, which is a JPEG or PNG that everybody can load. Uploaded pictures are JPEGs (D22); previews get the
 * size that is made for them (D748). The demo's drawings are SVG; the first one of each robot, and each portrait, has a JPEG in
 * /demo/share. A picture that only this browser holds cannot be shown elsewhere.
 */
export function sharePicture(address: string): SharedPicture {
  const { url, size, smaller } = pictureForms(address);
  if (url.startsWith('/demo/'))
    return { url: url.replace(/^\/demo\//, '/demo/share/').replace(/svg$/, 'jpg'), size: null };
  if (!/^https?:/.test(url)) return { url: BRAND_PICTURE, size: null };
  const preview = smaller.find(({ width }) => width >= PREVIEW_WIDTH);
  return preview
    ? { url: preview.url, size: { width: preview.width, height: (preview.width * 3) / 4 } }
    : { url, size };
}

/** Previews show narrower pictures small, beside the text. In pixels. */
const PREVIEW_WIDTH = 600;

const unchanging = () => () => {};

/**
 * This site's origin, e.g. "https://roborrow.example"; `null` in a page that the build wrote into a file, until React has
 * hydrated it.
 */
export function useOrigin(): string | null {
  const { origin } = useApp();
  return useSyncExternalStore(
    unchanging,
    () => location.origin,
    () => origin,
  );
}
