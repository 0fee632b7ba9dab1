import { dollarsPerDay } from '@roborrow/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeDrawing } from '../../../testing/drawing.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { map } from './map.text.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';
const CARY = { location: 'Cary, NC, USA', coordinates: { latitude: 35.78, longitude: -78.6 } };

const robots = [
  robot(1, { price: dollarsPerDay(30) }),
  robot(2, { price: dollarsPerDay(20) }),
  robot(3, { ...CARY, price: dollarsPerDay(90) }),
];

beforeEach(() => {
  completeDrawing();
  delete document.documentElement.dataset['map'];
});

async function open(address: string, isWide: boolean, listed = robots) {
  const world = await createWorld(listed);
  await world.services.auth.signOut();
  const app = renderApp(world, address, { isWide });
  await screen.findByRole('heading', { name: /found/ });
  return app;
}

const surface = () => screen.findByRole('application', { name: map.label });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => new URLSearchParams(window.location.search);

describe('the map on a wide screen (D382)', () => {
  it('stands beside the results of a search near a place, with a label for each town (D380)', async () => {
    await open(NEAR_APEX, true);
    expect(await surface()).toBeVisible();
    expect(screen.getByText(map.onMap(3, { kind: 'exact', value: 3 }))).toBeVisible();
    expect(await button('Apex, NC, USA: 2 robots from $20/day')).toHaveTextContent('2 from $20');
    expect(await button('Cary, NC, USA: 1 robot, $90/day')).toHaveTextContent('$90');
  });

  it('is hidden and shown by its button, and the device remembers that', async () => {
    const { user } = await open(NEAR_APEX, true);
    await surface();
    const toggle = await button(map.title);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(screen.queryByRole('application')).toBeNull();
    expect(localStorage.getItem('roborrow.map')).toBe('hidden');
    await user.click(toggle);
    expect(await surface()).toBeVisible();
    expect(localStorage.getItem('roborrow.map')).toBe('shown');
  });

  it('is not there for a search without a place, until it is wanted', async () => {
    const { user } = await open('/search?query=engine', true);
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(await button(map.title));
    expect(await surface()).toBeVisible();
    expect(await button(/^Apex, NC, USA/)).toBeVisible();
  });

  it('marks the cards of a selected town, brings the first into sight, and says what the town has (D380)', async () => {
    const { user } = await open(NEAR_APEX, true);
    await user.click(await button(/^Apex, NC, USA/));
    const marked = document.querySelectorAll<HTMLElement>('[data-marked][data-robot]');
    expect(new Set([...marked].map(({ dataset }) => dataset['robot']))).toEqual(
      new Set(['robot1', 'robot2']),
    );
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(
      document.querySelector('[data-robot]'),
    );
    const shown = within(screen.getByRole('group', { name: 'Apex, NC, USA' }));
    expect(shown.getByText(/2 robots from \$20\/day/)).toBeVisible();
    await user.click(shown.getByRole('button', { name: map.unselect }));
    expect(document.querySelector('[data-marked][data-robot]:not(:hover)')).toBeNull();
  });

  it('shows the robots of a selected town with picture, name and price, each a way to its page (D612)', async () => {
    const { user } = await open(NEAR_APEX, true);
    await user.click(await button(/^Apex, NC, USA/));
    const shown = within(screen.getByRole('group', { name: 'Apex, NC, USA' }));
    expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'No photo yetEngine 2$20/day',
      'No photo yetEngine 1$30/day',
    ]);
    await user.click(shown.getByRole('link', { name: /Engine 1/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Engine 1' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the results' }));
    expect(await surface()).toBeVisible();
  });

  it('says nothing of a selected town once others are shown apart, or it is out of sight (D612)', async () => {
    const near = { location: 'Holly Springs, NC, USA', coordinates: { latitude: 35.69, longitude: -78.9 } };
    const far = { location: 'Danville, VA, USA', coordinates: { latitude: 36.6, longitude: -79.4 } };
    const { user } = await open(`${NEAR_APEX}&distance=100`, true, [robot(1), robot(2, near), robot(3, far)]);
    const card = () => screen.queryByRole('group', { name: far.location });
    await user.click(await button(/^Danville, VA, USA/));
    expect(card()).toBeVisible();
    await user.click(await button(/and 1 more town/));
    await waitFor(() => expect(card()).toBeNull());

    fireEvent.keyDown(await surface(), { key: '0' });
    const label = await button(/^Danville, VA, USA/);
    expect(card()).toBeNull();
    await user.click(label);
    expect(card()).toBeVisible();
    for (let i = 0; i < 9; i++)
      fireEvent.wheel(await surface(), { deltaY: -240, clientX: 200, clientY: 300 });
    await waitFor(() => expect(card()).toBeNull());
  });

  it('says nothing of a town that was selected in another search (D612)', async () => {
    const { user, router } = await open(NEAR_APEX, true);
    // Hidden and shown: now it is wanted beside every search.
    for (let i = 0; i < 2; i++) await user.click(await button(map.title));
    await user.click(await button(/^Apex, NC, USA/));
    expect(screen.getByRole('group', { name: 'Apex, NC, USA' })).toBeVisible();
    await router.navigate({ to: '/search', search: { query: 'engine' } });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Apex, NC, USA' })).toBeNull());
    expect(await button(/^Apex, NC, USA/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('names the nearest towns beyond its edges where it shows none (D612)', async () => {
    await open(NEAR_APEX, true);
    const element = await surface();
    await button(/^Apex/);
    for (let i = 0; i < 9; i++) fireEvent.wheel(element, { deltaY: -240, clientX: 200, clientY: 300 });
    expect(await screen.findByText(/^Raleigh, 15 miles$/)).toBeVisible();
  });

  it('marks the town of the card that has the focus', async () => {
    await open(NEAR_APEX, true);
    const label = await button(/^Cary, NC, USA/);
    expect(label).not.toHaveAttribute('data-marked');
    fireEvent.focus(screen.getByRole('link', { name: 'Engine 3' }));
    await waitFor(() => expect(label).toHaveAttribute('data-marked'));
    fireEvent.blur(screen.getByRole('link', { name: 'Engine 3' }));
    await waitFor(() => expect(label).not.toHaveAttribute('data-marked'));
  });

  it('searches what it shows, after it was moved, and stays there (D381)', async () => {
    const { user } = await open(NEAR_APEX, true);
    const element = await surface();
    await button(/^Apex/);
    expect(screen.queryByRole('button', { name: /Search this area/ })).toBeNull();
    for (let i = 0; i < 2; i++) fireEvent.keyDown(element, { key: 'ArrowRight' });
    await user.click(await button('Search this area: 100 miles around Raleigh, NC, USA'));
    await waitFor(() => expect(address().get('location')).toBe('Raleigh, NC, USA'));
    expect(address().get('distance')).toBe('100');
  });

  it('offers to zoom in where no radius covers what it shows (D381)', async () => {
    const { user } = await open(NEAR_APEX, true);
    const element = await surface();
    await button(/^Apex/);
    for (let i = 0; i < 6; i++) fireEvent.wheel(element, { deltaY: 240, clientX: 200, clientY: 300 });
    await user.click(await button(map.tooFar));
    expect(await button(/Search this area: 100 miles/)).toBeVisible();
  });

  it('shows towns that lie close together under one label, and apart when it is pressed', async () => {
    const near = { location: 'Holly Springs, NC, USA', coordinates: { latitude: 35.69, longitude: -78.9 } };
    const { user } = await open(`${NEAR_APEX}&distance=100`, true, [robot(1), robot(2), robot(3, near)]);
    await user.click(await button('Apex, NC, USA and 1 more town: 3 robots from $25/day'));
    expect(await button('Holly Springs, NC, USA: 1 robot, $25/day')).toBeVisible();
    expect(await button('Apex, NC, USA: 2 robots from $25/day')).toBeVisible();
  });

  it('says so when only a part of what was found is on it, and loads the rest (D380)', async () => {
    const many = Array.from({ length: 30 }, (_, i) => robot(i));
    const { user } = await open(NEAR_APEX, true, many);
    const element = await surface();
    const panel = within(element.parentElement ?? document.body);
    expect(panel.getByText(/^24 of (30|24\+) robots on the map$/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Load more' }));
    expect(await panel.findByText('30 robots on the map')).toBeVisible();
  });
});

describe('the map on a phone (D382)', () => {
  it('is a sheet over the list, which List and Back close', async () => {
    const { user } = await open(NEAR_APEX, false);
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(await button(map.title));
    const sheet = within(await screen.findByRole('dialog', { name: map.title }));
    expect(await sheet.findByRole('application')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: map.list }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address().get('location')).toBe('Apex, NC, USA');

    await user.click(await button(map.title));
    await screen.findByRole('dialog');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads from a town to its robots in the list', async () => {
    const { user } = await open(NEAR_APEX, false);
    await user.click(await button(map.title));
    await user.click(await button(/^Cary, NC, USA/));
    await user.click(await button(map.showInList));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(
      document.querySelector('[data-robot="robot3"]'),
    );
  });

  it('stays open with the area that it has searched', async () => {
    const { user } = await open(NEAR_APEX, false);
    await user.click(await button(map.title));
    const element = await surface();
    await button(/^Apex/);
    for (let i = 0; i < 2; i++) fireEvent.keyDown(element, { key: 'ArrowRight' });
    await user.click(await button(/Search this area/));
    await waitFor(() => expect(address().get('location')).toBe('Raleigh, NC, USA'));
    expect(screen.getByRole('dialog', { name: map.title })).toBeVisible();
  });
});
