import {
  epochMs,
  messageId,
  readDatesNote,
  stepId,
  type DatesNote,
  type Message,
  type StepKind,
} from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, robot } from '../../../testing/world.ts';
import { outboxes } from '../inbox/outbox.ts';

// What was sent here stays in the outbox of the tab until Messages shows it.
afterEach(() => outboxes.forget(ADA));

const CYD = BOB.replace('bob', 'cyd') as typeof BOB; // a third person
const message = (
  id: string,
  from: typeof ADA,
  dates: unknown,
  at: number,
  changes: Partial<Message> = {},
): Message => ({
  id: messageId(id),
  content: 'A sentence.',
  senderId: from,
  senderName: from === ADA ? 'Ada Lovelace' : 'Bob Bolt',
  receiverId: from === ADA ? BOB : ADA,
  receiverName: from === ADA ? 'Bob Bolt' : 'Ada Lovelace',
  isRead: true,
  createdAt: epochMs(Date.now() - 60_000 + at),
  robotId: robot(1).id,
  dates: readDatesNote(dates),
  ...changes,
});
/** Bob asked Ada. */
const asked = message(
  'asks',
  BOB,
  { kind: 'asked', first: '2090-12-01', last: '2090-12-02', total: 5_000 },
  1,
);
const step = (kind: StepKind, from: typeof ADA, at: number, rest: Partial<Record<'reason', string>> = {}) =>
  message(stepId(kind, asked.id), from, { kind, request: 'asks', ...rest }, at);
const accepted = step('accepted', ADA, 2);
const meeting = (from: typeof ADA, at: number): Message =>
  message(
    `meets${at}`,
    from,
    { kind: 'meeting', request: 'asks', for: 'handover', at: '2090-12-01T09:30', place: 'At the gate' },
    at,
  );

const open = async (messages: readonly Message[], address = '/rentals/asks') => {
  const world = await createWorld([robot(1)], { messages });
  const stored = async (id: string): Promise<DatesNote | null> =>
    (await world.services.messages.get(messageId(id)))?.dates ?? null;
  return { ...world, stored, ...renderApp(world, address) };
};
const region = (name: string) => screen.findByRole('region', { name });

it('shows one of the two what was agreed, with whom, where it stands and what was done (D720)', async () => {
  await open([asked, accepted]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rental of Engine 1' })).toBeVisible();
  expect(screen.getByText('Accepted')).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('DaysFri, Dec 1 – Sat, Dec 2, 2090 (2 days)Total$50, as agreed');
  expect(screen.getByText(/^No booking, no payment and no contract/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /View Engine 1$/ })).toHaveAttribute(
    'href',
    '/robots/robot1',
  );
  const renter = within(await region('Renter'));
  expect(renter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/bob',
    '/messages?newConversation=bob',
  ]);
  const history = within(await region('What was done')).getAllByRole('listitem');
  expect(history.map(({ textContent }) => textContent?.replace(/ [A-Z][a-z]+ \d.*/, ''))).toEqual([
    'Bob Bolt asked for these days',
    'You accepted',
  ]);
  expect(await region('If you disagree')).toHaveTextContent('Write to Bob Bolt first');
});

it('says of a request that expires within a day that it does, and not that three days are left (D732)', async () => {
  const askedAt = epochMs(Date.now() - 2.5 * 86_400_000);
  await open([{ ...asked, createdAt: askedAt }]);
  const next = await region('What comes next');
  expect(next).toHaveTextContent('Without your answer it expires within a day.');
  expect(next).not.toHaveTextContent('three days');
});

it.each([
  ['of others', { ...asked, senderId: CYD, receiverId: BOB }],
  ['that asks for nothing', { ...asked, dates: null }],
])('says that there is none for a message %s (D720)', async (_, other) => {
  await open([other]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no such rental here' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your rentals' })).toHaveAttribute(
    'href',
    '/dashboard?tab=rentals',
  );
});

it('does not say that the robot is gone before that is known (D720)', async () => {
  const world = await createWorld([robot(1)], { messages: [asked, accepted] });
  world.faults.set('robots.get', 'hang');
  renderApp(world, '/rentals/asks');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rental' })).toBeVisible();
});

it('is read alone where newer messages about dates come before it (D720)', async () => {
  const newer = Array.from({ length: 100 }, (_, index) =>
    message(
      `later${index}`,
      BOB,
      { kind: 'asked', first: '2091-01-01', last: '2091-01-01', total: 2_500 },
      100 + index,
    ),
  );
  await open([asked, accepted, meeting(BOB, 3), ...newer]);
  expect(await region('Handover')).toHaveTextContent('At the gate');
});

it('says when it could not be loaded, and loads it again', async () => {
  const world = await createWorld([robot(1)], { messages: [asked] });
  world.faults.set('messages.subscribeDates', 'fail', 1);
  world.faults.set('messages.get', 'fail');
  const { user } = renderApp(world, '/rentals/asks');
  await screen.findByRole('heading', { name: 'This rental could not be loaded.' });
  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rental of Engine 1' })).toBeVisible();
});

