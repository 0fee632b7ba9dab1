import { openPublicServices } from '../composition/public-services.ts';
import { settings } from '../env.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.tsx';

export type { Assets } from './assets.ts';
export { logged, logProblem } from '@roborrow/functions';
export { headersOf } from '../../hosting/headers-of.ts';
export { languageOf } from '../shared/language.ts';
export { fileAddresses } from './file-addresses.ts';
export { manifestWords } from './manifest-words.ts';
export { pageOf } from './page-of.ts';

/** Whether a page can be written into a file with what it shows: the demo's data is known when it is built. */
export const hasDemo = settings.backend === 'in-memory';

/** The renderer of this build: with its settings, and the backend that they name. */
export const openRenderer = (
  options: Pick<RendererOptions, 'assets' | 'origin' | 'timeoutMs' | 'withFrames' | 'now' | 'onError'>,
): Renderer => createRenderer({ ...options, open: () => openPublicServices(settings), hasDemo });
