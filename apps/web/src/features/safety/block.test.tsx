import { BLOCKED_MAX, userId } from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../../../testing/replaced-modules.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, person, robot } from '../../../testing/world.ts';
import { outboxes } from '../inbox/outbox.ts';
import { simulateLayout } from '../messages/testing/layout.ts';

const CLEO = userId('cleo');
const BOBS = robot(1, { ownerId: BOB, name: 'Bob’s rover' });
const CLEOS = robot(2, { ownerId: CLEO, name: 'Cleo’s arm' });
const USERS = [person(ADA, 'Ada', 'Lovelace'), person(BOB, 'Bob', 'Bolt'), person(CLEO, 'Cleo', 'Cog')];

type Who = 'none' | 'Ada blocked Bob' | 'Bob blocked Ada';

const worldOf = (who: Who) =>
  createWorld([BOBS, CLEOS], {
    users: USERS,
    blocks: {
      none: [],
      'Ada blocked Bob': [{ id: ADA, people: [BOB] }],
      'Bob blocked Ada': [{ id: BOB, people: [ADA] }],
    }[who],
  });

const open = async (address: string, who: Who = 'none', isMember = true) => {
  const world = await worldOf(who);
  if (!isMember) await world.services.auth.signOut();
  const app = renderApp(world, address);
  const blocked = async () => (await world.services.blocks.get(ADA)).people;
  return { ...world, ...app, blocked };
};
const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => {
  cleanup();
  outboxes.forget(ADA);
});
beforeEach(() => {
  simulateLayout();
  localStorage.clear();
  sessionStorage.clear();
});

describe('blocking a person (D450)', () => {
  it('is confirmed on their profile, after the dialog has said what it does, and undone there', async () => {
    const { user, blocked } = await open('/profile/bob');
    await screen.findByRole('heading', { name: 'Bob’s rover' });
    await user.click(await button('Block Bob Bolt'));
    const dialog = within(screen.getByRole('dialog', { name: 'Block Bob Bolt?' }));
    expect(dialog.getByText('They can no longer send you messages.')).toBeVisible();
    expect(dialog.getByText(/robots of the other while logged in/)).toBeVisible();
    expect(await blocked()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await button('Unblock Bob Bolt');
    expect(showToast).toHaveBeenCalledWith('success', 'Bob Bolt is blocked');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await blocked()).toEqual([BOB]);
    expect(screen.queryByText('Bob’s rover')).toBeNull();
    await user.click(await button('Unblock Bob Bolt'));
    await screen.findByRole('heading', { name: 'Bob’s rover' });
    expect(await blocked()).toEqual([]);
  });

  it('is left with Cancel', async () => {
    const { user, blocked } = await open('/profile/bob');
    await user.click(await button('Block Bob Bolt'));
    await user.click(await button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await blocked()).toEqual([]);
  });

  it('replaces the owner’s robot by a way to undo it', async () => {
    const { user, blocked } = await open('/robots/robot1');
    await user.click(await button('Block Bob Bolt'));
    await user.click(await button('Block'));
    await screen.findByRole('heading', { level: 1, name: 'You blocked the owner of this robot' });
    expect(await blocked()).toEqual([BOB]);
    await user.click(await button('Unblock Bob Bolt'));
    await screen.findByRole('heading', { level: 1, name: 'Bob’s rover' });
  });

  it('closes the conversation for the one who blocks, and keeps what they had begun to write', async () => {
    const { user } = await open('/messages?newConversation=bob');
    const field = () => screen.findByRole('textbox', { name: 'Message to Bob Bolt' });
    await user.type(await field(), 'half a thought');
    await user.click(await button('Block Bob Bolt'));
    await user.click(await button('Block'));
    await screen.findByText('You blocked Bob Bolt. Unblock them to write to each other again.');
    expect(screen.queryByRole('textbox', { name: 'Message to Bob Bolt' })).toBeNull();
    const [inHead] = await screen.findAllByRole('button', { name: 'Unblock Bob Bolt' });
    if (inHead) await user.click(inHead);
    expect(await field()).toHaveValue('half a thought');
  });

  it('is offered to members, and not of oneself', async () => {
    await open('/profile/ada');
    await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
    await screen.findByRole('link', { name: 'Edit profile' });
    expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull();
  });

  it('is not offered to visitors', async () => {
    await open('/profile/bob', 'none', false);
    await screen.findByRole('heading', { level: 1, name: 'Bob Bolt' });
    expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull();
  });

  it('says when it failed, and changes nothing', async () => {
    const { user, faults, blocked } = await open('/profile/bob');
    faults.set('blocks.block', 'fail', 1);
    await user.click(await button('Block Bob Bolt'));
    await user.click(await button('Block'));
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('error', 'Bob Bolt could not be blocked. Please try again.'),
    );
    expect(await blocked()).toEqual([]);
  });

  it(`says that ${BLOCKED_MAX} people are the most (D455)`, async () => {
    const people = Array.from({ length: BLOCKED_MAX }, (_, i) => userId(`person-${i}`));
    const world = await createWorld([], { users: USERS, blocks: [{ id: ADA, people }] });
    const { user } = renderApp(world, '/profile/bob');
    await user.click(await button('Block Bob Bolt'));
    await user.click(await button('Block'));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'You can block at most 200 people.'));
  });
});

