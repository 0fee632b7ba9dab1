import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../../../testing/replaced-modules.ts';
import { simulateLayout } from './testing/layout.ts';
import { ADA, BOB, message, renderMessages } from './testing/render-messages.tsx';

beforeEach(simulateLayout);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const conversation = (name: RegExp) => screen.findByRole('button', { name });
const log = () => screen.findByRole('log');
const badge = () => document.querySelector('nav [href="/messages"]')?.textContent;

/** What was logged of marks that failed. */
const failuresIn = (logged: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  logged.mock.calls.filter(([what]) => String(what).startsWith('Failed to mark'));

describe('the conversation list', () => {
  it('says that there are no conversations yet', async () => {
    renderMessages();
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeTruthy();
    expect(screen.getByText('Start a conversation by messaging another user!')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Select a conversation' })).toBeTruthy();
  });

  it('shows the latest message per counterpart, newest first, with a dot if it is unread', async () => {
    renderMessages([message(1, 'bob', 'ada'), message(2, 'ada', 'bob', 'hello'), message(3, 'cleo', 'ada')]);
    await conversation(/Bob Bolt/);
    const list = within(screen.getByRole('region', { name: 'Conversations' }));
    const items = list.getAllByRole('button').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/Cleo Cog.*Just now.*message 3.*Unread/),
      expect.stringMatching(/Bob Bolt.*Just now.*You: hello$/),
    ]);
  });

  it('can be searched by name and by text', async () => {
    const { user } = renderMessages([message(1, 'bob', 'ada'), message(3, 'cleo', 'ada', 'about the drone')]);
    await conversation(/Bob Bolt/);
    const search = screen.getByPlaceholderText('Search conversations...');
    await user.type(search, 'DRONE');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bob Bolt/ })).toBeNull());
    expect(screen.getByRole('button', { name: /Cleo Cog/ })).toBeTruthy();
    await user.type(search, ' zeppelin');
    expect(await screen.findByText('No conversation matches "DRONE zeppelin".')).toBeTruthy();
  });

  it('moves a counterpart up as soon as they write', async () => {
    const { messages } = renderMessages([message(1, 'bob', 'ada'), message(2, 'cleo', 'ada')]);
    await conversation(/Bob Bolt/);
    messages.arrive(message(5, 'bob', 'ada', 'news'));
    expect((await conversation(/news/)).textContent).toContain('Bob Bolt');
  });

  it('shows messages that the reader writes on another device', async () => {
    const { messages } = renderMessages([message(1, 'bob', 'ada')]);
    await conversation(/Bob Bolt/);
    messages.arrive(message(5, 'ada', 'cleo', 'from my phone'));
    expect((await conversation(/You: from my phone/)).textContent).toContain('Cleo Cog');
  });

  it('removes a deleted user who alone has written, and empties the open thread', async () => {
    const { messages, user } = renderMessages([message(1, 'bob', 'ada'), message(2, 'cleo', 'ada')]);
    await user.click(await conversation(/Bob Bolt/));
    await log();
    void messages.port.deleteAllOf(BOB);
    await waitFor(() => expect(screen.queryByRole('button', { name: /message 1/ })).toBeNull());
    expect(screen.queryByRole('log')).toBeNull();
    expect(await conversation(/Cleo Cog/)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { messages, user } = renderMessages([message(1, 'bob', 'ada')]);
    messages.failReads(true);
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
    expect(screen.getByText('Failed to load conversations')).toBeTruthy();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', 'Failed to load conversations');
    messages.failReads(false);
    await user.click(retry);
    await conversation(/Bob Bolt/);
  });
});

