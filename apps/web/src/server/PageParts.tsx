import { BEFORE_PAINT, AFTER_CONTENT } from '../document/inline-scripts.ts';
import { PAGE_STATE_ID, type PageState } from '../document/page-state.ts';
import { assetsOf, type Assets } from './assets.ts';

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** JSON that cannot end the script it stands in. */
const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Parts that are loaded later look whether their styles are there already. React's types do not know `disabled`. */
const APPLIED_ALREADY = { rel: 'stylesheet', crossOrigin: '', disabled: true } as const;

export interface PagePartsProps {
  readonly assets: Assets;
  /** The routes that are shown, from the root on. */
  readonly routeIds: readonly string[];
}

/** Styles within the page, and its scripts asked for at once, without running them. */
export function PageHead({ assets, routeIds }: PagePartsProps) {
  const { scripts, styles } = assetsOf(assets, routeIds);
  const common = new Set(assets.common.scripts);
  return (
    <>
      {styles.map((href) => (
        <style key={href} {...html(assets.styles[href] ?? '')} />
      ))}
      <script {...html(BEFORE_PAINT)} />
      {styles.map((href) => (
        <link key={href} href={href} {...APPLIED_ALREADY} />
      ))}
      {/* Pictures and typefaces come first. The page's last script starts the app, when the page has been painted. */}
      <link id="app" rel="modulepreload" href={assets.entry} crossOrigin="" fetchPriority="low" />
      {scripts.map((href) => (
        <link
          key={href}
          rel="modulepreload"
          href={href}
          crossOrigin=""
          fetchPriority="low"
          data-part={common.has(href) ? '' : undefined}
        />
      ))}
    </>
  );
}

export interface PageTailProps {
  readonly assets: Assets;
  /** Called when this is rendered, after everything else: then the page has its answers. */
  readonly state: () => PageState;
  /** The page without answers, for browsers that may not see these. */
  readonly frame: string | null;
}

/** Asks for scripts, as text: React would move such elements out of a template. */
const preloads = (scripts: readonly string[], name: string) =>
  scripts
    .map((href) => `<link rel="modulepreload" href="${href}" crossorigin fetchpriority="low" data-${name}>`)
    .join('');

/** Behind everything that is shown: what the page was rendered with, and what nothing waits for. */
export function PageTail({ assets, state, frame }: PageTailProps) {
  const current = state();
  return (
    <>
      <script id={PAGE_STATE_ID} type="application/json" {...html(scriptJson(current))} />
      {frame !== null && current.answers.queries.length > 0 && <template id="frame" {...html(frame)} />}
      {frame !== null && assets.embedded && (
        <template
          id="embedded"
          {...html(preloads(assets.embedded.backend, 'backend') + preloads(assets.embedded.places, 'places'))}
        />
      )}
      <script {...html(AFTER_CONTENT)} />
      {assets.lateStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} crossOrigin="" />
      ))}
    </>
  );
}
