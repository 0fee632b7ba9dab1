import { epochMs, NOTHING_SAVED, type Saved } from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld, PASSWORD, robot, type World } from '../../../testing/world.ts';
import { showToast } from '../../shared/toast.ts';
import { connectHearts } from '../robots/Heart.tsx';
import { deviceSaved } from './device-saved.ts';

const ENGINES = 'query=engine';
const ROBOTS = [robot(1), robot(2), robot(3)];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // A new page.
  deviceSaved.moveOut(deviceSaved.read());
  connectHearts(new Set(), null);
});

const savedSearch = (id: string, seenAt: number, name = 'Engines'): Saved => ({
  ...NOTHING_SAVED,
  searches: [{ id, at: epochMs(1), name, seenAt: epochMs(seenAt) }],
});
const inAccount = async ({ services }: World) => (await services.saved.get(ADA)).searches;
const onDevice = () => deviceSaved.read().searches;
const createVisitorWorld = async (): Promise<World> => {
  const world = await createWorld(ROBOTS);
  await world.services.auth.signOut();
  return world;
};
const saveButton = () => screen.findByRole('button', { name: 'Save this search' });
const savedLink = () => screen.findByRole('link', { name: 'Search saved' });
const row = (name: string) => screen.findByRole('article', { name });

/** Opens a search and its dialog. */
const openDialog = async (world: World, address: string) => {
  const app = renderApp(world, address);
  await screen.findByRole('heading', { name: /robots? found$/ });
  await app.user.click(await saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  return { ...app, dialog, name: dialog.getByRole('textbox', { name: 'Name' }) };
};

describe('the button that saves a search (D391)', () => {
  it('saves it on a visitor’s device under the proposed name, and then leads to it', async () => {
    const { user, dialog, name } = await openDialog(
      await createVisitorWorld(),
      '/search?query=engine&location=Apex%2C+NC%2C+USA&distance=25',
    );
    expect(name).toHaveValue('engine near Apex, NC');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const link = await savedLink();
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDevice()).toMatchObject([
      { id: 'query=engine&location=Apex%2C+NC%2C+USA', name: 'engine near Apex, NC' },
    ]);
    await user.click(link);
    const saved = await row('engine near Apex, NC');
    expect(saved).toHaveTextContent('"engine" · Apex, NC, USA, within 25 miles');
    expect(within(saved).getByRole('link')).toHaveAttribute(
      'href',
      '/search?query=engine&location=Apex%2C+NC%2C+USA',
    );
  });

  it('saves it in a member’s account under another name, and nothing on the device', async () => {
    const world = await createWorld(ROBOTS);
    const { user, name } = await openDialog(world, '/search?query=engine&near=anywhere');
    await user.clear(name);
    await user.type(name, 'Mine{Enter}');
    await savedLink();
    expect(await inAccount(world)).toMatchObject([{ id: 'query=engine&near=anywhere', name: 'Mine' }]);
    expect(localStorage.getItem('roborrow.saved')).toBeNull();
  });

  it('says why a name is refused, and keeps what was typed', async () => {
    const { user, dialog, name } = await openDialog(await createVisitorWorld(), '/search?query=engine');
    const refused = async (typed: string, why: string) => {
      await user.clear(name);
      if (typed) await user.type(name, typed);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(name).toHaveAccessibleDescription(expect.stringContaining(why));
      expect(name).toHaveFocus();
      expect(name).toHaveValue(typed);
    };
    await refused('', 'Enter a name');
    await refused('x'.repeat(121), 'The name can be at most 120 characters long');
    await refused('a\u202eb', 'hidden characters');
    expect(onDevice()).toEqual([]);
  });

  it('says when 20 searches are saved, and when the search is too long to be saved (D322)', async () => {
    const world = await createVisitorWorld();
    const full = Array.from({ length: 20 }, (_, i) => savedSearch(`query=${i}`, 1).searches).flat();
    deviceSaved.merge({ ...NOTHING_SAVED, searches: full });
    const { user, dialog, name } = await openDialog(world, '/search?query=engine');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(name).toHaveAccessibleDescription(expect.stringContaining('You have saved 20 searches'));
    expect(onDevice()).toHaveLength(20);
    cleanup();
    const words = encodeURIComponent('ü'.repeat(200));
    const later = renderApp(world, `/search?query=${words}`);
    await later.user.click(await saveButton());
    expect(showToast).toHaveBeenCalledWith('error', expect.stringContaining('too long to be saved'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the dialog and the name when the account does not answer', async () => {
    const world = await createWorld(ROBOTS);
    const { user, dialog, name } = await openDialog(world, '/search?query=engine&near=anywhere');
    world.faults.set('saved.merge', 'fail');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining('could not be saved')),
    );
    world.faults.clear();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await savedLink();
  });

  it('closes without saving', async () => {
    const { user, dialog } = await openDialog(await createVisitorWorld(), '/search?query=engine');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDevice()).toEqual([]);
    await saveButton();
  });
});

