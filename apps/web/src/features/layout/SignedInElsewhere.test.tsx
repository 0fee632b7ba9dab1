import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { showToast } from '../../../testing/replaced-modules.ts';
import { createWorld } from '../../../testing/world.ts';
import { writeTabMark } from '../../session/tab-mark.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

/** A visitor's page, beside other tabs in which these people are signed in; `answer` is what such a tab hands over. */
const open = async (people: readonly string[], answer: string | null = null) => {
  const world = await createWorld();
  const signIn = await world.services.auth.handOverSignIn();
  await world.services.auth.signOut();
  const held = people.map((uid) => ({ name: `roborrow.signed-in ${uid}` }));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held }), request: async () => undefined },
  });
  class OtherTab extends EventTarget {
    postMessage({ wanted }: { readonly wanted: string }) {
      const data = { uid: wanted, signIn: answer ?? signIn };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', OtherTab);
  return renderApp(world, '/about');
};

describe('a new tab beside a signed-in one (D641)', () => {
  it('continues as the one person who is signed in, on one press', async () => {
    const { user } = await open(['ada', 'ada']);
    await user.click(await screen.findByRole('button', { name: 'Continue here as Ada Lovelace' }));
    expect(await screen.findByRole('button', { name: 'Account menu of Ada Lovelace' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Login' })).toBeNull();
  });

  it('says so when that sign-in is over, and stays signed out', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const { user } = await open(['ada'], JSON.stringify({ uid: 'ada', signedInAt: 0 }));
    await user.click(await screen.findByRole('button', { name: 'Continue here as Ada Lovelace' }));
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('error', 'The other tab did not answer. Please log in here.'),
    );
    expect(screen.getByRole('link', { name: 'Log in here' })).toBeVisible();
  });

  it('does not choose between two people', async () => {
    await open(['ada', 'bob']);
    expect(await screen.findByText(/^You are logged in, but in another tab/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Continue here/ })).toBeNull();
  });

  it('offers the same below the login, and goes on to the page that was wanted', async () => {
    const { user, router } = await open(['ada']);
    await router.navigate({ to: '/login', search: { redirect: '/edit-profile' } });
    await user.click(await screen.findByRole('button', { name: 'Continue here as Ada Lovelace' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit-profile'));
  });
});

describe('a public page whose session ended without a logout (D12, D490)', () => {
  it.each([
    ['expired', /^Your session has ended\. A login lasts 8 hours at most\./],
    ['ended', /^Your session has ended\. Its time was over, or it was ended on another device\./],
  ] as const)('says how it ended: %s', async (mark, sentence) => {
    writeTabMark(mark);
    await open([]);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in here' })).toBeVisible();
  });
});
