import { userId } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ogs from 'open-graph-scraper';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ADA, createWorld, person, robot } from '../../testing/world.ts';
import { sharePicture } from './PublicPage.tsx';

const HOSTILE = `</title><script>alert(1)</script> "onload="x' & <b>Rover</b>`;
const PICTURE = 'https://firebasestorage.googleapis.com/v0/b/p/o/robots%2Fada%2F1_a.jpg?alt=media&token=1';

/** What a service that unfolds links finds in the head of a page, by a parser that such services use. */
const unfold = async (path: string, heading: string) => {
  const world = await createWorld(
    [
      robot(1, { name: 'Lawn rover', images: [PICTURE], description: `Mows.\n\n${'Quietly. '.repeat(100)}` }),
      robot(2, { name: HOSTILE, description: HOSTILE, images: ['data:image/jpeg;base64,AAAA'] }),
    ],
    { users: [person(ADA, 'Ada', 'Park'), { ...person(userId('zoe'), 'Zoe', 'Zed'), bio: HOSTILE }] },
  );
  await world.services.auth.signOut();
  renderApp(world, path);
  await screen.findByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')).not.toBeNull());
  const { result } = await ogs({ html: `<html>${document.head.outerHTML}<body></body></html>` });
  return result;
};

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

describe('a link preview (D310)', () => {
  it('of a robot shows its name, price, place and photo, at its one address', async () => {
    const result = await unfold('/robots/robot1?from=Apex', 'Lawn rover');
    expect(result).toMatchObject({
      ogSiteName: 'Roborrow',
      ogType: 'website',
      ogTitle: 'Lawn rover',
      ogUrl: `${location.origin}/robots/robot1`,
      ogImage: [{ url: PICTURE, alt: 'Lawn rover' }],
      twitterCard: 'summary_large_image',
      twitterTitle: 'Lawn rover',
      twitterImage: [{ url: PICTURE }],
    });
    expect(result.ogDescription).toMatch(/^\$25\/day in Apex, NC, USA\. Mows\. Quietly\. .*…$/u);
    expect(result.ogDescription?.length).toBeLessThanOrEqual(160);
    expect(canonical()).toBe(`${location.origin}/robots/robot1`);
  });

  it('shows what an owner wrote as text, and the product’s picture in place of one that only this browser has', async () => {
    const result = await unfold('/robots/robot2', HOSTILE);
    expect(result.ogTitle).toBe(HOSTILE);
    expect(result.ogDescription).toContain('<script>alert(1)</script>');
    expect(result.ogImage).toMatchObject([{ url: `${location.origin}/share.jpg` }]);
    expect(document.head.querySelector('b')).toBeNull();
  });

  it('of a person shows name and bio', async () => {
    expect(await unfold('/profile/zoe', 'Zoe Zed')).toMatchObject({
      ogType: 'profile',
      ogTitle: 'Zoe Zed',
      ogUrl: `${location.origin}/profile/zoe`,
      ogImage: [{ url: `${location.origin}/share.jpg` }],
      twitterCard: 'summary',
    });
  });

  it.each([
    ['/', 'Rent a robot from someone nearby', 'Robots to rent, from people nearby'],
    ['/robots', 'Browse Robots', 'Browse Robots'],
    ['/search', 'Search robots', 'Search robots'],
    ['/about', 'About Roborrow', 'About'],
    ['/contact', 'Talk to us', 'Contact'],
    ['/login?redirect=%2Fmessages', 'Login', 'Login'],
    ['/register', 'Create your account', 'Sign Up'],
    ['/forgot-password', 'Reset your password', 'Forgot password'],
  ])('of %s shows what the page is, at its one address', async (address, heading, title) => {
    const result = await unfold(address, heading);
    const [path] = address.split('?');
    expect(result).toMatchObject({
      ogType: 'website',
      ogTitle: title,
      ogUrl: location.origin + path,
      ogImage: [{ url: `${location.origin}/share.jpg` }],
      twitterCard: 'summary_large_image',
    });
    expect(canonical()).toBe(location.origin + path);
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(result.ogDescription).toBe(description);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('goes with its page', async () => {
    await unfold('/about', 'About Roborrow');
    const [link] = screen.getAllByRole('link', { name: 'Browse Robots' });
    if (link) await userEvent.click(link);
    await waitFor(() => expect(canonical()).toBe(`${location.origin}/robots`));
    expect(document.querySelectorAll('link[rel="canonical"], meta[property="og:title"]')).toHaveLength(2);
  });

  it.each([
    ['/demo/robots/rover.svg', '/demo/share/robots/rover.jpg'],
    ['/demo/people/ada.svg', '/demo/share/people/ada.jpg'],
    [PICTURE, PICTURE],
    ['', '/share.jpg'],
    ['data:image/png;base64,AAAA', '/share.jpg'],
    ['javascript:alert(1)', '/share.jpg'],
  ])('shows of the picture %j the JPEG %j', (stored, shared) => {
    expect(sharePicture(stored)).toEqual({ url: shared, size: null });
  });

  it('shows of a stored picture the size that is made for previews, and says how large it is (D748)', () => {
    const stored = 'https://store.test/a.jpg?alt=media';
    const said = `#1600x900~${'A'.repeat(48)}~480`;
    expect(sharePicture(`${stored}${said}~960`)).toEqual({
      url: 'https://store.test/a-960.jpg?alt=media',
      size: { width: 960, height: 720 },
    });
    // A smaller one has no more than its whole.
    expect(sharePicture(stored + said)).toEqual({ url: stored, size: { width: 1600, height: 900 } });
  });
});

const robotsTag = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;

describe('search engines (D314)', () => {
  it.each([
    ['/search?query=rover', 'noindex, follow'],
    ['/robots?maxPrice=30', 'noindex, follow'],
    ['/robots/none', 'noindex, follow'],
    ['/profile/none', 'noindex, follow'],
    ['/nowhere', 'noindex, follow'],
    ['/robots', null],
    ['/robots/robot1', null],
  ])('are told of %s: %s', async (path, expected) => {
    renderApp(await createWorld([robot(1)]), path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(robotsTag()).toBe(expected));
    // An address that is not to be found is not the one address of anything.
    if (expected) expect(canonical()).toBeUndefined();
  });
});
