import { epochMs, messageId, readDatesNote, stepId, type Message, type Robot } from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, robot } from '../../../testing/world.ts';
import { showToast } from '../../shared/toast.ts';
import { outboxes } from '../inbox/outbox.ts';

// What was sent here stays in the outbox of the tab until Messages shows it.
afterEach(() => outboxes.forget(ADA));

const unread = (number: number): Message => ({
  id: messageId(`m${number}`),
  content: 'Is it free?',
  senderId: BOB,
  senderName: 'Bob Bolt',
  receiverId: ADA,
  receiverName: 'Ada Lovelace',
  isRead: false,
  createdAt: epochMs(1_750_000_000_000 + number),
  robotId: null,
  dates: null,
});

const open = async (robots: readonly Robot[], address = '/dashboard', messages: readonly Message[] = []) => {
  const world = await createWorld(robots, { messages });
  return { ...world, ...renderApp(world, address) };
};

const tabs = () => within(screen.getByRole('navigation', { name: 'Dashboard sections' }));
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the overview', () => {
  it('counts robots, their rentals, and unread messages', async () => {
    await open(
      [robot(1, { totalRentals: 7 }), robot(2, { totalRentals: 4, isAvailable: false })],
      '/dashboard',
      [unread(1), unread(2), unread(3)],
    );
    expect(await screen.findByRole('link', { name: 'My Robots 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Active Rentals 0 of your robots, today' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Total Rentals 11 of your robots' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Messages 3 unread' })).toBeVisible();
    expect(tabs().getByRole('link', { name: /Messages.*3 unread messages/ })).toBeVisible();
  });

  it('shows the three newest robots', async () => {
    await open([1, 2, 3, 4].map((number) => robot(number)));
    const told = await screen.findAllByText(/^You listed/);
    expect(told.map(({ textContent }) => textContent)).toEqual(
      ['Engine 4', 'Engine 3', 'Engine 2'].map((name) => `You listed ${name}`),
    );
  });

  it('says when there are no robots', async () => {
    await open([]);
    expect(await screen.findByText('No robots listed yet. Create your first robot listing!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Robots 0' })).toBeVisible();
  });

  it('offers to try again when the robots cannot be loaded', async () => {
    const world = await createWorld([robot(1)]);
    world.faults.set('robots.listByOwner', 'fail', 2);
    const { user } = renderApp(world, '/dashboard');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Failed to fetch robots')).toBeVisible();
    await user.click(retry);
    expect(await screen.findByText('You listed Engine 1')).toBeVisible();
  });

  it('shows the signed-in user', async () => {
    await open([]);
    expect(await screen.findByText('ada@example.org')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit-profile');
  });
});

