import type { MyData } from '@roborrow/domain';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, robot } from '../../../testing/world.ts';

it('Settings are reached from the account menu, and from Edit profile, which they lead to (D680)', async () => {
  const { user } = renderApp(await createWorld(), '/edit-profile');
  await user.click(await screen.findByRole('link', { name: /Settings$/ }));
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  for (const name of ['Blocked people', 'Other devices', 'My data'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit profile' }));
  await screen.findByRole('heading', { name: 'Edit your profile' });
  await user.click(screen.getByRole('button', { name: 'Account menu of Ada Lovelace' }));
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

afterEach(() => vi.restoreAllMocks());

const button = () => screen.findByRole('button', { name: 'Log out everywhere else' });

describe('logging out everywhere else (D490)', () => {
  it('says that it is done, and keeps the member logged in', async () => {
    const world = await createWorld();
    const { user } = renderApp(world, '/settings');
    await user.click(await button());
    await screen.findByText('You are logged in only here now.');
    expect(await world.services.auth.proofKind()).toBe('password');
    expect(await world.count('endedSignIns')).toBe(1);
  });

  it('says when it failed, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const world = await createWorld();
    world.faults.set('auth.endOtherSignIns', 'fail', 1);
    const { user } = renderApp(world, '/settings');
    await user.click(await button());
    await screen.findByText('You could not be logged out elsewhere. Please try again.');
    await user.click(await button());
    await screen.findByText('You are logged in only here now.');
  });
});

afterEach(() => vi.restoreAllMocks());

const PICTURE = 'data:image/jpeg;base64,AQID';

/** Opens Edit profile, and keeps what is given to the browser as a file. */
const open = async (images: readonly string[] = [PICTURE]) => {
  const world = await createWorld([robot(1, { images }), robot(2, { ownerId: BOB })]);
  const app = renderApp(world, '/settings');
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) latest = blob;
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return { ...world, ...app, files };
};
const download = () => screen.findByRole('button', { name: 'Download my data' });
const read = async (blob: Blob | undefined): Promise<MyData> =>
  JSON.parse((await blob?.text()) ?? '') as MyData; // as it was written

describe('My data (D464)', () => {
  it('is one file with what is stored, and with the pictures', async () => {
    const { user, files, services } = await open();
    await user.click(await download());
    await screen.findByText('Your data is in the file.');
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/^roborrow-\d{4}-\d\d-\d\d\.json$/);
    const data = await read(files[0]?.blob);
    expect(data.profile).toEqual(await services.users.get(ADA));
    expect(data.listings).toEqual(await services.robots.listByOwner(ADA));
    expect(data.pictures).toEqual({ [PICTURE]: PICTURE });
    expect(data.account.email).toBe('ada@example.org');
  });

  it('says how many pictures could not be read', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { user, files } = await open([PICTURE, 'https://pictures.example/1.jpg']);
    await user.click(await download());
    await screen.findByText(/1 picture could not be read/);
    expect((await read(files[0]?.blob)).pictures['https://pictures.example/1.jpg']).toBeNull();
  });

  it('is no file when something could not be read, and can be tried again', async () => {
    const { user, files, faults } = await open();
    faults.set('messages.listRecent', 'fail', 1);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(await download());
    await screen.findByText('Your data could not be collected. Please try again.');
    expect(files).toEqual([]);
    await user.click(await download());
    await screen.findByText('Your data is in the file.');
  });
});

describe.each(['/dashboard', '/edit-profile'])('a member on %s', (address) => {
  it('reads that they are suspended, and whom to ask (D461)', async () => {
    renderApp(await createWorld([], { suspensions: [{ id: ADA }] }), address);
    const banner = (await screen.findByText(/^Your account is suspended\./)).closest('[role="alert"]');
    expect(banner).toHaveTextContent(/write to hello@/);
  });

  it('reads nothing of it otherwise', async () => {
    renderApp(await createWorld(), address);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/suspended/)).toBeNull();
  });
});
