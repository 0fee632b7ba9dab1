import { cleanup, screen, within } from '@testing-library/react';
import { days, messageId, parseDay, type CalendarDay } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { BOB, createWorld, robot } from '../../../testing/world.ts';

const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(`${text} is no day`);

it('shows the days as the page has read them when they cannot be read anew (D690)', async () => {
  const taken = [{ unit: 1, first: day('2099-01-02'), last: day('2099-01-03'), request: messageId('r') }];
  const world = await createWorld([robot(1, { ownerId: BOB, taken })]);
  const { user } = renderApp(world, '/robots/robot1');
  const ask = await screen.findByRole('button', { name: 'Ask about dates' });
  world.faults.set('robots.get', 'fail');
  await user.click(ask);
  expect(await screen.findByText('Taken: Fri, Jan 2 – Sat, Jan 3, 2099.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to your message' })).toBeEnabled();
});

it('refuses days on which it is rented, and those that the owner keeps (D690, D691)', async () => {
  const next = (number: number) => {
    const month = new Date();
    month.setUTCDate(1);
    month.setUTCMonth(month.getUTCMonth() + 1);
    return day(`${month.toISOString().slice(0, 8)}${String(number).padStart(2, '0')}`);
  };
  const taken = [{ unit: 1, first: next(6), last: next(6), request: messageId('r') }];
  const closedDays = [{ first: next(12), last: next(13) }];
  const world = await createWorld([robot(1, { ownerId: BOB, taken, closedDays })]);
  const { user } = renderApp(world, '/robots/robot1');
  await user.click(await screen.findByRole('button', { name: 'Ask about dates' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Next month' }));
  const choose = async (first: number, last: number) => {
    for (const number of [first, last]) {
      const found = dialog.getAllByRole('button', { name: /\d{4}/ })[number - 1];
      await user.click(found ?? expect.fail('The month has such a day.'));
    }
  };
  expect(dialog.getByRole('button', { name: /, taken$/ })).toBeVisible();
  expect(dialog.getAllByRole('button', { name: /, closed by the owner$/ })).toHaveLength(2);
  await choose(5, 7);
  expect(dialog.getByText('It is rented on some of these days.')).toBeVisible();
  await choose(8, 12);
  expect(dialog.getByText('The owner does not lend it on some of these days.')).toBeVisible();
  await choose(8, 9);
  expect(dialog.getByText(/^2 days, /)).toBeVisible();
});

it('forgets a range that is too short once a new first day is chosen (D501)', async () => {
  const world = await createWorld([robot(1, { ownerId: BOB, minRental: days(3) })]);
  const { user } = renderApp(world, '/robots/robot1');
  await user.click(await screen.findByRole('button', { name: 'Ask about dates' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Next month' }));
  const day = (number: number) => {
    const found = dialog.getAllByRole('button', { name: /\d{4}/ })[number - 1];
    if (!found) throw new Error('The month has such a day.');
    return found;
  };
  await user.click(day(5));
  await user.click(day(6));
  expect(dialog.getByText(/^2 days chosen/)).toBeVisible();
  await user.click(day(9));
  expect(dialog.queryByText(/^2 days chosen/)).toBeNull();
  await user.click(day(12));
  expect(dialog.getByText(/^4 days/)).toBeVisible();
});

it('begins with the days of the search that led to the robot, and says where they are past (D866)', async () => {
  const world = await createWorld([robot(1, { ownerId: BOB })]);
  const { user } = renderApp(world, '/search?query=engine&from=2090-05-03&to=2090-05-05');
  await user.click(await screen.findByRole('link', { name: 'Engine 1' }));
  await screen.findByRole('heading', { level: 1, name: 'Engine 1' });
  await user.click(await screen.findByRole('button', { name: 'Ask about dates' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Wed, May 3 – Fri, May 5, 2090')).toBeVisible();
  expect(dialog.getByText(/^3 days, /)).toBeVisible();
  cleanup();
  const past = renderApp(world, '/robots/robot1?first=2020-05-03&last=2020-05-05');
  await past.user.click(await screen.findByRole('button', { name: 'Ask about dates' }));
  expect(await screen.findByText('The first day is in the past.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Today, / })).toBeVisible();
});
