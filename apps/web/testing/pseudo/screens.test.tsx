import { PortError } from '@roborrow/domain';
import { reasonOf } from '@roborrow/text/errors/reason';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PLAIN } from '../../src/server/file-addresses.ts';
import { renderApp } from '../render-app.tsx';
import { createWorld, robot } from '../world.ts';

/** What people wrote, names of things, and what the browser writes in the language's own tag: months, units of addresses. */
const NOT_OURS =
  /Engine \d+|engine|zeppelin|@bob|GeoNames|CC BY 4\.0|Example Operator|1 Example Street|North Carolina|USA|0\.1\.0\+unknown|Weaves algebraic patterns\.|Educational|Ada( Lovelace)?|Bob( Bolt)?|Lovelace|Bolt|Apex, NC(, USA)?|[\w.@-]+@[\w.-]+|Roborrow|Google|OpenStreetMap|English|Español|JPEG|PNG|HEIC|https?:\S+|\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/g;

/** A word with a vowel that has no accent; a single letter is the picture of a person without one. */
const UNACCENTED = /(?=\p{L}{2})\p{L}*[aeiouy]\p{L}*/iu;

/** Each text that a person sees or hears. */
function* textsOf(root: Element): Iterable<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest('style, script, [lang]')) yield textContent ?? '';
  }
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'] as const)
      yield element.closest('[lang]') ? '' : (element.getAttribute(name) ?? '');
}

const ours = (text: string): string => text.replaceAll(NOT_OURS, '').trim();

const SCREENS = [
  ...PLAIN,
  '/search?query=engine',
  '/search?query=zeppelin',
  '/robots/robot1',
  '/robots/none',
  '/profile/bob',
  '/saved/compare',
  '/messages?newConversation=bob',
  '/edit-robot/robot1',
  '/no/such/page',
];
const OF_VISITORS = ['/login', '/register', '/forgot-password'];

test.each(SCREENS)('%s has no sentence that is not from the catalogue (D846)', async (path) => {
  const world = await createWorld([robot(1), robot(2)]);
  if (OF_VISITORS.includes(path)) await world.services.auth.signOut();
  renderApp(world, path);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toMatch(/[áéíóúýö]|Engine/);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect([...new Set([...textsOf(document.body)].map(ours).filter((text) => UNACCENTED.test(text)))]).toEqual(
    [],
  );
});

test('what a provider says in English gives way to our own sentence, where there is one (D855)', () => {
  const said = { providerMessage: 'The supplied auth credential is incorrect.' };
  for (const subject of ['credentials', 'other-account', 'account-chooser', 'email'] as const) {
    const kind = subject === 'email' ? 'conflict' : 'failed';
    expect(reasonOf(new PortError(kind, { ...said, subject }))).not.toMatch(UNACCENTED);
  }
  expect(reasonOf(new PortError('failed', said))).toBe(said.providerMessage);
});
