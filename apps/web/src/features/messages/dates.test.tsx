import { epochMs, readDatesNote, robotId, stepId, type Message } from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showToast } from '../../../testing/replaced-modules.ts';
import { today } from '../dates/today.ts';
import { outboxes } from '../inbox/outbox.ts';
import { simulateLayout } from './testing/layout.ts';
import { ADA, message, renderMessages } from './testing/render-messages.tsx';

beforeEach(simulateLayout);
afterEach(() => {
  cleanup();
  outboxes.forget(ADA);
});

const about = (first: string, last: string) =>
  `/messages?newConversation=bob&robotId=drone&first=${first}&last=${last}`;
const composer = () => screen.findByRole('textbox', { name: 'Message to Bob Bolt' });
const card = async () =>
  within(await screen.findByRole('log')).findByRole('group', { name: 'Request for dates' });
const buttons = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('A question for dates from an address (D501)', () => {
  it('stands above the draft with its sentence, and is sent as data beside it', async () => {
    const { messages, user } = renderMessages([], about('2090-12-30', '2091-01-02'));
    const sentence = 'Could I rent Drone from Sat, Dec 30, 2090 to Tue, Jan 2, 2091 (4 days, about $100)?';
    expect(await composer()).toHaveProperty('value', sentence);
    expect(screen.getByRole('group', { name: 'Request for dates' })).toHaveTextContent(
      'Sat, Dec 30, 2090 – Tue, Jan 2, 20914 days, $100 estimated',
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(messages.stored()[0]).toMatchObject({
        content: sentence,
        robotId: 'drone',
        dates: { kind: 'asked', first: '2090-12-30', last: '2091-01-02', total: 10_000 },
      }),
    );
    expect(within(await card()).getByText('Asked')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Do not ask about dates' })).toBeNull();
  });

  it('can be removed, so that the message is sent without it', async () => {
    const { messages, user } = renderMessages([], about('2090-12-01', '2090-12-02'));
    await user.click(await screen.findByRole('button', { name: 'Do not ask about dates' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Request for dates' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(messages.stored()[0]).toMatchObject({ robotId: 'drone', dates: null }));
  });

  it('leaves a text alone that was written before', async () => {
    const { user, router } = renderMessages([], '/messages?newConversation=bob');
    await user.type(await composer(), 'Hello Bob');
    await router.navigate({
      to: '/messages',
      search: { newConversation: 'bob', robotId: 'drone', first: '2090-12-01', last: '2090-12-02' },
    });
    await screen.findByRole('group', { name: 'Request for dates' });
    expect(await composer()).toHaveProperty('value', 'Hello Bob');
  });

  it.each([
    ['2090-12-01', '2090-12-01', '1 day chosen. The owner rents it out for 2 days or more.'],
    ['2090-12-01', '2090-12-06', '6 days chosen. The owner rents it out for 5 days at most.'],
    ['2090-12-02', '2090-12-01', 'The last day is before the first.'],
    ['2001-12-01', '2001-12-02', 'The first day is in the past.'],
  ])('from %s to %s is not asked, and said why', async (first, last, sentence) => {
    renderMessages([], about(first, last));
    expect(await composer()).toHaveProperty('value', '');
    expect(showToast).toHaveBeenCalledWith('error', sentence);
    expect(screen.queryByRole('group', { name: 'Request for dates' })).toBeNull();
  });

  it.each(['rover', 'unknown'])('about a robot that is not the receiver’s (%s) is not asked', async (id) => {
    renderMessages([], about('2090-12-01', '2090-12-02').replace('drone', id));
    expect(await composer()).toHaveProperty('value', '');
    expect(showToast).toHaveBeenCalledWith(
      'error',
      'The dates could not be taken over. Choose them again on the robot’s page.',
    );
  });

  it.each(['2090-02-30', '<b>', ''])('with no day in it (%j) opens the thread alone', async (first) => {
    renderMessages([], about(first, '2090-12-02'));
    expect(await composer()).toHaveProperty('value', '');
    expect(showToast).not.toHaveBeenCalled();
  });
});

/** A request waits three days. */
const minutesAgo = (minutes: number) => epochMs(Date.now() - minutes * 60_000);

describe('A request in its thread (D503)', () => {
  const asked: Message = {
    ...message(1, 'bob', 'ada', 'Could I rent Rover?'),
    createdAt: minutesAgo(3),
    robotId: robotId('rover'),
    dates: readDatesNote({ kind: 'asked', first: '2090-12-01', last: '2090-12-05', total: 12_500 }),
  };
  const answer = (kind: 'accepted' | 'withdrawn', from: 'ada' | 'bob'): Message => ({
    ...message(2, from, from === 'ada' ? 'bob' : 'ada', kind),
    id: stepId(kind, asked.id),
    createdAt: minutesAgo(2),
    robotId: asked.robotId,
    dates: { kind, request: asked.id },
  });
  const open = async (...seed: readonly Message[]) => {
    const rendered = renderMessages(seed, '/messages?newConversation=bob');
    await composer();
    return rendered;
  };

  it('is accepted by its owner, in a message of its own; then either may cancel it', async () => {
    const { messages, user } = await open(asked);
    expect(buttons(await card())).toEqual(['Accept', 'Decline']);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(messages.stored()[0]).toMatchObject({
        id: stepId('accepted', asked.id),
        content: 'I accept the request for Fri, Dec 1 – Tue, Dec 5, 2090.',
        robotId: 'rover',
        dates: { kind: 'accepted', request: asked.id },
      }),
    );
    await within(await card()).findByText('Accepted');
    expect(buttons(await card())).toEqual(['Cancel these dates']);
    expect(await card()).toHaveTextContent('5 days, $125 as agreed');
    // The button is gone, and the focus is where its request stands (D737).
    expect(document.activeElement).toHaveTextContent('Accepted');
  });

  it('has a page, to which its card and a proposed appointment lead (D720, D722)', async () => {
    const sentence = 'For the handover I propose Fri, Dec 1, 2090, 9:30 AM, at this place: At the gate';
    const proposal = {
      kind: 'meeting',
      request: asked.id,
      for: 'handover',
      at: '2090-12-01T09:30',
      place: 'At the gate',
    };
    await open(asked, answer('accepted', 'ada'), {
      ...message(3, 'bob', 'ada', sentence),
      createdAt: minutesAgo(1),
      robotId: asked.robotId,
      dates: readDatesNote(proposal),
    });
    expect(await within(await screen.findByRole('log')).findByText(sentence)).toBeInTheDocument();
    for (const name of ['Open this rental', 'Open this appointment'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/rentals/${asked.id}`);
  });

  it('is cancelled only after a question (D591)', async () => {
    const { messages, user } = await open(asked, answer('accepted', 'ada'));
    const ask = async () => {
      await user.click(within(await card()).getByRole('button', { name: 'Cancel these dates' }));
      return within(screen.getByRole('dialog', { name: 'Cancel these dates?' }));
    };
    const first = await ask();
    expect(first.getByText(/^Bob Bolt counts on them/)).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Keep the dates' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(messages.sentIds).toEqual([]);
    await user.click((await ask()).getByRole('button', { name: 'Cancel these dates' }));
    await within(await card()).findByText('Cancelled');
    expect(document.activeElement).toHaveTextContent('Cancelled');
    expect(messages.sentIds).toEqual([stepId('cancelled', asked.id)]);
  });

  it('whose days are over offers nothing, and says that it was not answered in time (D591)', async () => {
    const over = {
      ...asked,
      dates: readDatesNote({ kind: 'asked', first: '2020-12-01', last: '2020-12-05', total: 12_500 }),
    };
    const { messages } = await open(over);
    await within(await card()).findByText('The owner did not answer in time. A new question can be asked.');
    expect(buttons(await card())).toEqual([]);
    messages.arrive(answer('accepted', 'ada'));
    await within(await card()).findByText('Done');
    expect(buttons(await card())).toEqual([]);
  });

  it('that nobody answered leads its renter to others that are free (D733)', async () => {
    const mine: Message = {
      ...message(1, 'ada', 'bob', 'Could I rent Drone?'),
      createdAt: minutesAgo(4 * 24 * 60),
      robotId: robotId('drone'),
      dates: asked.dates,
    };
    await open(mine);
    const link = await within(await card()).findByRole('link', { name: 'See other robots that are free' });
    await waitFor(() =>
      expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/category=[a-z]+&from=2090-12-01&to=2090-12-05/),
      ),
    );
  });

  it('says in its last day that it expires, and leads its owner nowhere else (D732)', async () => {
    await open({ ...asked, createdAt: minutesAgo(2.5 * 24 * 60) });
    expect(await card()).toHaveTextContent('Without your answer it expires within a day.');
    cleanup();
    await open({ ...asked, createdAt: minutesAgo(4 * 24 * 60) });
    expect(await card()).toHaveTextContent('Expired');
    expect(screen.queryByRole('link', { name: 'See other robots that are free' })).toBeNull();
  });

  it('that has begun is handed over and returned, each with one tap (D686)', async () => {
    const first = today();
    const begun = {
      ...asked,
      dates: readDatesNote({ kind: 'asked', first, last: '2090-12-05', total: 12_500 }),
    };
    const { messages, user } = await open(begun, answer('accepted', 'ada'));
    await within(await card()).findByText('To hand over');
    expect(buttons(await card())).toEqual(['Handed over', 'It did not happen']);
    await user.click(screen.getByRole('button', { name: 'Handed over' }));
    await user.click(await screen.findByRole('button', { name: 'Returned' }));
    await within(await card()).findByText('Done');
    expect(messages.sentIds).toEqual([stepId('handed-over', asked.id), stepId('returned', asked.id)]);
    expect(buttons(await card())).toEqual([]);
  });

  it('that has begun is said not to have happened only after a question (D686)', async () => {
    const begun = {
      ...asked,
      dates: readDatesNote({ kind: 'asked', first: today(), last: '2090-12-05', total: 12_500 }),
    };
    const { user } = await open(begun, answer('accepted', 'ada'));
    await user.click(within(await card()).getByRole('button', { name: 'It did not happen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Did it not happen?' }));
    await user.click(dialog.getByRole('button', { name: 'It did not happen' }));
    await within(await card()).findByText('Did not happen');
    expect(buttons(await card())).toEqual([]);
  });

  it('warns as soon as another request for some of its days is accepted beside it (D510, D590)', async () => {
    const second: Message = {
      ...message(3, 'bob', 'ada', 'Or could I rent Rover then?'),
      createdAt: minutesAgo(1),
      robotId: asked.robotId,
      dates: readDatesNote({ kind: 'asked', first: '2090-12-05', last: '2090-12-06', total: 5_000 }),
    };
    const { messages, user } = await open(asked, second);
    const [first, other] = await screen.findAllByRole('group', { name: 'Request for dates' });
    const warning =
      'You have accepted Fri, Dec 1 – Tue, Dec 5, 2090 from Bob Bolt for the same robot. Decline these days, or cancel those first.';
    if (!first || !other) return expect.fail('There are two requests.');
    messages.beIn('hang');
    await user.click(within(first).getByRole('button', { name: 'Accept' }));
    // On its way already.
    await within(other).findByText(warning);
    messages.goOn();
    await within(first).findByText('Accepted');
    expect(within(other).getByText(warning)).toBeVisible();
    expect(within(first).queryByRole('status')).toBeNull();
  });

  it('leaves what is being written where it is', async () => {
    const { user, messages } = await open(asked);
    await user.type(await composer(), 'By the way');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await within(await card()).findByText('Declined');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(messages.stored()[0]?.content).toBe('By the way'));
  });

  it('offers nothing while an answer is on its way, and after a failure tries that one again (D505)', async () => {
    const { messages, user } = await open(asked);
    messages.beIn('refuse');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(buttons(await card())).toEqual([]);
    messages.beIn('take');
    await user.click(again);
    await within(await card()).findByText('Accepted');
    expect(new Set(messages.sentIds)).toEqual(new Set([stepId('accepted', asked.id)]));
  });

  it('that the renter withdrew at the same moment shows that, and says that the answer failed (D504)', async () => {
    const { messages, user } = await open(asked);
    messages.beIn('hang');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(messages.sentIds).toHaveLength(1));
    messages.arrive(answer('withdrawn', 'bob'));
    messages.goOn();
    await within(await card()).findByText('Withdrawn');
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to send message'));
    expect(buttons(await card())).toEqual([]);
  });

  it('cannot be accepted by its owner who accepted some of the days of the same robot already, and says why (D510, D690)', async () => {
    const other: Message = {
      ...message(3, 'cleo', 'ada', 'Could I?'),
      robotId: asked.robotId,
      dates: readDatesNote({ kind: 'asked', first: '2090-12-05', last: '2090-12-06', total: 5_000 }),
    };
    const accepted: Message = {
      ...message(4, 'ada', 'cleo', 'Yes'),
      id: stepId('accepted', other.id),
      robotId: asked.robotId,
      dates: { kind: 'accepted', request: other.id },
    };
    await open(asked, other, accepted);
    await within(await card()).findByText(
      'You have accepted Tue, Dec 5 – Wed, Dec 6, 2090 from Cleo Cog for the same robot. Decline these days, or cancel those first.',
    );
    expect(buttons(await card())).toEqual(['Decline']);
  });

  it('of a hostile client that answers its own request stays asked', async () => {
    await open(asked, answer('accepted', 'bob'));
    expect(within(await card()).getByText('Asked')).toBeInTheDocument();
  });
});
