import ogs from 'open-graph-scraper';
import { expect, test } from '../e2e/test.ts';
import { answeredPage } from './answered-page.ts';
import { newRobot } from './new-robot.ts';
import { createPerson, signUp } from './people.ts';

const HOSTILE = `Rover </title><script>alert(1)</script> "&'`;

/** A listing of a new owner, made through the adapter. */
async function listRobot() {
  const { client, user } = await signUp(createPerson('Ada', 'Park'));
  const { ports, close } = client;
  const listing = newRobot(user.uid, HOSTILE);
  await ports.robots.create(listing);
  return { id: listing.id, ports, close };
}

test('a crawler, which runs no scripts, gets a robot with its preview, its data and its owner, cached for less than a minute', async ({
  request,
  baseURL,
}) => {
  const { id, close } = await listRobot();
  const response = await answeredPage(request, `/robots/${id}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  const { 'cdn-cache-control': shared, 'set-cookie': cookie } = response.headers();
  expect([shared, cookie]).toEqual(['public, max-age=30, stale-while-revalidate=15', undefined]);
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('<h1 tabindex="-1">Rover &lt;/title&gt;');
  expect(html).toContain('Mows a small lawn by itself.');

  // As a service that unfolds links reads it.
  const { result } = await ogs({ html });
  expect(result).toMatchObject({
    ogTitle: HOSTILE,
    ogDescription: '$24.50/day in Apex, NC, USA. Mows a small lawn by itself.',
    ogUrl: `${baseURL}/robots/${id}`,
    ogImage: [{ url: `${baseURL}/share.jpg` }],
    twitterCard: 'summary_large_image',
  });
  expect(result.jsonLD).toMatchObject([
    { '@type': 'Product', name: HOSTILE, offers: { price: 24.5, seller: { name: 'Ada Park' } } },
  ]);
  const picture = await request.get(`/share.jpg`);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  await close();
});

test('a robot and a person who do not exist, and an unknown address, answer 404', async ({ request }) => {
  for (const path of ['/robots/none', '/profile/none', '/nowhere', '/robots/a%2Fb', '/robots/__x__']) {
    const response = await answeredPage(request, path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('content="noindex, follow"');
  }
});

test('the sitemap, which robots.txt names, has a robot for as long as it is available', async ({
  request,
  baseURL,
}) => {
  const { id, ports, close } = await listRobot();
  const address = `<loc>${baseURL}/robots/${id}</loc>`;
  // In another encoding each time, because the server keeps a page for ten seconds (D856).
  const sitemap = async (encoding: string) =>
    (await request.get('/sitemap/robots.xml', { headers: { 'accept-encoding': encoding } })).text();

  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `<loc>${baseURL}/sitemap/robots.xml</loc>`,
  );
  expect(await sitemap('gzip')).toContain(address);
  await ports.robots.update(id, { isAvailable: false });
  expect(await sitemap('br')).not.toContain(address);
  await close();
});
