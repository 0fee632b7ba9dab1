import { robotId } from '@roborrow/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { completeDrawing } from '../../../testing/drawing.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, robot } from '../../../testing/world.ts';
import { askDatesText } from '../dates/ask-dates.text.ts';
import { robotDetail } from './robot-detail.text.ts';

const SEARCH = '/search?query=engine&location=Apex%2C+NC%2C+USA';

const visited = async (robots: Parameters<typeof createWorld>[0]) => {
  const world = await createWorld(robots);
  await world.services.auth.signOut();
  return world;
};
const address = () => window.location.pathname + window.location.search;
const link = (name: string) => screen.findByRole('link', { name });

/** Every element is in sight as soon as it is there. */
const showAll = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );

it('leads back to the results that it was opened from, with their words (D607)', async () => {
  const { user } = renderApp(await visited([robot(1)]), SEARCH);
  await user.click(await link('Engine 1'));
  await user.click(await link(robotDetail.backToResults));
  await waitFor(() => expect(address()).toBe(SEARCH));
});

it.each([
  ['/robots/robot1?from=Apex%2C+NC%2C+USA', 'Robots near Apex, NC', '/search?location=Apex%2C+NC%2C+USA'],
  ['/robots/robot1', 'All robots', '/robots'],
])('opened at %s, it leads on to %s (D607)', async (opened, name, wanted) => {
  const { user } = renderApp(await visited([robot(1)]), opened);
  await user.click(await link(name));
  await waitFor(() => expect(address()).toBe(wanted));
});

it("leads back from an owner's robot to their own (D607)", async () => {
  const { user } = renderApp(await createWorld([robot(1)]), '/robots/robot1');
  await user.click(await link('My Robots'));
  await waitFor(() => expect(address()).toBe('/dashboard?tab=robots'));
});

it('shows the dates with their total on the page once they are chosen, and goes on with them (D607)', async () => {
  const { user } = renderApp(await visited([robot(1, { ownerId: BOB })]), '/robots/robot1');
  const rent = within(await screen.findByRole('complementary', { name: robotDetail.rent }));
  expect(rent.getByText(askDatesText.none)).toBeVisible();
  const ask = await rent.findByRole('button', { name: askDatesText.ask });
  await waitFor(() => expect(ask).toBeEnabled());
  expect(ask.compareDocumentPosition(rent.getByRole('link', { name: robotDetail.contactOwner }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(ask);
  const dialog = () => within(screen.getByRole('dialog'));
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('button', { name: 'Next month' }));
  for (const day of ['10', '12']) await user.click(dialog().getByText(day));
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(await rent.findByText(/^3 days, \$75 estimated: .* 10 – .* 12, \d{4}$/)).toBeVisible();
  await user.click(ask);
  expect((await screen.findAllByText(/3 days, \$75 estimated/)).length).toBeGreaterThan(1);
});

it('shows a map of the area, and leads to the robots there (D607)', async () => {
  completeDrawing();
  renderApp(await visited([robot(1)]), '/robots/robot1');
  showAll();
  const area = within(await screen.findByRole('region', { name: robotDetail.area.heading }));
  expect(await area.findByRole('img', { name: 'Map of the area of Apex, NC' })).toBeVisible();
  expect(area.getByText(/^Somewhere in Apex, NC\. The exact place stays private/)).toBeVisible();
  expect(area.getByRole('link', { name: 'See robots near Apex, NC' })).toHaveAttribute(
    'href',
    '/search?location=Apex%2C+NC%2C+USA',
  );
});

it('ends with similar robots nearby, read once they are close to what is in sight (D608)', async () => {
  const world = await visited([robot(1), robot(2, { category: 'Hobby' }), robot(3, { id: robotId('like') })]);
  // Loaded already, so that a read would not wait for its code.
  await import('../robots/read-near.ts');
  renderApp(world, '/robots/robot1');
  const similar = async () =>
    within(await screen.findByRole('region', { name: robotDetail.similar.heading }));
  await similar();
  await act(async () => {});
  expect(world.calls('robots.listNearest')).toBe(0);
  document.body.replaceChildren();
  renderApp(world, '/robots/robot1');
  showAll();
  await waitFor(async () =>
    expect((await similar()).getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Engine 3',
      'Engine 2',
    ]),
  );
});

it('ends without them where there are none', async () => {
  const world = await createWorld([robot(1, { ownerId: ADA })]);
  renderApp(world, '/robots/robot1');
  showAll();
  await screen.findByRole('heading', { level: 1, name: 'Engine 1' });
  await waitFor(() => expect(screen.queryByText(robotDetail.similar.heading)).toBeNull());
});
