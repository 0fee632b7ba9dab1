import { expect, it, vi } from 'vitest';
import { prepareForOffline } from './prepare.ts';

/** As React does with a document that no server rendered. */
function makeDocumentAnew(): void {
  const made = document.createElement('html');
  made.append(document.createElement('body'));
  document.documentElement.remove();
  document.append(made);
}

it('goes on saying that there is no network, in a document that is made anew (D484)', async () => {
  const said = () => document.querySelector('[role=status]')?.textContent;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  prepareForOffline();
  expect(said()).toMatch(/^You are offline/);
  makeDocumentAnew();
  await expect.poll(() => said()).toMatch(/^You are offline/);
});
