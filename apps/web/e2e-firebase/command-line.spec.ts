import { plantDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, robotId } from '@roborrow/domain';
import { webEnvironment } from '@roborrow/tools/web-environment';
import { expect, test } from '../e2e/test.ts';
import { createPerson, openAs, openBrowser, PASSWORD, signUp } from './people.ts';
import { openTerminal } from './terminal.ts';

const mower = (demoSeed(epochMs(Date.now())).robots ?? []).find(({ id }) => id === 'demo-meadow-mower');

const QUESTION = 'Is it free on Saturday? My lawn is a quarter acre.';
const ANSWER = 'It is. Come by after nine.';

/** `--update-snapshots` writes the page of the documentation again. */
test('a renter at the command line and an owner in the browser find, show, write, answer and read (D557)', async ({
  browser,
}) => {
  if (!mower) throw new Error('The demo has no lawn mower.');
  const june = createPerson('June', 'Park');
  const kai = createPerson('Kai', 'Reyes');
  const owner = await openBrowser(browser);
  const account = await signUp(kai);
  const ownerId = account.user.uid;
  const unique = kai.username.slice(-6);
  const id = robotId(`mower-${unique}`);
  await plantDocuments(webEnvironment()['VITE_FIREBASE_PROJECT_ID'] ?? '', [
    robotDocument({ ...mower, id, name: `Mower ${unique}`, ownerId }),
  ]);

  const recorded: string[] = [];
  using terminal = openTerminal(PASSWORD);
  const type = async (line: string) => {
    recorded.push(`june$ ${line}\n${(await terminal.type(line)).trimEnd()}`);
  };
  const inBrowser = (does: string) => void recorded.push(`Kai, in the browser, ${does}`);

  const names = `--username ${june.username} --first-name June --last-name Park`;
  await type(`roborrow register ${names} --email ${june.email} --accept-terms --password-stdin`);
  await type(`roborrow search "mower ${unique}" --near "Apex, NC" --radius 25 --max-price 50`);
  await type(`roborrow show ${id}`);
  await type(`roborrow send --about ${id} "${QUESTION}"`);

  const { page } = owner;
  await openAs(page, account, '/messages');
  await page.getByRole('button', { name: /June Park/ }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(QUESTION)).toBeVisible();
  inBrowser(`reads: ${QUESTION}`);
  await page.getByRole('textbox', { name: /^Message to/ }).fill(ANSWER);
  await page.keyboard.press('Enter');
  await expect(log.getByText('Sent', { exact: true })).toBeVisible();
  inBrowser(`answers: ${ANSWER}`);

  await type('roborrow thread "Kai Reyes"');
  await expect(log.getByText('Read', { exact: true })).toBeVisible();
  inBrowser('sees: Read');
  await type('roborrow logout');
  expect(await owner.denials()).toEqual([]);
  await account.client.close();

  // What differs from one run to the next, in its usual length.
  const text = recorded
    .join('\n\n')
    .replaceAll(ownerId, 'Kq3vX8mTz1RbYw5NcLd7HsPf2gJa')
    .replaceAll(june.username, 'june')
    .replaceAll(unique, 'meadow')
    .replaceAll(/\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M/g, 'Mar 14, 2026, 8:00 PM')
    .replaceAll(/\d+:\d\d\s[AP]M/g, '12:00 PM');
  expect(`${text}\n`).toMatchSnapshot('command-line-and-browser.txt');
});