describe('a saved search on the page Saved (D390, D391)', () => {
  it('counts what is new with one question, until its results are looked at (D327)', async () => {
    const world = await createWorld(ROBOTS);
    const before = ROBOTS[0]?.createdAt ?? 0;
    await world.services.saved.merge(ADA, savedSearch(`${ENGINES}&near=anywhere`, before - 1));
    const { user, router } = renderApp(world, '/saved');
    const saved = await row('Engines');
    await waitFor(() => expect(saved).toHaveTextContent('3 new'));
    expect(world.calls('robots.listNew')).toBe(1);
    expect(world.calls('robots.get')).toBe(0);
    await user.click(within(saved).getByRole('link', { name: 'Engines' }));
    await savedLink();
    await waitFor(async () => expect((await inAccount(world))[0]?.seenAt).toBeGreaterThan(before));
    await router.navigate({ to: '/saved' });
    await waitFor(async () => expect(await row('Engines')).toHaveTextContent('Nothing new'));
  });

  it('is looked at on a visitor’s device as well', async () => {
    deviceSaved.merge(savedSearch(ENGINES, 5));
    renderApp(await createVisitorWorld(), '/search?query=engine');
    await savedLink();
    await waitFor(() => expect(onDevice()[0]?.seenAt).toBeGreaterThan(5));
  });

  it('is renamed, which is no look at it, and removed and brought back', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, savedSearch(ENGINES, 5));
    const { user } = renderApp(world, '/saved');
    await user.click(within(await row('Engines')).getByRole('button', { name: 'Rename' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Cars{Enter}');
    const renamed = await row('Cars');
    await waitFor(async () => expect(await inAccount(world)).toMatchObject([{ name: 'Cars', seenAt: 5 }]));
    await user.click(within(renamed).getByRole('button', { name: 'Remove' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await waitFor(async () => expect(await inAccount(world)).toEqual([]));
    await user.click(undo);
    await row('Cars');
    await waitFor(async () => expect(await inAccount(world)).toMatchObject([{ name: 'Cars', seenAt: 5 }]));
  });

  it('says when new robots could not be counted', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, savedSearch(ENGINES, 5));
    world.faults.set('robots.listNew', 'fail');
    renderApp(world, '/saved');
    await waitFor(async () =>
      expect(await row('Engines')).toHaveTextContent('New robots could not be counted just now'),
    );
  });

  it('moves into the account at the login, beside those that are there', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, savedSearch('query=old', 5, 'Old'));
    await world.services.auth.signOut();
    deviceSaved.merge(savedSearch(ENGINES, 5));
    const { user } = renderApp(world, '/login?redirect=%2Fsaved');
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await row('Engines');
    await row('Old');
    await waitFor(async () => expect(await inAccount(world)).toHaveLength(2));
    await waitFor(() => expect(onDevice()).toEqual([]));
  });
});