it('ends with a reason, which the message says in its sentence, too (D721)', async () => {
  const { user, services } = await open([asked, accepted]);
  await user.click(await screen.findByRole('button', { name: 'Cancel these dates' }));
  const question = within(screen.getByRole('dialog', { name: 'Cancel these dates?' }));
  const reasons = question.getByRole('combobox', { name: 'Why?' });
  expect(within(reasons).queryByRole('option', { name: 'Nobody came' })).toBeNull();
  await user.selectOptions(reasons, 'The robot is not available');
  await user.click(question.getByRole('button', { name: 'Cancel these dates' }));
  expect(await screen.findByText('You cancelled: the robot is not available')).toBeVisible();
  const sent = await services.messages.get(stepId('cancelled', asked.id));
  expect(sent?.dates).toEqual({ kind: 'cancelled', request: 'asks', reason: 'robot-unavailable' });
  expect(sent?.content).toMatch(/^I cancel what we agreed for .* Reason: the robot is not available\.$/);
  expect(screen.queryByRole('region', { name: 'Appointments' })).toBeNull();
});

it('has no place for appointments once the robot is back and none was made (D722)', async () => {
  await open([asked, accepted, step('handed-over', BOB, 3), step('returned', BOB, 4)]);
  expect(await screen.findByRole('region', { name: 'Photos of the condition' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Appointments' })).toBeNull();
});

it('takes a proposal for an appointment: the first day, a time and a place (D722)', async () => {
  const { user, services } = await open([asked, accepted]);
  const handover = within(await region('Handover'));
  await user.click(handover.getByRole('button', { name: 'Propose an appointment' }));
  const form = within(screen.getByRole('dialog', { name: 'Propose the handover' }));
  expect(form.getByLabelText('Day')).toHaveValue('2090-12-01');
  await user.click(form.getByRole('button', { name: 'Send this proposal' }));
  expect(form.getByText('Choose a time.')).toBeVisible();
  await user.type(form.getByLabelText('Time'), '09:30');
  await user.type(form.getByLabelText('Place'), ' At the gate ');
  await user.click(form.getByRole('button', { name: 'Send this proposal' }));
  await waitFor(() => expect(handover.getByText('You proposed, and wait for an answer')).toBeVisible());
  expect(handover.queryByRole('button', { name: 'Confirm' })).toBeNull();
  const [sent] = (await services.messages.listThread(ADA, BOB, { limit: 1 })).messages;
  expect(sent).toMatchObject({
    content: 'For the handover I propose Fri, Dec 1, 2090, 9:30 AM, at this place: At the gate',
    dates: {
      kind: 'meeting',
      request: 'asks',
      for: 'handover',
      at: '2090-12-01T09:30',
      place: 'At the gate',
    },
  });
});

it('confirms what the other one proposes, and gives a calendar file of it (D722, D724)', async () => {
  const { user, stored } = await open([asked, accepted, meeting(BOB, 3)]);
  const handover = within(await region('Handover'));
  expect(handover.getByText('Bob Bolt proposes')).toBeVisible();
  await user.click(handover.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(handover.getByText('Agreed')).toBeVisible());
  expect(handover.getByRole('heading', { name: 'Handover' })).toHaveFocus();
  expect(await stored('meet_meets3')).toEqual({
    kind: 'meeting-agreed',
    request: 'asks',
    proposal: 'meets3',
  });
  const made: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${made.push(file as Blob)}`;
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Add the handover to your calendar' }));
  await waitFor(() => expect(made).toHaveLength(1));
  clicked.mockRestore();
  expect(made[0]?.type).toBe('text/calendar');
});

/** A day as text, so many days from today. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const now = {
  ...asked,
  dates: readDatesNote({ kind: 'asked', first: dayIn(0), last: dayIn(3), total: 5_000 }),
};

it('offers photos of the handover once it is near, and of the return once it was handed over (D749)', async () => {
  const { user } = await open([now, accepted]);
  const condition = within(await region('Photos of the condition'));
  const offered = () => condition.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Add photos of the handover']);
  await user.click(screen.getByRole('button', { name: 'Handed over' }));
  await waitFor(() => expect(offered()).toEqual(['Add photos of the handover', 'Add photos of the return']));
});

it('says what the other one claimed, and leads to a message and a report of it (D752)', async () => {
  const { user, services } = await open([now, accepted, step('handed-over', BOB, 3)]);
  const disagree = within(await region('If you disagree'));
  expect(disagree.getByText(/^Bob Bolt said that the robot was handed over, .*\d/)).toBeVisible();
  expect(disagree.getByRole('link', { name: 'Write to Bob Bolt' })).toHaveAttribute(
    'href',
    '/messages?newConversation=bob&robotId=robot1',
  );
  await user.click(disagree.getByRole('button', { name: 'Report this message' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'A scam' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(async () =>
    expect((await services.reports.listOwn(ADA)).map(({ subject }) => subject)).toEqual([
      { kind: 'message', id: stepId('handed-over', asked.id) },
    ]),
  );
});
