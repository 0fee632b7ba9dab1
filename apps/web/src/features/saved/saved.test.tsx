import { dollarsPerDay, epochMs, NOTHING_SAVED, robotId, type Saved } from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';
import { ADA, createWorld, PASSWORD, robot, type World } from '../../../testing/world.ts';
import { showToast } from '../../shared/toast.ts';
import { toggleSaved } from '../robots/Heart.tsx';
import { tellOtherTabs } from './account-saved.ts';
import { deviceSaved } from './device-saved.ts';

const ROBOTS = [robot(1), robot(2)];
const STORED = 'roborrow.saved';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // A new page.
  deviceSaved.moveOut(deviceSaved.read());
});

const heart = (number: number) => screen.findByRole('button', { name: `Save Engine ${number}` });
const isPressed = (number: number, isIt: boolean) =>
  waitFor(async () => expect(await heart(number)).toHaveAttribute('aria-pressed', String(isIt)));
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? 'null') as Saved | null; // as the page stored it
const inAccount = ({ services }: World) => services.saved.get(ADA);
const idsOf = (saved: Saved | null) => saved?.robots.map(({ id }) => id).sort();
const savedAt = (id: string, at: number): Saved => ({
  ...NOTHING_SAVED,
  robots: [{ id: robotId(id), at: epochMs(at), name: 'Engine', price: dollarsPerDay(20) }],
});

/** As if another tab of this browser had written it. */
const writeInOtherTab = (saved: Saved) => {
  localStorage.setItem(STORED, JSON.stringify(saved));
  dispatchEvent(new StorageEvent('storage', { key: STORED }));
};

describe('the heart of a visitor (D320)', () => {
  it('is kept on the device, and taken back', async () => {
    const { user } = renderApp(await createVisitorWorld(), '/robots');
    await isPressed(1, false);
    await user.click(await heart(1));
    await isPressed(1, true);
    expect(idsOf(stored())).toEqual(['robot1']);
    await user.click(await heart(1));
    await isPressed(1, false);
    expect(idsOf(stored())).toEqual([]);
  });

  it('is answered by the page that is there, and not by one that is gone', async () => {
    const { user } = renderApp(await createVisitorWorld(), '/robots');
    await user.click(await heart(1));
    await isPressed(1, true);
    cleanup();
    toggleSaved(robot(2));
    expect(idsOf(stored())).toEqual(['robot1']);
    renderApp(await createVisitorWorld(), '/robots');
    await isPressed(2, true);
    expect(idsOf(stored())).toEqual(['robot1', 'robot2']);
  });

  it('is pressed in another tab as well', async () => {
    renderApp(await createVisitorWorld(), '/robots');
    await heart(1);
    writeInOtherTab(savedAt('robot1', 1));
    await isPressed(1, true);
  });

  it('lasts as long as the page when the browser stores nothing, and says so once', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = renderApp(await createVisitorWorld(), '/robots');
    await user.click(await heart(1));
    await isPressed(1, true);
    await user.click(await heart(2));
    await isPressed(2, true);
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledWith(
      'error',
      'Your browser keeps nothing, so this lasts until you close the page.',
    );
  });

  it.each(['not JSON', '7', '{"robots":7}', '{"robots":[null,{"id":7},{"id":"robot1"}],"removed":[[]]}'])(
    'is not pressed, and works, when %s is stored',
    async (text) => {
      localStorage.setItem(STORED, text);
      dispatchEvent(new StorageEvent('storage', { key: STORED }));
      const { user } = renderApp(await createVisitorWorld(), '/robots');
      await isPressed(1, false);
      await user.click(await heart(1));
      await isPressed(1, true);
    },
  );

  it('is refused when 100 robots are saved (D322)', async () => {
    const many = Array.from({ length: 100 }, (_, i) => savedAt(`other${i}`, i).robots).flat();
    writeInOtherTab({ ...NOTHING_SAVED, robots: many });
    const { user } = renderApp(await createVisitorWorld(), '/robots');
    await user.click(await heart(1));
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('error', expect.stringMatching(/^You have saved 100/)),
    );
    await isPressed(1, false);
    expect(stored()?.robots).toHaveLength(100);
  });
});

const createVisitorWorld = async (): Promise<World> => {
  const world = await createWorld(ROBOTS);
  await world.services.auth.signOut();
  return world;
};

describe('the heart of a member (D320)', () => {
  it('is kept in the account, and nothing of it on the device', async () => {
    const world = await createWorld(ROBOTS);
    const { user } = renderApp(world, '/robots');
    await user.click(await heart(1));
    await isPressed(1, true);
    await waitFor(async () => expect(idsOf(await inAccount(world))).toEqual(['robot1']));
    expect(stored()).toBeNull();
  });

  it('shows what another device saved', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, savedAt('robot2', 1));
    renderApp(world, '/robots');
    await isPressed(2, true);
    await isPressed(1, false);
  });

  it('is taken back when the account does not answer, which is said', async () => {
    const world = await createWorld(ROBOTS);
    const { user } = renderApp(world, '/robots');
    await heart(1);
    world.faults.set('saved.merge', 'fail');
    await user.click(await heart(1));
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('error', 'What you saved could not be changed. Try again.'),
    );
    await isPressed(1, false);
  });

  it('is right after an answer that was lost', async () => {
    const world = await createWorld(ROBOTS);
    const { user } = renderApp(world, '/robots');
    await heart(1);
    world.faults.set('saved.merge', 'lose-answer', 1);
    await user.click(await heart(1));
    await waitFor(() => expect(showToast).toHaveBeenCalled());
    await isPressed(1, true);
  });
});

