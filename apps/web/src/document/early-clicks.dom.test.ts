import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyActions, replayEarlyClicks } from './early-clicks.ts';
import { BEFORE_PAINT } from './inline-scripts.ts';

const PAGE =
  '<div id="root"><form id="search"><input class="words"><input type="checkbox"></form><button class="map">Map</button><a href="#next">Next</a></div>';

/** As the browser runs the script, which is a text in every page. */
function openPage() {
  document.body.innerHTML = PAGE;
  document.documentElement.dataset['page'] = location.pathname + location.search;
  runInThisContext(`{${BEFORE_PAINT}}`);
}

const box = () => document.querySelector<HTMLInputElement>('[type="checkbox"]');
const button = () => document.querySelector('button');

afterEach(() => void globalThis.takeEarly?.());

describe('a page that React renders anew', () => {
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

describe('a page that React takes over', () => {
  it('leaves its links to the browser until React has it', async () => {
    openPage();
    const heard = vi.fn();
    const link = document.querySelector('a');
    document.addEventListener('click', heard);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    await replayEarlyClicks();
    expect(heard).not.toHaveBeenCalled();
    link?.click();
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('click', heard);
  });

  it('has its box ticked before the visitor can send the form', async () => {
    openPage();
    button()?.click();
    box()?.click();
    const heard = vi.fn();
    box()?.addEventListener('change', heard);
    const replay = replayEarlyClicks();
    expect(heard).toHaveBeenCalledTimes(1);
    await replay;
  });

  it.each([true, false])(
    'has its box as the visitor left it (ticked: %s), whatever React rendered in between',
    async (ticked) => {
      openPage();
      const clicks = ticked ? 1 : 2;
      for (let click = 0; click < clicks; click += 1) box()?.click();
      const heard: boolean[] = [];
      const rendered = box();
      rendered?.addEventListener('click', () => void heard.push(rendered.checked));
      if (rendered) rendered.checked = false;
      await replayEarlyClicks();
      expect(rendered?.checked).toBe(ticked);
      expect(heard.at(-1)).toBe(ticked);
    },
  );
});
