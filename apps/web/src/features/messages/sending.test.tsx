import { OPERATION_TIMEOUT } from '@roborrow/domain';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../../../testing/replaced-modules.ts';
import { writeTabMark } from '../../session/tab-mark.ts';
import { outboxes } from '../inbox/outbox.ts';
import { simulateLayout } from './testing/layout.ts';
import { ADA, BOB, message, renderMessages } from './testing/render-messages.tsx';

beforeEach(simulateLayout);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  outboxes.forget(ADA);
  writeTabMark(null);
});

const log = () => screen.findByRole('log');
const inList = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Conversations' })).findByRole('button', { name });
const inLog = async (text: string) => within(await log()).findByText(text);
const composer = () => screen.findByRole('textbox', { name: 'Message to Bob Bolt' });
const openBob = async (seed = [message(1, 'bob', 'ada')]) => {
  const rendered = renderMessages(seed, '/messages?newConversation=bob');
  await composer();
  return rendered;
};
const articles = async () =>
  [...(await log()).querySelectorAll('article')].map(({ dataset }) => dataset['status']);

describe('the composer', () => {
  it('sends with Enter, and starts a new line with Shift+Enter', async () => {
    const { messages, user } = await openBob();
    await user.type(await composer(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(messages.stored()[0]?.content).toBe('one\ntwo'));
    expect(await composer()).toHaveProperty('value', '');
  });

  it('ignores Enter while an input method is composing', async () => {
    const { messages, user } = await openBob();
    await user.type(await composer(), 'ni');
    fireEvent.keyDown(await composer(), { key: 'Enter', isComposing: true });
    expect(await composer()).toHaveProperty('value', 'ni');
    expect(messages.sentIds).toEqual([]);
  });

  it('does not send a blank or too long text', async () => {
    const { messages, user } = await openBob();
    const send = screen.getByRole('button', { name: 'Send' });
    await user.type(await composer(), '   {Enter}');
    expect(send).toHaveProperty('disabled', true);
    fireEvent.change(await composer(), { target: { value: 'x'.repeat(5001) } });
    expect(send).toHaveProperty('disabled', true);
    expect((await screen.findByRole('alert')).textContent).toContain('5,000');
    expect(messages.sentIds).toEqual([]);
  });

  it('keeps the typed text per counterpart, across threads and a reload, until the logout', async () => {
    const { user, reload, signOut } = await openBob([message(1, 'bob', 'ada'), message(2, 'cleo', 'ada')]);
    await user.type(await composer(), 'half a thought');
    await user.click(await inList(/Cleo Cog/));
    expect(await screen.findByRole('textbox', { name: 'Message to Cleo Cog' })).toHaveProperty('value', '');
    await user.click(await inList(/Bob Bolt/));
    expect(await composer()).toHaveProperty('value', 'half a thought');
    reload();
    expect(await composer()).toHaveProperty('value', 'half a thought');
    expect(Object.keys(sessionStorage).join()).toContain(ADA);
    act(signOut);
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('unsent'));
  });

  it('keeps the typed text for the same member when their eight hours are over (D12, D27)', async () => {
    const { user, signOut } = await openBob();
    await user.type(await composer(), 'half a thought');
    writeTabMark('expired');
    act(signOut);
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    expect(outboxes.readDraft(ADA, BOB)).toBe('half a thought');
    expect(outboxes.readDraft(BOB, ADA)).toBe('');
  });
});