describe('the tabs', () => {
  it('have addresses of their own, so that Back works', async () => {
    const { user, router } = await open([]);
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    await user.click(tabs().getByRole('link', { name: 'Rentals' }));
    expect(
      await screen.findByText(
        'Rental system coming soon! This will show all your robot rentals and earnings.',
      ),
    ).toBeVisible();
    expect(router.state.location.search).toEqual({ tab: 'rentals' });
    expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Rentals');
    router.history.back();
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  });

  it('show the overview for an unknown tab in the address', async () => {
    await open([], '/dashboard?tab=nonsense');
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  });

  it('show the number of unread messages, or an unknown number', async () => {
    await open([], '/dashboard?tab=messages', [unread(1), unread(2)]);
    expect(await screen.findByText('2 unread messages', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open messages' })).toHaveAttribute('href', '/messages');
    expect(screen.queryByText('No new messages')).toBeNull();
  });

  it('say that there is no new message', async () => {
    await open([], '/dashboard?tab=messages');
    expect(await screen.findByText('No new messages')).toBeVisible();
  });
});

describe('My Robots', () => {
  const mine = '/dashboard?tab=robots';

  it('shows each listing with its figures and a link to it', async () => {
    await open([robot(1, { totalRentals: 7, isAvailable: false })], mine);
    await screen.findByRole('article', { name: 'Engine 1' });
    const shown = card('Engine 1');
    expect(shown.getByText('Paused')).toBeVisible();
    expect(shown.getByText('Apex, NC, USA')).toBeVisible();
    const figures = shown.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['$25', '7', 'Educational']);
    expect(shown.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/edit-robot/robot1');
    expect(shown.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/robots/robot1');
  });

  it('shows placeholders meanwhile', async () => {
    const world = await createWorld([robot(1)]);
    const letGo = world.hold('robots.listByOwner');
    renderApp(world, mine);
    expect(await screen.findByRole('status', { name: 'Loading your dashboard' })).toBeVisible();
    letGo();
    expect(await screen.findByRole('article', { name: 'Engine 1' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading your dashboard' })).toBeNull();
  });

  it('invites a user without robots to list the first', async () => {
    await open([], mine);
    expect(await screen.findByRole('link', { name: 'List your first robot' })).toHaveAttribute(
      'href',
      '/create-robot',
    );
  });

  it('pauses a listing, which the search no longer finds, and opens it again (D143)', async () => {
    const { user, stored, router } = await open([robot(1)], '/search?query=engine');
    await screen.findByRole('heading', { name: '1 robot found' });
    await router.navigate({ to: '/dashboard', search: { tab: 'robots' } });
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused')).toBeVisible();
    expect(await stored()).toMatchObject([{ isAvailable: false }]);
    expect(showToast).toHaveBeenCalledWith('success', 'Engine 1 is paused');
    await router.navigate({ to: '/search', search: { query: 'engine' } });
    await screen.findByRole('heading', { name: '0 robots found' });
    await router.navigate({ to: '/dashboard', search: { tab: 'robots' } });
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Available')).toBeVisible();
    expect(await stored()).toMatchObject([{ isAvailable: true }]);
  });

  it('shows a change at once, while the list is being fetched again', async () => {
    const { user, faults } = await open([robot(1), robot(2)], mine);
    await screen.findByRole('article', { name: 'Engine 1' });
    faults.set('robots.listByOwner', 'hang');
    await user.click(card('Engine 1').getByRole('button', { name: 'Pause' }));
    expect(await card('Engine 1').findByText('Paused')).toBeVisible();
    await user.click(card('Engine 2').getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete listing' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Engine 2' })).toBeNull());
  });

  it('reports a listing that could not be paused, and shows its real state', async () => {
    const { user, faults } = await open([robot(1)], mine);
    faults.set('robots.update', 'fail', 1);
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to update robot'));
    expect(screen.getByText('Available')).toBeVisible();
  });

  it('deletes a listing only after confirmation, and moves the focus to the heading', async () => {
    const { user, stored } = await open([robot(1), robot(2)], mine);
    await screen.findByRole('article', { name: 'Engine 1' });
    await user.click(card('Engine 1').getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await stored()).toHaveLength(2);
    await user.click(card('Engine 1').getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('dialog', { name: 'Delete Engine 1?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete listing' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Engine 1' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Engine 2' })).toBeVisible();
    expect(await stored()).toMatchObject([{ name: 'Engine 2' }]);
    expect(showToast).toHaveBeenCalledWith('success', 'Engine 1 was deleted');
    expect(screen.getByRole('heading', { name: 'My Robots' })).toHaveFocus();
  });

  it('reports photos of a deleted listing that could not be deleted', async () => {
    const { user, faults } = await open([robot(1, { images: ['data:image/jpeg;base64,AAAA'] })], mine);
    faults.set('images.deleteAllOfRobot', 'fail', 1);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete listing' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Engine 1' })).toBeNull());
    expect(showToast).toHaveBeenCalledWith(
      'error',
      'Engine 1 was deleted, but not yet all of its photos. They go when you next open Roborrow here.',
    );
  });

  it('reports a listing that could not be deleted, and keeps it', async () => {
    const { user, faults } = await open([robot(1)], mine);
    faults.set('robots.delete', 'fail', 1);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete listing' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to delete robot'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('article', { name: 'Engine 1' })).toBeVisible();
  });
});

