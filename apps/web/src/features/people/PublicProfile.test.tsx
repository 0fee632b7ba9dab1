import {
  epochMs,
  newProfileDefaults,
  UNKNOWN_TIME,
  userId,
  type PublicProfile,
  type Username,
} from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { profileJsonLd } from './PublicProfile.tsx';

const ZOE: PublicProfile = {
  ...newProfileDefaults,
  id: userId('zoe'),
  username: 'zoe_z' as Username, // valid by sight
  firstName: 'Zoe',
  lastName: 'Zed',
  displayName: 'Zoe Zed',
  bio: '</script><b>Hi</b>',
  location: 'Durham, NC, USA',
  rating: 4.25,
  reviewCount: 1,
  isVerified: true,
  createdAt: epochMs(Date.UTC(2024, 2, 15)),
  updatedAt: epochMs(0),
};

/** A document of an older version, which does not contain when he joined. */
const YAN: PublicProfile = { ...ZOE, id: userId('yan'), displayName: 'Yan', createdAt: UNKNOWN_TIME };

const open = async (id: string, isSignedIn = true) => {
  const world = await createWorld(
    [robot(1), robot(2, { isAvailable: false }), robot(3, { ownerId: ZOE.id, isAvailable: false })],
    {
      users: [
        ZOE,
        YAN,
        {
          ...ZOE,
          id: userId('ada'),
          firstName: 'Ada',
          displayName: 'Ada',
          rating: 0,
          reviewCount: 0,
          isVerified: false,
          isPremium: true,
        },
      ],
    },
  );
  if (!isSignedIn) await world.services.auth.signOut();
  const app = renderApp(world, `/profile/${id}`);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Loading profile'),
  );
  return { ...world, ...app };
};
const contact = () => screen.queryByRole('link', { name: 'Contact User' });

describe('a public profile (D73)', () => {
  it('has a placeholder while it is loading', async () => {
    const world = await createWorld();
    const letGo = world.hold('users.get');
    renderApp(world, '/profile/bob');
    expect(await screen.findByRole('status', { name: 'Loading profile' })).toBeVisible();
    letGo();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bob Bolt' })).toBeVisible();
  });

  it('shows all public data, the rating with one decimal and its reviews', async () => {
    await open('zoe');
    for (const text of [
      'Zoe Zed',
      '@zoe_z',
      'Durham, NC, USA',
      'Joined March 2024',
      '4.3',
      'Rated 4.3 out of 5',
      '</script><b>Hi</b>',
    ]) {
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    }
    expect(screen.getByText('Verified User')).toBeVisible();
    expect(screen.getByText('The operator of Roborrow has checked who this is.')).toBeVisible();
    expect(screen.queryByText('Premium Member')).toBeNull();
    expect(screen.getByText('(1 review)', { exact: false })).toBeVisible();
    expect(screen.queryByText('New on Roborrow')).toBeNull();
  });

  it('calls a user without reviews new, and shows no rating (D45)', async () => {
    await open('ada');
    expect(screen.getByText('New on Roborrow')).toBeVisible();
    expect(screen.queryByText(/^Rated/)).toBeNull();
  });

  it('does not show when a user joined if that is unknown', async () => {
    await open('yan');
    expect(screen.queryByText(/Joined/)).toBeNull();
    expect(JSON.stringify(profileJsonLd(YAN, null))).not.toContain('1970');
  });

  it('lists only available robots, and counts them', async () => {
    await open('ada');
    const robots = within(screen.getByRole('region', { name: "Ada's Robots" }));
    await waitFor(() => expect(robots.getAllByRole('article')).toHaveLength(1));
    expect(robots.getByText('Engine 1')).toBeVisible();
    expect(robots.getByText('Available')).toBeVisible();
    expect(screen.getByText('1 robot')).toBeVisible();
    expect(screen.getByText('Premium Member')).toBeVisible();
  });

  it('says so when no robot is available', async () => {
    await open('zoe');
    expect(await screen.findByText('No Robots Available')).toBeVisible();
    expect(screen.getByText('0 robots')).toBeVisible();
  });

  it('offers members to contact other users', async () => {
    await open('zoe');
    expect(await screen.findByRole('link', { name: 'Contact User' })).toHaveAttribute(
      'href',
      '/messages?newConversation=zoe',
    );
  });

  it('does not offer users to contact themselves', async () => {
    await open('ada');
    expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeVisible();
    expect(contact()).toBeNull();
  });

  it('does not offer this to visitors', async () => {
    await open('zoe', false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoe Zed');
    expect(contact()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
  });

  it('is not found for an unknown user', async () => {
    await open('unknown-user');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile Not Found');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Robots' })).toHaveAttribute(
      'href',
      '/robots',
    );
  });

  it('describes the same for search engines, and nothing private (D10)', async () => {
    await open('zoe');
    const thing: unknown = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(thing).toEqual({ '@context': 'https://schema.org', ...profileJsonLd(ZOE, location.origin) });
    expect(thing).toMatchObject({
      '@type': 'ProfilePage',
      dateCreated: '2024-03-15T00:00:00.000Z',
      mainEntity: {
        '@type': 'Person',
        name: 'Zoe Zed',
        alternateName: 'zoe_z',
        description: '</script><b>Hi</b>',
      },
    });
    expect(JSON.stringify(thing)).not.toMatch(/email|latitude/);
    expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'Zoe Zed');
  });
});