describe('a message', () => {
  it('is shown at once, and later as sent', async () => {
    const { messages, user } = await openBob();
    messages.beIn('hang');
    await user.type(await composer(), 'first{Enter}');
    await inLog('first');
    expect(await articles()).toEqual(['received', 'pending']);
    messages.beIn('take');
    await user.type(await composer(), 'second{Enter}');
    await waitFor(() => expect(showToast.mock.calls).toEqual([['success', 'Message sent!']]));
    expect(await articles()).toEqual(['received', 'sent', 'pending']);
    // If it hung on, it would fail during another test.
    messages.goOn();
    await waitFor(async () => expect(await articles()).toEqual(['received', 'sent', 'sent']));
  });

  it('that is sent after its thread was closed is in the list', async () => {
    const { messages, user } = await openBob([message(1, 'bob', 'ada'), message(2, 'cleo', 'ada')]);
    messages.beIn('hang');
    await user.type(await composer(), 'on my way{Enter}');
    await inLog('on my way');
    await user.click(await inList(/Cleo Cog/));
    await screen.findByRole('textbox', { name: 'Message to Cleo Cog' });
    messages.beIn('take');
    messages.goOn();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Message sent!'));
    expect(await screen.findByRole('button', { name: /Bob Bolt.*You: on my way/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Bob Bolt/ }));
    await inLog('on my way');
    expect(await articles()).toEqual(['received', 'sent']);
  });

  it('that is sent from another tab is added to the open thread and the list', async () => {
    const { messages, user } = await openBob([message(1, 'bob', 'ada'), message(2, 'cleo', 'ada')]);
    await inLog('message 1');
    act(() => messages.arrive(message(3, 'ada', 'bob', 'from the other tab')));
    await inLog('from the other tab');
    await user.click(await inList(/Cleo Cog/));
    expect(await screen.findByRole('button', { name: /Bob Bolt.*You: from the other tab/ })).toBeTruthy();
  });

  it('that fails stays and is marked, and a retry sends it under the same id', async () => {
    const { messages, user } = await openBob();
    messages.beIn('refuse');
    await user.type(await composer(), 'important{Enter}');
    await waitFor(() => expect(showToast.mock.calls).toEqual([['error', 'Failed to send message']]));
    expect(await articles()).toEqual(['received', 'failed']);
    expect(within(await log()).getByText('Not sent')).toBeTruthy();
    messages.beIn('take');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await articles()).toEqual(['received', 'sent']));
    expect(new Set(messages.sentIds).size).toBe(1);
    expect(messages.sentIds).toHaveLength(2);
    expect(messages.stored().filter(({ content }) => content === 'important')).toHaveLength(1);
  });

  it('that failed is kept after leaving the thread and a reload, is marked in the list, and can be discarded', async () => {
    const { messages, user, reload } = await openBob([]);
    messages.beIn('refuse');
    await user.type(await composer(), 'important{Enter}');
    await waitFor(() => expect(showToast).toHaveBeenCalled());
    expect((await inList(/Bob Bolt/)).textContent).toContain('Not sent · You: important');
    reload();
    await inLog('important');
    // It is tried once more, because the network may be back.
    await waitFor(() => expect(messages.sentIds).toHaveLength(2));
    await waitFor(async () => expect(await articles()).toEqual(['failed']));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { name: 'Start a conversation' });
    expect(sessionStorage.getItem('roborrow.unsent.ada')).not.toContain('important');
  });

  it('whose answer is lost counts as sent once it is in the thread', async () => {
    const { messages, user } = await openBob();
    messages.beIn('lose-answer');
    await user.type(await composer(), 'anyway{Enter}');
    await inLog('anyway');
    await waitFor(async () => expect(await articles()).toEqual(['received', 'sent']));
    await waitFor(() => expect(showToast.mock.calls).toEqual([['success', 'Message sent!']]));
  });

  it('that was stored before more new messages than the list contains counts as sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { messages, user } = await openBob();
    messages.beIn('hang');
    await user.type(await composer(), 'lost answer{Enter}');
    await inLog('lost answer');
    await act(() => vi.advanceTimersByTimeAsync(OPERATION_TIMEOUT));
    expect(await articles()).toEqual(['received', 'failed']);
    const late = { ...message(2, 'ada', 'bob', 'lost answer'), id: messages.sentIds[0] as never }; // an id under which it was sent
    const newer = Array.from({ length: 120 }, (_, n) => message(n + 3, 'bob', 'ada'));
    act(() => messages.arriveTogether([late, ...newer]));
    const bob = await screen.findByRole('button', { name: /Bob Bolt.*message 122/ });
    await waitFor(() => expect(bob.textContent).not.toContain('Not sent'));
    expect(sessionStorage.getItem('roborrow.unsent.ada')).not.toContain('lost answer');
  });

  it('whose answer comes before the live view contains it stays on the screen, as sent, and once', async () => {
    const { messages, user } = await openBob();
    messages.beIn('take-unseen');
    await user.type(await composer(), 'never gone{Enter}');
    await waitFor(() => expect(showToast.mock.calls).toEqual([['success', 'Message sent!']]));
    expect(await articles()).toEqual(['received', 'sent']);
    expect(screen.getByRole('button', { name: /Bob Bolt.*You: never gone/ })).toBeTruthy();
    act(() => messages.showAll());
    expect(await articles()).toEqual(['received', 'sent']);
    act(() => [ADA, BOB].forEach((user) => void messages.port.deleteAllOf(user)));
    await screen.findByRole('heading', { name: 'Start a conversation' });
  });

  it('that hangs fails within 15 seconds, and counts as sent if it is stored later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    expect(OPERATION_TIMEOUT).toBe(15_000);
    const { messages, user } = await openBob();
    messages.beIn('hang');
    await user.type(await composer(), 'slow{Enter}');
    await inLog('slow');
    await act(() => vi.advanceTimersByTimeAsync(OPERATION_TIMEOUT));
    expect(await articles()).toEqual(['received', 'failed']);
    const late = { ...message(900, 'ada', 'bob', 'slow'), id: messages.sentIds[0] as never }; // an id under which it was sent
    act(() => messages.arrive(late));
    await waitFor(async () => expect(await articles()).toEqual(['received', 'sent']));
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.getItem('roborrow.unsent.ada')).not.toContain('slow');
  });
});