describe('an open thread', () => {
  it('is loaded and marked read, and the badge agrees', async () => {
    const { messages, user } = renderMessages([
      message(1, 'bob', 'ada'),
      message(2, 'bob', 'ada'),
      message(3, 'cleo', 'ada'),
    ]);
    await waitFor(() => expect(badge()).toContain('3 unread messages'));
    expect(document.title).toMatch(/^\(3\) Messages/);
    await user.click(await conversation(/Bob Bolt/));
    expect(within(await log()).getByText('message 2')).toBeTruthy();
    await waitFor(() => expect(badge()).toContain('1 unread message'));
    expect(document.title).toMatch(/^\(1\) Messages/);
    expect(
      messages
        .stored()
        .filter(({ senderId }) => senderId === BOB)
        .every(({ isRead }) => isRead),
    ).toBe(true);
    const list = within(screen.getByRole('region', { name: 'Conversations' }));
    expect(list.getByRole('button', { name: /Bob Bolt/ }).textContent).not.toContain('Unread');
    expect(list.getByRole('button', { name: /Cleo Cog/ }).textContent).toContain('Unread');
  });

  it('marks new messages read, and shows a second check mark when the counterpart reads', async () => {
    const { messages, user } = renderMessages([message(1, 'ada', 'bob')]);
    await user.click(await conversation(/Bob Bolt/));
    expect(within(await log()).getByText('Sent')).toBeTruthy();
    messages.arrive(message(2, 'bob', 'ada', 'answer'));
    await waitFor(() => expect(messages.stored()[0]?.isRead).toBe(true));
    await messages.readElsewhere(BOB, ADA);
    expect(await within(await log()).findByText('Read')).toBeTruthy();
  });

  it('is marked read ten seconds after that failed, which is logged, without another message (D162)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { messages, user } = renderMessages([message(1, 'bob', 'ada')]);
    const mark = vi.spyOn(messages.port, 'markRead').mockRejectedValueOnce(new Error('no network'));
    await user.click(await conversation(/Bob Bolt/));
    await waitFor(() => expect(mark).toHaveBeenCalledTimes(1));
    expect(messages.stored()[0]?.isRead).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(messages.stored()[0]?.isRead).toBe(true));
    expect(mark).toHaveBeenCalledTimes(2);

    mark.mockRejectedValueOnce(new Error('no network'));
    messages.arrive(message(2, 'bob', 'ada', 'later'));
    const reason = new Error('no network');
    await waitFor(() =>
      expect(failuresIn(logged)).toEqual(Array(2).fill(['Failed to mark message as read', reason])),
    );
    logged.mockRestore();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(messages.stored()[0]?.isRead).toBe(true));
    expect(mark).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['has no answer', () => new Promise<void>(() => undefined)],
    ['was answered, and did nothing', async () => undefined],
  ])('is marked read ten seconds after a mark that %s (D162)', async (_, mark) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { messages, user } = renderMessages([message(1, 'bob', 'ada')]);
    const marking = vi.spyOn(messages.port, 'markRead').mockImplementationOnce(mark);
    await user.click(await conversation(/Bob Bolt/));
    await waitFor(() => expect(marking).toHaveBeenCalledTimes(1));
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(messages.stored()[0]?.isRead).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(messages.stored()[0]?.isRead).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(marking).toHaveBeenCalledTimes(2);
  });

  it('has all of it marked read, a page at a time and once what is not loaded, again after ten seconds if that failed (D162)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { messages, user } = renderMessages(Array.from({ length: 60 }, (_, n) => message(n, 'bob', 'ada')));
    vi.spyOn(messages.port, 'listThread').mockReturnValue(new Promise(() => undefined));
    const markLoaded = vi.spyOn(messages.port, 'markRead');
    const markWhole = vi
      .spyOn(messages.port, 'markConversationRead')
      .mockRejectedValueOnce(new Error('no network'));
    await user.click(await conversation(/Bob Bolt/));
    await waitFor(() => expect(failuresIn(logged)).toHaveLength(1));
    const isRead = () => messages.stored().map((stored) => stored.isRead);
    expect(isRead()).toEqual([...Array<boolean>(50).fill(true), ...Array<boolean>(10).fill(false)]);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(isRead()).toEqual(Array(60).fill(true)));
    messages.arrive(message(61, 'bob', 'ada', 'later'));
    await waitFor(() => expect(isRead()).toEqual(Array(61).fill(true)));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(markLoaded.mock.calls.map(([ids]) => ids.length)).toEqual([50, 1]);
    expect(markWhole).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  it('keeps few rows of a long thread in the document, and loads earlier pages on demand', async () => {
    const long = Array.from({ length: 300 }, (_, n) =>
      message(n, n % 2 ? 'bob' : 'ada', n % 2 ? 'ada' : 'bob'),
    );
    const { user } = renderMessages(long);
    await user.click(await conversation(/Bob Bolt/));
    const rows = async () => (await log()).querySelectorAll('article').length;
    expect(await within(await log()).findByText('message 299')).toBeTruthy();
    expect(await rows()).toBeLessThan(50);
    const scroller = await log();
    await waitFor(
      () => {
        scroller.scrollTop = 0;
        scroller.dispatchEvent(new Event('scroll'));
        expect(within(scroller).getByText('message 0')).toBeTruthy();
      },
      { timeout: 5000 },
    );
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    expect(await rows()).toBeLessThan(50);
  });

  it('can be loaded again after a failure', async () => {
    const { messages, user } = renderMessages([message(1, 'bob', 'ada')]);
    await conversation(/Bob Bolt/);
    messages.failReads(true);
    await user.click(await conversation(/Bob Bolt/));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Failed to load messages')).toBeTruthy();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', 'Failed to load messages');
    messages.failReads(false);
    await user.click(retry);
    expect(within(await log()).getByText('message 1')).toBeTruthy();
  });

  it('is open again after a reload, and closes with Back', async () => {
    const { user, reload, router } = renderMessages([message(1, 'bob', 'ada')]);
    await user.click(await conversation(/Bob Bolt/));
    await log();
    expect(router.state.location.href).toBe('/messages');
    const reloaded = reload();
    await log();
    reloaded.history.back();
    await screen.findByRole('heading', { name: 'Select a conversation' });
  });
});

