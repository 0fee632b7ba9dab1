import { PortError, type ImageFile } from '@roborrow/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import * as fakeIndexedDb from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { namesOf, picture } from '../../../testing/pictures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, PASSWORD, type World } from '../../../testing/world.ts';
import { createDraftPhotos } from './draft-photo-storage.ts';
import { openListingDraft } from './listing-draft.ts';
import { fillRequired } from './testing/fill.ts';

const KEY = 'roborrow.draft.ada.new-listing';
const photosOf = createDraftPhotos;

beforeAll(() => {
  for (const [name, value] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, value);
});

beforeEach(async () => {
  await photosOf(ADA).keep([]);
});

/** Opens the form in a new page, which only has what the browser stored. */
const open = async (world: World) => {
  cleanup();
  const app = renderApp(world, '/create-robot');
  const name = await screen.findByLabelText('Robot name');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'List Robot' })).not.toHaveAttribute('aria-busy'),
  );
  return { ...app, name };
};
const photos = () => screen.queryAllByRole('img', { name: /^Photo \d$/ });
const atDashboard = () => screen.findByRole('heading', { name: /^Hello/ });
const restored = () => screen.queryByText('Your draft from last time is here again.');

describe('the draft of a new listing (D290)', () => {
  it('is restored after a reload and in a new tab, with the order of its photos, and is deleted once it is listed', async () => {
    const world = await createWorld();
    const first = await open(world);
    expect(restored()).toBeNull();
    await fillRequired(first.user);
    await first.user.type(screen.getByLabelText(/Add a feature/), 'ROS 2{Enter}');
    await first.user.upload(screen.getByLabelText('Photos'), [picture('a.png'), picture('b.png')]);
    await waitFor(() => expect(photos()).toHaveLength(2));
    await first.user.click(screen.getByRole('button', { name: 'Move photo 2 forward' }));
    await screen.findByText('Kept on this device until you list or discard it.');
    sessionStorage.clear(); // the tab is closed

    const second = await open(world);
    expect(restored()).toBeVisible();
    expect(second.name).toHaveValue('Rover');
    expect(screen.getByLabelText('Location')).toHaveValue('Apex, NC, USA');
    expect(screen.getByRole('list', { name: 'Features' })).toHaveTextContent('ROS 2');
    await waitFor(() => expect(photos()).toHaveLength(2));
    await second.user.click(screen.getByRole('button', { name: 'List Robot' }));
    await atDashboard();
    const [listed] = await world.stored();
    expect(namesOf(listed?.images ?? [])).toEqual(['b.png', 'a.png']);

    const third = await open(world);
    expect(third.name).toHaveValue('');
    expect(restored()).toBeNull();
    expect(photos()).toEqual([]);
    expect(await photosOf(ADA).load()).toEqual([]);
  });

  it('needs no confirmation when the user leaves the page, and can be discarded after a confirmation', async () => {
    const world = await createWorld();
    const { user, name } = await open(world);
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    await user.type(name, 'Rover');
    await user.upload(screen.getByLabelText('Photos'), picture('a.png'));
    await waitFor(() => expect(photos()).toHaveLength(1));
    await screen.findByText('Kept on this device until you list or discard it.');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await atDashboard();

    const again = await open(world);
    await waitFor(() => expect(photos()).toHaveLength(1));
    await again.user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await again.user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(screen.getByLabelText('Robot name')).toHaveValue('Rover');
    await again.user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Discard draft' });
    if (confirm) await again.user.click(confirm);
    await waitFor(() => expect(screen.getByLabelText('Robot name')).toHaveValue(''));
    expect(screen.getByLabelText('Robot name')).toHaveFocus();
    expect(photos()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect((await open(world)).name).toHaveValue('');
    expect(await photosOf(ADA).load()).toEqual([]);
  });

  it('is not shown to another user who signs in, and is still there for the first', async () => {
    const account = (id: typeof ADA, email: string) => ({
      id,
      email,
      password: PASSWORD,
      displayName: id,
      provider: 'password' as const,
    });
    const world = await createWorld([], {
      accounts: [account(ADA, 'ada@example.org'), account(BOB, 'bob@example.org')],
    });
    const { user, name } = await open(world);
    await user.type(name, 'Rover');
    await user.upload(screen.getByLabelText('Photos'), picture('a.png'));
    await screen.findByText('Kept on this device until you list or discard it.');
    cleanup();
    await world.services.auth.signIn('bob@example.org', PASSWORD);
    expect((await open(world)).name).toHaveValue('');
    expect(restored()).toBeNull();
    expect(await photosOf(BOB).load()).toEqual([]);
    cleanup();
    await world.services.auth.signIn('ada@example.org', PASSWORD);
    expect((await open(world)).name).toHaveValue('Rover');
    await waitFor(() => expect(photos()).toHaveLength(1));
  });

  it('creates one robot, even when an answer was lost before a reload (D23)', async () => {
    const world = await createWorld();
    const first = await open(world);
    await fillRequired(first.user);
    const { robots } = world.services;
    const create = robots.create.bind(robots);
    vi.spyOn(robots, 'create').mockImplementationOnce(async (listing) => {
      await create(listing);
      world.faults.set('robots.get', 'fail');
      throw new PortError('unavailable');
    });
    await first.user.click(screen.getByRole('button', { name: 'List Robot' }));
    await screen.findByText(/^Failed to create robot listing/);
    expect(await world.stored()).toHaveLength(1);
    world.faults.clear();
    const second = await open(world);
    await second.user.click(screen.getByRole('button', { name: 'List Robot' }));
    await atDashboard();
    expect(await world.stored()).toHaveLength(1);
  });

  it.each([
    'no JSON',
    '7',
    'null',
    '[]',
    '{"name":7,"features":[{}],"pickedPlace":{"description":3},"price":null}',
    '{"features":"x","pickedPlace":"Apex","category":"Humanoid","feature":{"a":1}}',
  ])('is ignored when %j is stored', async (kept) => {
    localStorage.setItem(KEY, kept);
    const database = await openDB('roborrow-drafts', 1);
    await database.put('photos', [{ bytes: 'no bytes', contentType: 'image/jpeg' }, null, 3], ADA);
    database.close();
    const world = await createWorld();
    const { user, name } = await open(world);
    expect(name).toHaveValue('');
    expect(photos()).toEqual([]);
    await fillRequired(user);
    await user.click(screen.getByRole('button', { name: 'List Robot' }));
    await atDashboard();
    expect(await world.stored()).toMatchObject([{ name: 'Rover', images: [], features: [] }]);
  });

  it('stores each photo once, whatever comes, goes or is sorted after it, and reads those of an older version', async () => {
    const photo = (byte: number): ImageFile => ({ bytes: new Uint8Array([byte]), contentType: 'image/jpeg' });
    const [a, b, c] = [photo(1), photo(2), photo(3)];
    const read = async (from = photosOf(ADA)) => (await from.load()).map(({ bytes }) => bytes[0]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const draft = photosOf(ADA);
    await draft.keep([a]);
    await draft.keep([a, b]);
    await draft.keep([c, b, a]);
    expect(put.mock.calls.filter(([value]) => !Array.isArray(value))).toHaveLength(3);
    put.mockRestore();
    expect(await read()).toEqual([3, 2, 1]);
    await draft.keep([b]);
    expect(await read()).toEqual([2]);
    const database = await openDB('roborrow-drafts', 1);
    expect(await database.getAllKeys('photos')).toHaveLength(2);
    await database.put('photos', [a, c], ADA);
    database.close();
    const older = photosOf(ADA);
    const kept = await older.load();
    await older.keep(kept.toReversed());
    expect(await read()).toEqual([3, 1]);
  });

  it('reports when it cannot be stored', async () => {
    const world = await createWorld();
    const { user, name } = await open(world);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(name, 'Rover');
    expect(
      screen.getByText('This browser cannot keep your draft. It is lost when you leave this page.'),
    ).toBeVisible();
    full.mockRestore();
    await user.type(name, ' 2');
    expect(screen.getByText('Kept on this device until you list or discard it.')).toBeVisible();
  });

  it.each(['../../another path', 'an-id-of-an-older-version', 'omar_1'])('ignores the id %j', (kept) => {
    localStorage.setItem(`${KEY}-id`, kept);
    const made = openListingDraft(ADA).listingId(() => 'made' as never); // an id of the test
    expect(made).toBe('made');
  });
});
