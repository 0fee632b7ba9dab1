import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld } from '../../../testing/world.ts';
import { message } from './testing/render-messages.tsx';
import { closeRead, showArrivals } from './show-notice.ts';
import { choiceOf } from './choice.ts';

type Permission = 'default' | 'granted' | 'denied';

/** A browser that shows notices, and whose person answers in this way. */
function browserWith(answer: Permission, permission: Permission = 'default') {
  const browser = { permission, asked: 0 };
  const postMessage = vi.fn<(message: unknown) => void>();
  const open: { tag: string; close: () => void }[] = [];
  const registration = { active: { postMessage }, getNotifications: async () => open };
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    }),
  });
  return { browser, postMessage, open };
}

let isHidden = false;
beforeEach(() => {
  isHidden = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // The browser of these tests has none.
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const box = () => screen.findByLabelText('Notify me on this device about new messages');
const open = async () => renderApp(await createWorld(), '/settings');
const fromBob = message(1, 'bob', 'ada');
const inbox = (...latest: readonly (typeof fromBob)[]) => ({ latest, unreadCount: latest.length });

describe('Notices of the system (D487)', () => {
  it('are not offered where the browser has none', async () => {
    await open();
    await screen.findByRole('button', { name: 'Log out everywhere else' });
    expect(screen.queryByRole('heading', { name: 'Notifications on this device' })).toBeNull();
  });

  it('are off, and the browser asks nothing, until the person chooses them', async () => {
    const { browser, postMessage } = browserWith('granted');
    const { user } = await open();
    expect(await box()).not.toBeChecked();
    expect(browser.asked).toBe(0);
    showArrivals(ADA, [fromBob]);
    await user.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
    expect(browser.asked).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Show me a notification' }));
    await waitFor(() =>
      expect(postMessage.mock.calls).toEqual([
        [expect.objectContaining({ title: 'This is a notification' })],
      ]),
    );
    await user.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect(choiceOf(ADA)).toBe('off');
  });

  it.each<[Permission, RegExp]>([
    ['denied', /^Your browser does not allow notifications/],
    ['default', /^You have not answered your browser yet/],
  ])('stay off when the answer is "%s", with how to go on', async (answer, sentence) => {
    browserWith(answer);
    const { user } = await open();
    await user.click(await box());
    await screen.findByText(sentence);
    expect(await box()).not.toBeChecked();
  });

  it('are off, and say so, after the person has forbidden them in the browser', async () => {
    const { browser } = browserWith('granted');
    const { user } = await open();
    await user.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
    browser.permission = 'denied';
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText(/^Your browser does not allow/);
    expect(await box()).not.toBeChecked();
  });
});

describe('A notice of the system (D488)', () => {
  const wanted = () => {
    localStorage.setItem(`roborrow.system-notices.${ADA}`, 'on');
    return browserWith('granted', 'granted');
  };

  it('names each sender once, quotes nothing, and leads to the conversation', async () => {
    const { postMessage } = wanted();
    showArrivals(ADA, [message(2, 'bob', 'ada', 'a secret'), fromBob, message(3, 'cleo', 'ada')]);
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
    expect(postMessage.mock.calls[0]).toEqual([
      {
        kind: 'notify',
        title: 'New message from Bob Bolt',
        text: 'Open Roborrow to read it.',
        tag: 'ada/bob',
        address: '/messages?newConversation=bob',
      },
    ]);
    expect(JSON.stringify(postMessage.mock.calls)).not.toContain('secret');
  });

  it('is not shown while the page is seen, nor to a person who did not choose it on this device', async () => {
    const { postMessage } = wanted();
    isHidden = false;
    showArrivals(ADA, [fromBob]);
    isHidden = true;
    showArrivals(fromBob.senderId, [fromBob]);
    await navigator.serviceWorker.ready;
    expect(postMessage).not.toHaveBeenCalled();
  });

  it("goes when its messages are read, and another person's stays", async () => {
    const notices = wanted();
    const tags = ['ada/bob', 'ada/cleo', 'bob/ada'];
    const closed: string[] = [];
    notices.open.push(...tags.map((tag) => ({ tag, close: () => void closed.push(tag) })));
    closeRead(ADA, inbox({ ...fromBob, isRead: true }, message(3, 'cleo', 'ada')));
    await waitFor(() => expect(closed).toEqual(['ada/bob']));
  });
});
