import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyActions } from './early-clicks.ts';
import { BEFORE_PAINT } from './inline-scripts.ts';

const PAGE =
  '<div id="root"><form id="search"><input class="words"></form><button class="map">Map</button></div>';

/** As the browser runs the script, which is a text in every page. */
function openPage() {
  document.body.innerHTML = PAGE;
  document.documentElement.dataset['page'] = location.pathname + location.search;
  runInThisContext(`{${BEFORE_PAINT}}`);
}

const button = () => document.querySelector('button');

describe('a page that React renders anew', () => {
  afterEach(() => void globalThis.takeEarly?.());

  it.each(['before the app starts', 'while React renders'])(
    'is typed into and clicked %s',
    async (moment) => {
      openPage();
      const act = () => {
        const input = document.querySelector('input');
        if (input) input.value = 'mower';
        button()?.click();
      };
      if (moment === 'before the app starts') act();
      const replay = keepEarlyActions();
      if (moment === 'while React renders') act();
      document.body.innerHTML = PAGE;
      const typed = vi.fn();
      const clicked = vi.fn();
      document.querySelector('input')?.addEventListener('input', ({ target }) => void typed(target));
      button()?.addEventListener('click', clicked);
      await replay();
      expect(typed).toHaveBeenCalledWith(document.querySelector('input'));
      expect(document.querySelector('input')).toHaveValue('mower');
      expect(clicked).toHaveBeenCalledTimes(1);
    },
  );

  it('is clicked once when the click comes after React has rendered it', async () => {
    openPage();
    const replay = keepEarlyActions();
    document.body.innerHTML = PAGE;
    const clicked = vi.fn();
    button()?.addEventListener('click', clicked);
    button()?.click();
    await replay();
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
