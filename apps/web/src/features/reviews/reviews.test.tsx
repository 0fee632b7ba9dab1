import {
  cents,
  epochMs,
  messageId,
  parseDay,
  ratingsOf,
  reviewId,
  robotId,
  stepId,
  userId,
  type Message,
  type Review,
} from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, person, robot } from '../../../testing/world.ts';
import { simulateLayout } from '../messages/testing/layout.ts';
import { reviews as words } from './reviews.text.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STAY = messageId('stay');
const USERS = [person(ADA, 'Ada', 'Lovelace'), person(BOB, 'Bob', 'Bolt')];
const ROVER = robot(1, { ownerId: BOB, name: 'Bob’s rover' });
const dayAgo = (days: number) =>
  parseDay(new Date(Date.now() - days * DAY).toISOString().slice(0, 10)) ?? expect.unreachable();

/** Ada rented Bob's rover, and it came back an hour ago. */
const rental = (): readonly Message[] => {
  const about = (id: string, dates: Message['dates'], by = BOB, ago = 2 * HOUR): Message => ({
    id: messageId(id),
    content: `text of ${id}`,
    senderId: by,
    senderName: by === ADA ? 'Ada Lovelace' : 'Bob Bolt',
    receiverId: by === ADA ? BOB : ADA,
    receiverName: by === ADA ? 'Bob Bolt' : 'Ada Lovelace',
    isRead: true,
    createdAt: epochMs(Date.now() - ago),
    robotId: robotId('robot1'),
    dates,
  });
  return [
    about(STAY, { kind: 'asked', first: dayAgo(3), last: dayAgo(1), total: cents(3000) }, ADA, 5 * DAY),
    ...(['accepted', 'handed-over', 'returned'] as const).map((kind, index) =>
      about(stepId(kind, STAY), { kind, request: STAY }, BOB, (3 - index) * HOUR),
    ),
  ];
};

const stored = (index: number, changes: Partial<Review> = {}) => ({
  id: reviewId(messageId(`stay-${index}`), 'renter'),
  request: messageId(`stay-${index}`),
  role: 'renter' as const,
  authorId: userId('cyd'),
  authorName: `Renter ${index}`,
  subjectId: BOB,
  robotId: robotId('robot1'),
  stars: 4 as const,
  text: `What renter ${index} wrote.`,
  createdAt: epochMs(1_750_000_000_000 + index),
  answer: null,
  isOpen: true,
  remark: '',
  openedAt: epochMs(1_750_000_000_000 + index),
  ...changes,
});

const open = async (address: string, seed: Parameters<typeof createWorld>[1] = {}) => {
  const world = await createWorld([{ ...ROVER, ...ratingsOf([0, 0, 0, 6, 1]) }], { users: USERS, ...seed });
  return { ...world, ...renderApp(world, address) };
};

afterEach(cleanup);
beforeEach(() => {
  simulateLayout();
  sessionStorage.clear();
});