it('the button from a thread to the list goes back in history, and adds no entry', async () => {
  const { user, router } = renderMessages([message(1, 'bob', 'ada')]);
  await conversation(/Bob Bolt/);
  const listEntry = router.state.location.state.__TSR_index;
  await user.click(await conversation(/Bob Bolt/));
  await log();
  await user.click(screen.getByRole('button', { name: 'Back to conversations' }));
  await screen.findByRole('heading', { name: 'Select a conversation' });
  expect(router.state.location.state.__TSR_index).toBe(listEntry);
});

describe('an address with a conversation (D26)', () => {
  it('starts a draft, is rewritten, and adds the robot to the first message', async () => {
    const { messages, router, user } = renderMessages([], '/messages?newConversation=bob&robotId=rover');
    await screen.findByRole('heading', { name: 'Start a conversation' });
    expect(router.state.location.href).toBe('/messages');
    expect((await screen.findByRole('link', { name: /About Rover/ })).textContent).toContain('$25/day');
    await user.type(screen.getByRole('textbox', { name: 'Message to Bob Bolt' }), 'Is it free?{Enter}');
    expect(within(await log()).getByText('Is it free?')).toBeTruthy();
    expect(await conversation(/Bob Bolt.*You: Is it free\?/)).toBeTruthy();
    expect(messages.stored()[0]?.robotId).toBe('rover');
    await user.type(screen.getByRole('textbox', { name: 'Message to Bob Bolt' }), 'Hello?{Enter}');
    await waitFor(() => expect(messages.stored()).toHaveLength(2));
    expect(messages.stored()[0]?.robotId).toBeNull();
  });

  it('opens the existing thread', async () => {
    renderMessages([message(1, 'bob', 'ada')], '/messages?newConversation=bob');
    expect(await within(await log()).findByText('message 1')).toBeTruthy();
  });

  it('opens what was written with a person who has left, and says so instead of a field (D684)', async () => {
    renderMessages(
      [{ ...message(1, 'ada', 'zoe'), receiverName: 'Zoe Zink' }],
      '/messages?newConversation=zoe',
    );
    expect(await within(await log()).findByText('message 1')).toBeTruthy();
    expect(await screen.findByText(/^Zoe Zink has left Roborrow/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
  });

  it.each([
    ['no user', '', 'No user selected for conversation'],
    ['oneself', 'ada', 'No user selected for conversation'],
    ['an unknown user', 'zoe', 'Conversation not found'],
  ])('shows an error when it names %s', async (_, id, sentence) => {
    const { router } = renderMessages([], `/messages?newConversation=${id}`);
    await screen.findByRole('heading', { name: 'Select a conversation' });
    expect(router.state.location.href).toBe('/messages');
    expect(window.location.search).toBe('');
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', sentence);
  });
});
