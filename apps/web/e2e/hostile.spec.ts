import { SPECIFICATIONS } from '@roborrow/domain';
import { SCRIPT_PAYLOADS } from '@roborrow/domain/testing';
import { expect, test, type Page } from './test.ts';
import { navigate } from './navigate.ts';
import { signIn } from './people.ts';

const ME = 'demo-lucas';

/** So many payloads to a text, because a card for each of them takes long. */
const IN_A_TEXT = 6;

const TEXTS = Array.from({ length: Math.ceil(SCRIPT_PAYLOADS.length / IN_A_TEXT) }, (_, index) =>
  SCRIPT_PAYLOADS.slice(IN_A_TEXT * index, IN_A_TEXT * (index + 1)).join(' '),
);

// Without the policy, which would stop most payloads: here only the app itself prevents their execution.
test.use({ bypassCSP: true });

/** Records everything that ran, threw an error, requested something, or could not be read back. */
async function listenTo(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('__xss', () => void heard.push('a payload ran'));
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (line) => {
    if (line.text().startsWith('Skipped a stored document')) heard.push(line.text());
  });
  return heard;
}

/** Opens every address without reloading the page; returns those that showed nothing. */
const visit = (page: Page, addresses: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const broken: string[] = [];
    for (const address of all) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await drawn();
      if (!document.querySelector('main h1, main [role=status], main form')) broken.push(address);
    }
    return broken;
  }, addresses);

/**
 * Writes payloads into stored documents without validation, as a careless program or another version would.
 */
async function plant(page: Page): Promise<void> {
  await page.evaluate(
    async ({ payloads, texts, me, specifications }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('roborrow-demo');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('The database did not open'));
      });
      const transaction = database.transaction('documents', 'readwrite');
      const documents = transaction.objectStore('documents');
      const all = await new Promise<{ collection: string; id: string; document: object }[]>((resolve) => {
        const reading = documents.getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
      const any = (collection: string, id: string) =>
        all.find((record) => record.collection === collection && record.id.startsWith(id))?.document;
      const put = (collection: string, document: { readonly id: string } & Record<string, unknown>) =>
        documents.put({ collection, id: document.id, document });
      const everything = payloads.join('\n');
      const person = any('users', me);
      // Read once, because the order of the conversations must not depend on the duration of this loop.
      const now = Date.now();
      for (const [index, text] of texts.entries()) {
        const some = payloads.slice(index * 10, index * 10 + 10);
        put('robots', {
          ...any('robots', ''),
          id: `hostile${index}`,
          ownerId: me,
          name: text,
          description: index === 0 ? everything : text,
          location: text,
          // Alone, because an address that begins with something else runs nothing.
          images: some.length > 0 ? some : payloads.slice(0, 3),
          features: some,
          specifications: Object.fromEntries(specifications.map((name) => [name, text])),
          pickupTime: text,
          returnTime: text,
          isAvailable: true,
        });
        put('messages', {
          ...any('messages', ''),
          id: `hostile${index}`,
          senderId: `hostile${index}`,
          senderName: text,
          content: text,
          receiverId: me,
          receiverName: text,
          robotId: text,
          createdAt: now - index,
        });
      }
      put('users', {
        ...person,
        id: me,
        firstName: payloads[0],
        lastName: payloads[1],
        displayName: payloads[1],
        bio: everything,
        avatar: payloads[2],
        location: payloads[0],
      });
      put('messages', {
        ...any('messages', ''),
        id: 'long',
        senderId: 'demo-eleanor',
        receiverId: me,
        content: everything,
        createdAt: Date.now(),
      });
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    {
      payloads: SCRIPT_PAYLOADS,
      texts: TEXTS,
      me: ME,
      specifications: SPECIFICATIONS.map(({ name }) => name),
    },
  );
}

test('the payloads run if a page inserts them as markup', async ({ page }) => {
  const heard = await listenTo(page);
  await page.goto('/robots.txt');
  await page.evaluate(
    (payloads) => {
      for (const payload of payloads)
        document.body.append(document.createRange().createContextualFragment(payload));
    },
    SCRIPT_PAYLOADS.filter((payload) => /^<(img|svg|video|audio|script|details|input)/i.test(payload)),
  );
  await expect.poll(() => heard.length).toBeGreaterThan(10);
});

test('no address runs a payload or breaks the page, and screens full of payloads show them as text', async ({
  page,
}) => {
  const heard = await listenTo(page);
  // The page to open after signing in does not either.
  await page.goto('/login?redirect=javascript:__xss()');
  await signIn(page, 'lucas@demo.roborrow.example');
  await expect(page).toHaveURL('/dashboard');
  const filters = ['query', 'location', 'distance', 'category', 'minPrice', 'maxPrice', 'near'];
  const kinds: readonly ((text: string) => string)[] = [
    (text) => `/search?${filters.map((name) => `${name}=${text}`).join('&')}#${text}`,
    (text) => `/robots?${filters.map((name) => `${name}=${text}`).join('&')}`,
    (text) => `/robots/${text}`,
    (text) => `/profile/${text}`,
    (text) => `/edit-robot/${text}`,
    (text) => `/dashboard?tab=${text}&${text}=${text}`,
    (text) => `/messages?newConversation=${text}&robotId=${text}`,
    (text) => `/login?redirect=${text}`,
    (text) => `/${text}/${text}`,
  ];
  // Every parameter gets payloads of every kind.
  const addresses = TEXTS.map(
    (text, index) => kinds[index % kinds.length]?.(encodeURIComponent(text)) ?? '/',
  );
  expect(await visit(page, addresses)).toEqual([]);
  expect(heard).toEqual([]);

  await plant(page);
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  const shown = TEXTS.toSorted();

  // Loaded, because the backend reads what is stored when it starts.
  await page.goto('/dashboard?tab=robots');
  await expect(page.getByRole('article').nth(TEXTS.length - 1)).toBeAttached();
  expect((await titles()).sort()).toEqual(expect.arrayContaining(shown));
  await navigate(page, `/profile/${ME}`);
  expect(await page.getByRole('region', { name: 'About' }).locator('p').textContent()).toBe(
    SCRIPT_PAYLOADS.join('\n'),
  );
  await expect(page.getByRole('article').nth(TEXTS.length - 1)).toBeAttached();
  expect((await titles()).sort()).toEqual(expect.arrayContaining(shown));
  await navigate(page, '/messages');
  for (const text of TEXTS.slice(0, 3))
    await expect(page.getByText(text, { exact: true }).first()).toBeAttached();
  await navigate(page, '/messages?newConversation=demo-eleanor');
  await expect
    .poll(() => page.getByRole('log').locator('bdi').allTextContents())
    .toContain(SCRIPT_PAYLOADS.join('\n'));
  await navigate(page, '/robots/hostile0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[0] ?? '');
  const robots = Array.from(
    { length: SCRIPT_PAYLOADS.length / 10 },
    (_, index) => `/robots/hostile${index + 1}`,
  );
  expect(
    await visit(page, [
      ...robots,
      '/edit-robot/hostile1',
      '/edit-profile',
      '/settings',
      '/dashboard',
      '/search?query=xss',
      '/',
    ]),
  ).toEqual([]);
  expect(heard).toEqual([]);
});
