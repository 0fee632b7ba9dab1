import type { OutgoingProblem } from '@roborrow/domain';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';

const open = async () => {
  const world = await visitor();
  const sent: OutgoingProblem[] = [];
  const { report } = world.services.problems;
  const failures = [] as Error[];
  world.services.problems.report = async (problem) => {
    sent.push(problem);
    const failure = failures.shift();
    if (failure) throw failure;
    return report(problem);
  };
  const app = renderApp(world, '/contact');
  await screen.findByRole('heading', { name: 'Talk to us' });
  await app.user.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Report a problem' }),
  );
  await screen.findByRole('heading', { name: 'What does not work?' });
  const send = () => app.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...app, sent, failures, send };
};

it('a problem is sent with what is shown beside it, and nothing else; a second try is the same one (D785)', async () => {
  const { user, sent, failures, send } = await open();
  await send();
  const text = screen.getByLabelText('What happened, and what did you expect?');
  expect(text).toHaveAccessibleDescription('Please say what happened');
  expect(text).toHaveFocus();
  await user.type(text, 'The map stays empty.');
  failures.push(new Error('no network'));
  await send();
  expect(await screen.findByText(/^The problem could not be sent\./)).toBeVisible();
  const shown = screen.getAllByRole('definition').map((one) => one.textContent);
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  const [first, second] = sent;
  expect(second).toEqual(first);
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['browser', 'id', 'page', 'release', 'text']);
  expect(first).toMatchObject({ text: 'The map stays empty.', page: '/contact', browser: 'other' });
  expect(shown).toEqual([first?.release, '/contact', 'Another one']);
});

it('of an address that was opened, the kind of page is unknown (D785)', async () => {
  renderApp(await visitor(), '/problem');
  expect(await screen.findByText('Unknown')).toBeVisible();
});
