import { BEFORE_PAINT, AFTER_CONTENT } from '../document/inline-scripts.ts';
import { PAGE_STATE_ID, type PageState } from '../document/page-state.ts';
import { layoutStyles as layout } from '../features/layout/index.ts';
import { withoutScripts } from './without-scripts.text.ts';
import { assetsOf, type Assets, type EmbeddedAssets } from './assets.ts';

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

/** Styles within the page. */
export function PageHead({ assets, routeIds }: PagePartsProps) {
  const { styles } = assetsOf(assets, routeIds);
  return (
    <>
      {styles.map((href) => (
        <style key={href} {...html(assets.styles[href] ?? '')} />
      ))}
      <script {...html(BEFORE_PAINT)} />
      {styles.map((href) => (
        <link key={href} href={href} {...APPLIED_ALREADY} />
      ))}
    </>
  );
}

/** What stands above the page where no scripts run (D683). */
export function PageLead() {
  return (
    <noscript>
      <p className={layout['demo']}>{withoutScripts}</p>
    </noscript>
  );
}

export interface PageTailProps extends PagePartsProps {
  /** Called when this is rendered, after everything else: then the page has its answers. */
  readonly state: () => PageState;
  /** The page without answers, for browsers that may not see these. */
  readonly frame: string | null;
}

/** Asks for a script, as text: React would move such an element out of a template. */
const preload = (href: string, mark = ''): string =>
  `<link rel="modulepreload" href="${href}" crossorigin fetchpriority="low"${mark}>`;

/**
 * What asks for the app's scripts, without running them. The page's last script puts it into the head when the page has been
 * painted, because pictures and typefaces come first.
 */
function preloads(assets: Assets, routeIds: readonly string[]): string {
  const common = new Set(assets.common.scripts);
  const { scripts } = assetsOf(assets, routeIds);
  return [
    preload(assets.entry, ' id="app"'),
    ...scripts.map((href) => preload(href, common.has(href) ? ' data-part' : '')),
  ].join('');
}

const embeddedPreloads = ({ backend, places }: EmbeddedAssets): string =>
  [
    ...backend.map((href) => preload(href, ' data-backend')),
    ...places.map((href) => preload(href, ' data-places')),
  ].join('');

/** Behind everything that is shown: what the page was rendered with, and what nothing waits for. */
export function PageTail({ assets, routeIds, state, frame }: PageTailProps) {
  const current = state();
  return (
    <>
      <script id={PAGE_STATE_ID} type="application/json" {...html(scriptJson(current))} />
      {frame !== null && current.answers.queries.length > 0 && <template id="frame" {...html(frame)} />}
      {frame !== null && assets.embedded && (
        <template id="embedded" {...html(embeddedPreloads(assets.embedded))} />
      )}
      <template id="scripts" {...html(preloads(assets, routeIds))} />
      <script {...html(AFTER_CONTENT)} />
      {assets.lateStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} crossOrigin="" />
      ))}
    </>
  );
}