describe('a message without a network (D486)', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  afterEach(() => void isOnline.mockReturnValue(true));
  afterAll(() => isOnline.mockRestore());
  const goOffline = () => {
    isOnline.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
  };
  const goOnline = () => {
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };
  const hint = 'It is sent when you are online again.';

  it('is sent when there is one again, once, although its screen is closed', async () => {
    const { messages, user, router } = await openBob();
    goOffline();
    messages.beIn('refuse');
    await user.type(await composer(), 'on the train{Enter}');
    await inLog(hint);
    await act(() => router.navigate({ to: '/about' }));
    messages.beIn('take');
    goOnline();
    await waitFor(() => expect(messages.stored()[0]?.content).toBe('on the train'));
    goOnline();
    expect(messages.stored().filter(({ content }) => content === 'on the train')).toHaveLength(1);
    expect(new Set(messages.sentIds).size).toBe(1);
    expect(messages.sentIds).toHaveLength(2);
  });

  it('that is still being tried when the network comes back is tried again, once', async () => {
    const { messages, user } = await openBob();
    goOffline();
    messages.beIn('hang');
    await user.type(await composer(), 'in the tunnel{Enter}');
    await waitFor(() => expect(messages.sentIds).toHaveLength(1));
    goOnline();
    messages.beIn('refuse');
    await act(async () => messages.goOn());
    await waitFor(() => expect(messages.sentIds).toHaveLength(2));
    await waitFor(async () => expect(await articles()).toEqual(['received', 'failed']));
    expect(screen.queryByText(hint)).toBeNull();
    expect(messages.sentIds).toHaveLength(2);
  });

  it('is sent after a reload with a network', async () => {
    const { messages, user, reload } = await openBob([]);
    goOffline();
    messages.beIn('refuse');
    await user.type(await composer(), 'at home again{Enter}');
    await inLog(hint);
    reload();
    await inLog(hint);
    expect(messages.sentIds).toHaveLength(1);
    messages.beIn('take');
    goOnline();
    await waitFor(() => expect(messages.stored()[0]?.content).toBe('at home again'));
  });
});