describe('what a visitor saved, when they log in (D320, D321)', () => {
  const logIn = async (world: World) => {
    const { user, router } = renderApp(world, '/robots');
    await heart(1);
    await router.navigate({ to: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: /^Hello, / });
    return { user, router };
  };

  it('moves into the account, beside what is there, and leaves with it at the logout', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, savedAt('robot2', 1));
    await world.services.auth.signOut();
    writeInOtherTab(savedAt('robot1', 5));
    const { user, router } = await logIn(world);
    await waitFor(async () => expect(idsOf(await inAccount(world))).toEqual(['robot1', 'robot2']));
    await waitFor(() => expect(stored()).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Account menu/ }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findAllByRole('link', { name: 'Sign Up' });
    await router.navigate({ to: '/robots' });
    await isPressed(1, false);
    await isPressed(2, false);
    expect(idsOf(await signedInAgain(world))).toEqual(['robot1', 'robot2']);
  });

  it('does not bring back what another device removed since', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, { ...NOTHING_SAVED, removed: [{ id: 'robot1', at: epochMs(9) }] });
    await world.services.auth.signOut();
    writeInOtherTab(savedAt('robot1', 5));
    await logIn(world);
    await waitFor(() => expect(stored()).toBeNull());
    expect(idsOf(await inAccount(world))).toEqual([]);
  });

  it('stays on the device while the account does not answer, and moves with the next page', async () => {
    const world = await createVisitorWorld();
    writeInOtherTab(savedAt('robot1', 5));
    world.faults.set('saved.merge', 'fail');
    await logIn(world);
    await waitFor(() => expect(world.calls('saved.merge')).toBe(1));
    expect(idsOf(stored())).toEqual(['robot1']);
    world.faults.clear();
    cleanup();
    renderApp(world, '/robots');
    await waitFor(async () => expect(idsOf(await inAccount(world))).toEqual(['robot1']));
    await waitFor(() => expect(stored()).toBeNull());
  });
});

const signedInAgain = async (world: World) => {
  await world.services.auth.signIn('ada@example.org', PASSWORD);
  return inAccount(world);
};

describe('the page of what is saved (D320, D324)', () => {
  const row = (name: string) => screen.findByRole('article', { name });

  it('says what changed since', async () => {
    const world = await createWorld([
      robot(1, { price: dollarsPerDay(15) }),
      robot(2, { price: dollarsPerDay(25) }),
      robot(3, { price: dollarsPerDay(20), isAvailable: false }),
    ]);
    for (const id of ['robot1', 'robot2', 'robot3', 'robot4'])
      await world.services.saved.merge(ADA, savedAt(id, Number(id.at(-1))));
    renderApp(world, '/saved');
    expect(await row('Engine 1')).toHaveTextContent('$15/dayCheaper: was $20/day');
    expect(await row('Engine 2')).toHaveTextContent('$25/dayPrice up: was $20/day');
    expect(await row('Engine 3')).toHaveTextContent('Paused by its owner');
    const gone = await row('Engine');
    expect(gone).toHaveTextContent('No longer listed');
    expect(within(gone).queryByRole('link')).toBeNull();
    expect(within(gone).queryByRole('checkbox')).toBeNull();
  });

  it('removes a robot, and brings it back with the price of then', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, savedAt('robot1', 1));
    const { user } = renderApp(world, '/saved');
    await user.click(within(await row('Engine 1')).getByRole('button', { name: 'Remove' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await waitFor(async () => expect(idsOf(await inAccount(world))).toEqual([]));
    await user.click(undo);
    expect(await row('Engine 1')).toHaveTextContent('was $20/day');
    expect(within(await row('Engine 1')).getByRole('heading')).toHaveFocus();
    await waitFor(async () => expect(idsOf(await inAccount(world))).toEqual(['robot1']));
  });

  it('reads twelve robots at a time', async () => {
    const robots = Array.from({ length: 14 }, (_, i) => robot(i));
    const world = await createWorld(robots);
    for (const { id } of robots) await world.services.saved.merge(ADA, savedAt(id, 1));
    const { user } = renderApp(world, '/saved');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    await waitFor(() => expect(world.calls('robots.get')).toBe(12));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(world.calls('robots.get')).toBe(14));
  });

  it('shows what another tab changed while the account was being read', async () => {
    const world = await createWorld(ROBOTS);
    let finish = (_: Saved) => {};
    const read = new Promise<Saved>((resolve) => (finish = resolve));
    vi.spyOn(world.services.saved, 'get').mockReturnValue(read);
    renderApp(world, '/saved');
    await waitFor(() => expect(world.services.saved.get).toHaveBeenCalled());
    tellOtherTabs({ user: ADA, stored: savedAt('robot2', 2) });
    await row('Engine 2');
    finish(savedAt('robot1', 1));
    await row('Engine 1');
    await row('Engine 2');
  });

  it('asks again when the account did not answer', async () => {
    const world = await createWorld(ROBOTS);
    await world.services.saved.merge(ADA, savedAt('robot1', 1));
    world.faults.set('saved.get', 'fail');
    const { user } = renderApp(world, '/saved');
    const again = await screen.findByRole('button', { name: 'Try again' });
    world.faults.clear();
    await user.click(again);
    await row('Engine 1');
  });

  it('is an invitation while nothing is saved, and offers visitors an account', async () => {
    renderApp(await visitor(), '/saved');
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    expect(screen.getByRole('link', { name: 'Log in to keep them in your account' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fsaved',
    );
  });
});
