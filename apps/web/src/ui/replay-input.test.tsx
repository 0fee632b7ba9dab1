import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayInput } from './replay-input.ts';

let root: Root | null = null;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

type Tell = (value: string, isChecked: boolean) => void;

/** Two boxes or radio buttons, of which the first is chosen. */
function Choices({ type, tell }: { readonly type: 'checkbox' | 'radio'; readonly tell: Tell }) {
  const [chosen, setChosen] = useState(['first']);
  return ['first', 'second'].map((value) => (
    <input
      key={value}
      ref={replayInput}
      type={type}
      name="choice"
      value={value}
      checked={chosen.includes(value)}
      onChange={({ target: { checked } }) => {
        tell(value, checked);
        setChosen(type === 'radio' || checked ? [value] : []);
      }}
    />
  ));
}

function Ready({ then }: { readonly then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/** Hydrates a part of a page by a click, which comes when React has hydrated the rest. */
async function clickAtHydration(part: ReactNode, value: string): Promise<HTMLInputElement | null> {
  const page = (then: () => void) => (
    <>
      <Ready then={then} />
      <Suspense>{part}</Suspense>
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(() => {}));
  const box = () => container.querySelector<HTMLInputElement>(`[value=${value}]`);
  await new Promise<void>((resolve) => {
    const clicked = () => {
      box()?.click();
      resolve();
    };
    root = hydrateRoot(container, page(clicked));
  });
  await Promise.resolve();
  return box();
}

describe('a click on what React has not hydrated yet', () => {
  it.each([
    ['ticks a box', 'checkbox', 'second', true],
    ['takes a tick away', 'checkbox', 'first', false],
    ['chooses', 'radio', 'second', true],
  ] as const)('%s, and React hears of it', async (_, type, value, isChecked) => {
    const tell = vi.fn<Tell>();
    const box = await clickAtHydration(<Choices type={type} tell={tell} />, value);
    expect(tell).toHaveBeenCalledExactlyOnceWith(value, isChecked);
    await expect.poll(() => box?.checked).toBe(isChecked);
  });
});
