import { DAY_LENGTH, epochMs, robotId, type ProblemId } from '@roborrow/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, person, robot } from '../../../testing/world.ts';

const ROVER = robot(1, { ownerId: BOB, name: 'Bob’s rover' });
const REPORT = {
  id: `${ADA}/listing_robot1`,
  by: ADA,
  subject: { kind: 'listing', id: robotId('robot1') },
  reason: 'scam',
  note: 'Wants money first.',
  person: BOB,
  copy: { name: 'Bob’s old name', description: 'Roves.' },
  createdAt: epochMs(1_750_000_000_000),
} as const;

const PROBLEM = {
  id: 'p1' as ProblemId, // a client made it
  text: 'The map stays empty.',
  release: '0.1.0',
  page: '/search',
  browser: 'other',
  createdAt: epochMs(1_750_000_000_000),
} as const;

const open = async (address: string, isOperator = true) => {
  const world = await createWorld([ROVER], {
    users: [person(ADA, 'Ada', 'Lovelace'), person(BOB, 'Bob', 'Bolt')],
    operators: isOperator ? [{ id: ADA }] : [],
    reports: [REPORT],
    problems: [PROBLEM],
  });
  return { ...world, ...renderApp(world, address) };
};

afterEach(cleanup);

describe('the operator’s desk', () => {
  it('is not found by a member without the role, and not linked for them (D790)', async () => {
    await open('/operator', false);
    await screen.findByRole('heading', { level: 1, name: 'This page has wandered off' });
    cleanup();
    await open('/dashboard', false);
    await screen.findByRole('link', { name: 'Edit profile' });
    expect(screen.queryByRole('link', { name: 'Operator’s desk' })).toBeNull();
  });

  it('is linked on the operator’s dashboard, and shows what waits (D791)', async () => {
    const { user } = await open('/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Operator’s desk' }));
    const entry = await screen.findByRole('link', { name: /A scam/ });
    expect(entry).toHaveTextContent('Bob’s old name');
    expect(entry).toHaveTextContent('1 report');
    await user.click(entry);
    await screen.findByRole('heading', { level: 2, name: 'Listing' });
    expect(screen.getByText('Bob’s rover')).toBeVisible();
    expect(screen.getByText('Wants money first.')).toBeVisible();
    expect(screen.getByText('Bob Bolt')).toBeVisible();
  });

  it('hides a listing and closes its reports, with a note in the log (D792)', async () => {
    const { user, services } = await open('/operator?case=listing_robot1');
    await user.type(await screen.findByRole('textbox', { name: /Note for the log/ }), 'Fraud');
    await user.click(screen.getByRole('button', { name: 'Hide this listing' }));
    await screen.findByRole('button', { name: 'Show this listing again' });
    expect(await services.robots.get(ROVER.id)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close the reports' }));
    await screen.findByText('Closed');
    expect(
      (await services.operator.log()).map(({ action, note }) => `${action}: ${note}`).toSorted(),
    ).toEqual(['close: Fraud', 'hide: Fraud']);
    await user.click(screen.getByRole('link', { name: 'Log' }));
    expect(await screen.findByRole('table')).toHaveTextContent('Fraud');
  });

  it('begins to limit what a person does in a day, and says which numbers it takes (D796)', async () => {
    const { user, services } = await open('/operator?tab=limits');
    await screen.findByText('Nothing is limited yet. Save this table to begin.');
    const messages = screen.getByRole('textbox', { name: 'Messages' });
    await user.clear(messages);
    await user.click(screen.getByRole('button', { name: 'Save the limits' }));
    expect(messages).toHaveAccessibleDescription('Please enter a whole number from 1 to 500');
    expect(messages).toHaveFocus();
    await user.type(messages, '50');
    await user.click(screen.getByRole('button', { name: 'Save the limits' }));
    await waitFor(async () => expect((await services.operator.limits())?.messages).toBe(50));
  });

  it('shows what people said does not work, and closes it (D860)', async () => {
    const { user, services } = await open('/operator?tab=problems');
    const said = await screen.findByText('The map stays empty.');
    expect(said.parentElement).toHaveTextContent('/search, version 0.1.0, Another one');
    await user.click(screen.getByRole('button', { name: 'Close this problem' }));
    await screen.findByText('Nobody reported a problem.');
    expect(await services.operator.log()).toMatchObject([{ action: 'close', subject: 'problems/p1' }]);
  });

  it('finds a person, and keeps in the address what was sought (D793)', async () => {
    const { user, router } = await open('/operator?tab=find');
    await user.type(await screen.findByRole('searchbox'), 'Bob{Enter}');
    expect(await screen.findByRole('link', { name: /Bob Bolt/ })).toBeVisible();
    expect(router.state.location.search).toEqual({ tab: 'find', q: 'Bob' });
  });

  it('says when it could not be read, and tries again', async () => {
    const world = await createWorld([ROVER], {
      users: [person(ADA, 'Ada', 'Lovelace')],
      operators: [{ id: ADA }],
    });
    world.faults.set('operator.queue', 'fail');
    const { user } = renderApp(world, '/operator');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    world.faults.clear();
    await user.click(retry);
    await screen.findByText('Nothing waits');
  });
});

describe('a decision, for whom it concerns (D794)', () => {
  it('is told on the dashboard, appealed once, and its answer shown', async () => {
    const decision = {
      subject: { kind: 'listing', id: robotId('gone') },
      person: ADA,
      title: 'Ada’s engine',
      at: epochMs(1_750_000_000_000),
      appeal: null,
      answer: null,
      isOver: false,
    } as const;
    const world = await createWorld([], {
      users: [person(ADA, 'Ada', 'Lovelace')],
      decisions: [{ ...decision, id: 'listing_gone' }],
    });
    const { user } = renderApp(world, '/dashboard');
    await screen.findByRole('heading', { name: 'The operator has hidden your listing “Ada’s engine”' });
    await user.click(screen.getByRole('button', { name: 'Send to the operator' }));
    const field = screen.getByRole('textbox', { name: /Is that a mistake/ });
    expect(field).toHaveAccessibleDescription(/Please write something/);
    await user.type(field, 'It is a real robot.');
    await user.click(screen.getByRole('button', { name: 'Send to the operator' }));
    await screen.findByText('The operator has not answered yet.');
    expect((await world.services.appeals.listOwn(ADA))[0]?.appeal?.text).toBe('It is a real robot.');
  });
});

describe('a search that finds nothing (D800)', () => {
  it('is counted once by its words, and read on the desk once five visitors had it', async () => {
    const day = epochMs(Math.floor(Date.now() / DAY_LENGTH) * DAY_LENGTH);
    const unfound = { phrase: 'window cleaner', day, people: ['a', 'b', 'c', 'd'] };
    const world = await createWorld([ROVER], {
      users: [person(ADA, 'Ada', 'Lovelace')],
      operators: [{ id: ADA }],
      unfound: [{ id: `${day}/window cleaner`, ...unfound }],
    });
    expect(await world.services.operator.unfound()).toEqual([]);
    renderApp(world, '/search?query=Window%20cleaner');
    await waitFor(async () => expect(await world.services.operator.unfound()).toHaveLength(1));
    cleanup();
    renderApp(world, '/operator?tab=searches');
    await screen.findByText('window cleaner');
  });
});
