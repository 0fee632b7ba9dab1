import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/ui/icon-names.ts';

const { resolve } = createRequire(import.meta.url);

/** @throws when lucide has no such icon: Vite would keep the address of a missing picture. */
const ruleOf = (name: string): string => {
  const picture = `lucide-static/icons/${name}.svg`;
  resolve(picture);
  return `[data-glyph='${name}'] { --picture: url('${picture}'); }`;
};

/** Adds a rule for each icon to `icon-pictures.css`, so that the list of names is the only place to write one. */
export const styleIcons = (): Plugin => ({
  name: 'roborrow:style-icons',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/icon-pictures\.css$/ },
    handler: (css) => [css, ...ICON_NAMES.map(ruleOf)].join('\n'),
  },
});
