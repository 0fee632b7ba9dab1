import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { makeDomCheap } from './cheap-dom.ts';
import { makeQueriesCheap } from './cheap-queries.ts';
import { prepareImage, showToast } from './replaced-modules.ts';
import { spareOwnerStacks } from './without-owner-stacks.ts';

// Rendering a whole app on a busy machine takes long; only a test that hangs takes longer.
configure({ asyncUtilTimeout: 30_000 });
makeQueriesCheap();
makeDomCheap();
spareOwnerStacks();

// Test files share their modules and their DOM, so a module is replaced for all of them or for none.
vi.mock(import('../src/shared/toast.ts'), async () => {
  const { showToast } = await import('./replaced-modules.ts');
  return { showToast };
});
vi.mock(import('../src/shared/prepare-image.ts'), async (original) => {
  const { prepareImage } = await import('./replaced-modules.ts');
  return { ...(await original()), prepareImage };
});

// Drafts and unsent messages are stored in the browser, and a test must not start with another's.
const clearStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
};

beforeEach(() => {
  clearStorage();
  showToast.mockClear();
  prepareImage.mockClear();
});

afterEach(() => {
  cleanup();
  clearStorage();
});

/** Leaves nothing of a file's tests to the next one. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
});