describe('Writing a review (D700)', () => {
  it('is asked for where something waits, says what is missing, and until when it is sealed', async () => {
    const { user, services } = await open('/dashboard', { messages: rental() });
    const due = within(await screen.findByRole('region', { name: words.due.heading }));
    await user.click(await due.findByRole('button', { name: words.due.write }));
    const form = within(await screen.findByRole('dialog', { name: words.form.heading('Bob Bolt') }));
    expect(form.getByText(/^Nobody reads it before Bob Bolt has written one too, or until /)).toBeVisible();
    await user.click(form.getByRole('button', { name: words.form.save }));
    const stars = form.getByRole('radiogroup', { name: words.form.stars });
    expect(stars).toHaveFocus();
    expect(stars).toHaveAccessibleDescription('Please choose how many stars');
    const text = form.getByRole('textbox', { name: words.form.text });
    expect(text).toHaveAccessibleDescription(/Please write at least 10 characters/);
    await user.click(form.getByRole('radio', { name: '4 stars' }));
    await user.type(text, 'It cut the lawn well.');
    expect(text).toHaveAccessibleDescription(/21 of 2,000 characters/);
    await user.click(form.getByText(words.form.remark));
    await user.type(form.getByRole('textbox', { name: words.form.remarkLabel }), 'He was late.');
    await user.click(form.getByRole('button', { name: words.form.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('region', { name: words.due.heading })).toBeNull());
    expect(await services.reviews.getOwn(ADA, STAY, 'renter')).toMatchObject({
      stars: 4,
      text: 'It cut the lawn well.',
      remark: 'He was late.',
      authorName: 'Ada Lovelace',
      isOpen: false,
    });
  });

  it('is offered in the thread, and changed there while it is sealed (D701)', async () => {
    const { user, services } = await open('/messages?newConversation=bob', { messages: rental() });
    await user.click(await screen.findByRole('button', { name: words.due.write }));
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByRole('textbox', { name: words.form.text }), 'Wonderful rover.');
    await user.click(screen.getByRole('button', { name: words.form.save }));
    await user.click(await screen.findByRole('button', { name: words.due.change }));
    expect(await screen.findByRole('radio', { name: '5 stars' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.click(screen.getByRole('button', { name: words.form.save }));
    expect(await screen.findByText(words.due.written(2))).toBeVisible();
    expect((await services.reviews.getOwn(ADA, STAY, 'renter'))?.stars).toBe(2);
  });

  it('is offered on the rental’s page, where its notice leads, and there leads to what the other one wrote (D702)', async () => {
    const { user, services } = await open('/rentals/stay', { messages: rental() });
    const next = within(await screen.findByRole('region', { name: 'What comes next' }));
    await user.click(await next.findByRole('button', { name: words.due.write }));
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByRole('textbox', { name: words.form.text }), 'Wonderful rover.');
    await user.click(screen.getByRole('button', { name: words.form.save }));
    expect(await next.findByText(words.due.written(5))).toBeVisible();
    expect(next.queryByRole('link', { name: words.due.ofYou })).toBeNull();
    expect(await services.reviews.getOwn(ADA, STAY, 'renter')).toMatchObject({ isOpen: false });
    cleanup();
    const own = stored(0, { id: reviewId(STAY, 'renter'), request: STAY, authorId: ADA });
    await open('/rentals/stay', { messages: rental(), reviews: [own] });
    expect(await screen.findByText(words.due.open(4))).toBeVisible();
    expect(screen.getByRole('link', { name: words.due.ofYou })).toHaveAttribute('href', '/profile/ada');
  });

  it('keeps what was typed where it could not be saved', async () => {
    const { user, faults } = await open('/dashboard', { messages: rental() });
    faults.set('reviews.write', 'fail');
    await user.click(await screen.findByRole('button', { name: words.due.write }));
    await user.click(await screen.findByRole('radio', { name: '3 stars' }));
    await user.type(screen.getByRole('textbox', { name: words.form.text }), 'It was all right.');
    await user.click(screen.getByRole('button', { name: words.form.save }));
    expect(await screen.findByText(/^Your review could not be saved\. There was no answer/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: words.form.text })).toHaveValue('It was all right.');
  });
});

describe('Reviews on a page (D702)', () => {
  it('are listed newest first, a page at a time, under how many stars were given', async () => {
    const { user } = await open('/robots/robot1', {
      reviews: [
        ...[1, 2, 3, 4, 5, 6].map((index) => stored(index)),
        stored(7, { stars: 5, authorName: '', text: '' }),
      ],
    });
    const names = () =>
      screen
        .getAllByRole('article', { name: /^Renter|^A person/ })
        .map((one) => one.getAttribute('aria-label'));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(names()).toEqual([
      'A person who left Roborrow',
      ...[6, 5, 4, 3].map((index) => `Renter ${index}`),
    ]);
    expect(screen.getByText('The text was removed when its author left.')).toBeVisible();
    // Search engines read the same, but for those whose authors have left.
    const told = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }): unknown => JSON.parse(textContent),
    );
    expect(told).toContainEqual(
      expect.objectContaining({
        review: [6, 5, 4, 3].map((index): unknown =>
          expect.objectContaining({ author: { '@type': 'Person', name: `Renter ${index}` } }),
        ),
      }),
    );
    const rows = within(screen.getByRole('list', { name: words.distribution })).getAllByRole('listitem');
    expect(rows[1]).toHaveTextContent('4 stars: 6 reviews');
    await user.click(screen.getByRole('button', { name: words.more }));
    await waitFor(() => expect(names()).toHaveLength(7));
    expect(screen.queryByRole('button', { name: words.more })).toBeNull();
  });

  it('are answered once by the one whom they are about (D703)', async () => {
    const { user, services } = await open('/profile/ada', {
      users: [{ ...person(ADA, 'Ada', 'Lovelace'), ...ratingsOf([0, 0, 0, 1, 0]) }],
      reviews: [stored(1, { subjectId: ADA })],
    });
    await user.click(await screen.findByRole('button', { name: words.answer.open }));
    const dialog = within(await screen.findByRole('dialog', { name: words.answer.heading }));
    await user.click(dialog.getByRole('button', { name: words.answer.send }));
    expect(await dialog.findByText('Please write an answer')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Thank you, come again.');
    await user.click(dialog.getByRole('button', { name: words.answer.send }));
    expect(await screen.findByText(words.answerOf('Ada Lovelace'))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.answer.open })).toBeNull();
    expect((await services.reviews.listOfPerson(ADA, { limit: 1 })).reviews[0]?.answer).toBe(
      'Thank you, come again.',
    );
  });
});