describe('requests for dates (D509)', () => {
  const asked = (number: number, from: typeof ADA, to: typeof ADA, first: string, last: string): Message => ({
    ...unread(number),
    senderId: from,
    senderName: from === ADA ? 'Ada Lovelace' : 'Bob Bolt',
    receiverId: to,
    receiverName: to === ADA ? 'Ada Lovelace' : 'Bob Bolt',
    // A request waits three days.
    createdAt: epochMs(Date.now() - 60_000 + number),
    robotId: robot(1).id,
    dates: readDatesNote({ kind: 'asked', first, last, total: 5_000 }),
  });
  const answered = (
    kind: 'accepted' | 'declined',
    number: number,
    { id, senderId, receiverId }: Message,
  ): Message => ({
    ...unread(number),
    id: stepId(kind, id),
    senderId: receiverId,
    receiverId: senderId,
    robotId: robot(1).id,
    dates: { kind, request: id },
  });
  const [ofAda, byAda] = [
    asked(1, BOB, ADA, '2090-12-01', '2090-12-02'),
    asked(2, ADA, BOB, '2090-12-08', '2090-12-09'),
  ];
  const list = (name: string) => screen.findByRole('region', { name });
  const daysIn = (region: HTMLElement) =>
    within(region)
      .getAllByText(/, \d{4}$/)
      .map(({ textContent }) => textContent);
  const placeholder = 'Rental system coming soon! This will show all your robot rentals and earnings.';

  it('that are open stand above the unread messages: those to answer, and those that the member asked', async () => {
    await open([robot(1)], '/dashboard?tab=messages', [ofAda, byAda]);
    const waiting = await list('Waiting for your answer');
    expect(waiting).toHaveTextContent('Fri, Dec 1 – Sat, Dec 2, 2090');
    await waitFor(() => expect(waiting).toHaveTextContent('Engine 1, asked by Bob Bolt.'));
    expect(
      within(waiting)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/messages?newConversation=bob', '/rentals/m1']);
    const mine = await list('Asked by you');
    expect(mine).toHaveTextContent('Fri, Dec 8 – Sat, Dec 9, 2090');
    expect(waiting.compareDocumentPosition(screen.getByText('1 unread message', { selector: 'p' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('lead the overview: answers owed, unread messages, the next days, what the member asked; then the figures (D594)', async () => {
    const [soon, later] = [
      asked(3, BOB, ADA, '2090-11-01', '2090-11-02'),
      asked(4, ADA, BOB, '2090-11-05', '2090-11-05'),
    ];
    const messages = [
      ofAda,
      byAda,
      soon,
      answered('accepted', 5, soon),
      later,
      answered('accepted', 6, later),
    ];
    await open([robot(1)], '/dashboard', messages);
    const waiting = await list('Waiting for your answer');
    expect(daysIn(waiting)).toEqual(['Fri, Dec 1 – Sat, Dec 2, 2090']);
    const next = await list('Next days');
    expect(daysIn(next)).toEqual(['Wed, Nov 1 – Thu, Nov 2, 2090', 'Sun, Nov 5, 2090']);
    await waitFor(() => expect(next).toHaveTextContent('Engine 1, for Bob Bolt'));
    expect(next).toHaveTextContent('Engine 1, from Bob Bolt');
    expect(within(next).getByRole('link', { name: 'See all 2 in Rentals' })).toBeVisible();
    const asks = await list('Asked by you');
    expect(daysIn(asks)).toEqual(['Fri, Dec 8 – Sat, Dec 9, 2090']);
    const order = [
      waiting,
      await screen.findByRole('link', { name: '3 unread messages' }),
      next,
      asks,
      await screen.findByRole('link', { name: /^My Robots 1/ }),
    ];
    for (const [index, element] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that are none, like unread messages, are said to be none on the overview (D594)', async () => {
    await open([]);
    expect(await screen.findByText(/^Nothing waits for you/)).toBeVisible();
  });

  it('of a robot that is away today count as an active rental (D594)', async () => {
    const now = asked(3, BOB, ADA, '2020-11-01', '2090-11-02');
    const mine = asked(5, ADA, BOB, '2020-11-01', '2090-11-02');
    await open([robot(1)], '/dashboard', [
      ...[now, answered('accepted', 4, now)],
      ...[mine, answered('accepted', 6, mine)],
    ]);
    expect(await screen.findByRole('link', { name: 'Active Rentals 1 of your robots, today' })).toBeVisible();
    expect(within(await list('Now')).getAllByText('To hand over')).toHaveLength(2);
  });

  it('are answered there as in the conversation, with the warning, and move on at once (D590)', async () => {
    const second = asked(3, BOB, ADA, '2090-12-02', '2090-12-03');
    const { user, services } = await open([robot(1)], '/dashboard', [ofAda, second]);
    const waiting = await list('Waiting for your answer');
    const [first] = within(waiting).getAllByRole('button', { name: 'Accept' });
    if (!first) return expect.fail('There are two requests.');
    await user.click(first);
    expect(
      await within(waiting).findByText(
        'You have accepted Fri, Dec 1 – Sat, Dec 2, 2090 from Bob Bolt for the same robot. Decline these days, or cancel those first.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(daysIn(waiting)).toEqual(['Sat, Dec 2 – Sun, Dec 3, 2090']));
    expect(daysIn(await list('Next days'))).toEqual(['Fri, Dec 1 – Sat, Dec 2, 2090']);
    expect(await services.messages.get(stepId('accepted', ofAda.id))).toMatchObject({
      content: 'I accept the request for Fri, Dec 1 – Sat, Dec 2, 2090.',
      receiverId: BOB,
    });
    expect(showToast).toHaveBeenCalledWith('success', 'Message sent!');
    await waitFor(async () => expect(await services.messages.get(ofAda.id)).toMatchObject({ isRead: true }));
    expect(await services.messages.get(second.id)).toMatchObject({ isRead: false });
  });

  it('whose answer could not be sent say so, and are tried again', async () => {
    const { user, faults } = await open([robot(1)], '/dashboard', [ofAda]);
    faults.set('messages.send', 'fail', 1);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(again);
    await waitFor(() => expect(screen.queryByText('Waiting for your answer')).toBeNull());
  });

  it('arrive while the dashboard is open (D590)', async () => {
    const { services } = await open([robot(1, { ownerId: BOB })]);
    await screen.findByText(/^Nothing waits for you/);
    await services.messages.send({
      ...byAda,
      id: messageId('arrives'),
      dates: readDatesNote({ kind: 'asked', first: '2090-12-08', last: '2090-12-09', total: 5_000 }),
    });
    expect(daysIn(await list('Asked by you'))).toEqual(['Fri, Dec 8 – Sat, Dec 9, 2090']);
  });

  it('end with their listing, whose owner is told before whom it concerns; pausing leaves them (D684)', async () => {
    const agreed = answered('accepted', 4, ofAda);
    const { user, services } = await open([robot(1)], '/dashboard?tab=robots', [ofAda, agreed, byAda]);
    const state = async (kind: 'accepted' | 'cancelled') => services.messages.get(stepId(kind, ofAda.id));
    const concerned = /^Bob Bolt: Fri, Dec 1 – Sat, Dec 2, 2090, accepted$/;
    await screen.findByRole('article', { name: 'Engine 1' });
    // The requests are loaded beside the robots.
    await waitFor(async () => {
      await user.click(card('Engine 1').getByRole('button', { name: 'Delete' }));
      expect(screen.getByText(concerned)).toBeVisible();
    });
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(card('Engine 1').getByRole('button', { name: 'Pause' }));
    const pause = within(screen.getByRole('dialog', { name: 'Pause Engine 1?' }));
    expect(pause.getByText('Pausing changes nothing about these dates:')).toBeVisible();
    expect(pause.getByText(concerned)).toBeVisible();
    await user.click(pause.getByRole('button', { name: 'Pause' }));
    await waitFor(async () => expect((await services.robots.get(robot(1).id))?.isAvailable).toBe(false));
    expect(await state('cancelled')).toBeNull();
    await user.click(card('Engine 1').getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete listing' }));
    await waitFor(async () => expect(await services.robots.get(robot(1).id)).toBeNull());
    const told = await state('cancelled');
    expect(told?.receiverId).toBe(BOB);
    expect(told?.content).toMatch(/^I cancel what we agreed for .*\. I no longer list this robot\.$/);
  });

  it('that cannot be loaded leave the overview’s figures', async () => {
    const world = await createWorld([robot(1)]);
    world.faults.set('messages.subscribeDates', 'fail');
    renderApp(world, '/dashboard');
    expect(await screen.findByText('The requests for dates could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'My Robots 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Active Rentals – of your robots, today' })).toBeVisible();
  });

  it('stand in Rentals: open ones, too, accepted ones with the earliest days first, and apart what is over, with what was agreed for it (D592, D725)', async () => {
    const earlier = asked(3, BOB, ADA, '2090-11-01', '2090-11-02');
    const past = asked(7, BOB, ADA, '2020-11-01', '2020-11-02');
    const declined = asked(9, BOB, ADA, '2020-10-01', '2020-10-02');
    await open([robot(1)], '/dashboard?tab=rentals', [
      ...[ofAda, byAda, earlier, answered('accepted', 4, ofAda), answered('accepted', 6, earlier)],
      ...[past, answered('accepted', 8, past), declined, answered('declined', 10, declined)],
    ]);
    expect(daysIn(await list('Accepted by you'))).toEqual([
      'Wed, Nov 1 – Thu, Nov 2, 2090',
      'Fri, Dec 1 – Sat, Dec 2, 2090',
    ]);
    expect(daysIn(await list('Asked by you'))).toEqual(['Fri, Dec 8 – Sat, Dec 9, 2090']);
    const [over] = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
    expect(daysIn(over ?? expect.fail('nothing is over'))).toEqual([
      'Sun, Nov 1 – Mon, Nov 2, 2020',
      'Thu, Oct 1 – Fri, Oct 2, 2020',
    ]);
    expect(await list('Earnings as agreed')).toHaveTextContent(
      '$50 from 1 rental of your robots that is done',
    );
    // Once for all of them.
    expect(screen.getByText(/^No booking, no payment and no contract/)).toBeVisible();
    expect(screen.queryByText(placeholder)).toBeNull();
  });

  it('that only wait stand in Rentals without the sentence that rentals are coming (D592)', async () => {
    await open([robot(1)], '/dashboard?tab=rentals', [ofAda]);
    expect(daysIn(await list('Waiting for your answer'))).toHaveLength(1);
    expect(screen.queryByText(placeholder)).toBeNull();
  });

  it('that cannot be loaded say so, and are loaded again', async () => {
    const world = await createWorld([robot(1)], { messages: [ofAda] });
    world.faults.set('messages.subscribeDates', 'fail', 1);
    const { user } = renderApp(world, '/dashboard?tab=messages');
    await screen.findByText('The requests for dates could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list('Waiting for your answer')).toBeVisible();
    expect(screen.queryByText('The requests for dates could not be loaded.')).toBeNull();
  });

  it('stand in the calendar of their robot, which closes and opens days and weekdays at once (D691)', async () => {
    const { user, services } = await open([robot(1)], '/dashboard?tab=robots', [ofAda]);
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar of Engine 1' }));
    const stored = async () => {
      const { closedDays, closedWeekdays } = (await services.robots.get(robot(1).id)) ?? robot(1);
      return [closedDays.length, closedWeekdays];
    };
    expect(dialog.getByRole('link', { name: /^Fri, Dec 1 – Sat, Dec 2, 2090: asked by / })).toHaveAttribute(
      'href',
      `/rentals/${ofAda.id}`,
    );
    expect(dialog.getByRole('button', { name: 'Close days' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Next month' }));
    const days = () => dialog.getAllByRole('button', { name: /\d{4}/ });
    for (const number of [4, 6]) await user.click(days()[number] ?? expect.fail('The month has such a day.'));
    await user.click(dialog.getByRole('button', { name: /^Close \w{3}, / }));
    await waitFor(async () => expect(await stored()).toEqual([1, []]));
    await user.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
    await waitFor(async () => expect(await stored()).toEqual([1, [0]]));
    await user.click(await dialog.findByRole('button', { name: /^Open .* again$/ }));
    await waitFor(async () => expect(await stored()).toEqual([0, [0]]));
    expect(dialog.queryByRole('list', { name: 'Closed days' })).toBeNull();
    expect(dialog.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  });
});