describe('the list in Edit profile (D450)', () => {
  const list = async () => within(await screen.findByRole('region', { name: 'Blocked people' }));

  it('names each blocked person, also one who has left, and undoes each block', async () => {
    const world = await createWorld([], {
      users: USERS,
      blocks: [{ id: ADA, people: [userId('gone'), CLEO, BOB] }],
    });
    const { user } = renderApp(world, '/settings');
    await waitFor(async () =>
      expect((await list()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Unblock Bob Bolt',
        'Unblock Cleo Cog',
        'Unblock A person who left Roborrow',
      ]),
    );
    await user.click(await button('Unblock A person who left Roborrow'));
    await waitFor(async () => expect((await list()).getAllByRole('button')).toHaveLength(2));
    expect((await world.services.blocks.get(ADA)).people).toEqual([CLEO, BOB]);
  });

  it('says that there is none', async () => {
    await open('/settings');
    expect(await (await list()).findByText('You have not blocked anyone.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const world = await worldOf('Ada blocked Bob');
    world.faults.set('blocks.get', 'fail', 2);
    const { user } = renderApp(world, '/settings');
    await (await list()).findByText('The people you blocked could not be loaded.');
    await user.click((await list()).getByRole('button', { name: 'Try again' }));
    await button('Unblock Bob Bolt');
  });
});

describe.each(['Ada blocked Bob', 'Bob blocked Ada'] as const)(
  'where %s, Ada is not shown Bob’s robots (D452)',
  (who) => {
    const seesCleosAlone = async () => {
      await screen.findByText('Cleo’s arm');
      await waitFor(() => expect(screen.queryByText('Bob’s rover')).toBeNull());
    };

    it.each(['/', '/search', '/search?query=patterns', '/robots', '/robots?category=educational'])(
      'on %s',
      async (address) => {
        await open(address, who);
        await seesCleosAlone();
      },
    );

    it('in the comparison, which counts them as no longer listed', async () => {
      await open('/saved/compare?robots=robot1,robot2', who);
      await seesCleosAlone();
    });

    it('among what was viewed last', async () => {
      const entries = ['robot1', 'robot2'].map((id, i) => ({ id, at: 9 - i }));
      localStorage.setItem('roborrow.viewed', JSON.stringify(entries));
      const world = await worldOf(who);
      renderApp(world, '/search');
      // Everything is in sight.
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
            queueMicrotask(() => tell([{ isIntersecting: true }]));
          }
          observe() {}
          disconnect() {}
        },
      );
      const shelf = within(await screen.findByRole('region', { name: 'Recently viewed' }));
      await shelf.findByRole('link', { name: 'Cleo’s arm' });
      await waitFor(() => expect(shelf.queryByRole('link', { name: 'Bob’s rover' })).toBeNull());
    });

    it('among what she saved', async () => {
      const world = await worldOf(who);
      const entry = (id: typeof BOBS) => ({ id: id.id, at: id.createdAt, name: id.name, price: id.price });
      await world.services.saved.merge(ADA, {
        robots: [entry(BOBS), entry(CLEOS)],
        searches: [],
        removed: [],
      });
      renderApp(world, '/saved');
      await screen.findByRole('link', { name: 'Cleo’s arm' });
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Bob’s rover' })).toBeNull());
    });

    it('on Bob’s profile, which stays', async () => {
      await open('/profile/bob', who);
      await screen.findByRole('heading', { level: 1, name: 'Bob Bolt' });
      // Who was blocked is not told.
      await screen.findByText(who === 'Ada blocked Bob' ? 'You blocked Bob' : 'No Robots Available');
      expect(screen.queryByText('Bob’s rover')).toBeNull();
    });
  },
);

describe('the blocked person', () => {
  it('finds no robot at its own address, as if it had never been listed (D453)', async () => {
    await open('/robots/robot1', 'Bob blocked Ada');
    await screen.findByRole('heading', { level: 1, name: 'Robot not found' });
    expect(document.body).not.toHaveTextContent(/block/i);
  });

  it('reads one sentence about a message that was refused, and keeps its text (D451)', async () => {
    const { user } = await open('/messages?newConversation=bob', 'Bob blocked Ada');
    await user.type(
      await screen.findByRole('textbox', { name: 'Message to Bob Bolt' }),
      'Still there?{Enter}',
    );
    await screen.findByText('Your message could not be delivered.');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Still there?');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('sees as a visitor what every visitor sees', async () => {
    await open('/robots/robot1', 'Bob blocked Ada', false);
    await screen.findByRole('heading', { level: 1, name: 'Bob’s rover' });
  });
});
