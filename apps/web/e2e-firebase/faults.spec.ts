import { expect, test, type Page } from '../e2e/test.ts';
import { createEmulatorClient, storedDocuments } from '@roborrow/adapter-firebase/testing';
import { fullName, messageId, type AuthUser, type Username } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import { PASSWORD, signIn, createPerson, type Person } from './people.ts';
import { openShakyNetwork, type ShakyNetwork } from './shaky-network.ts';
import { allShown, expectNoMistake, untilShown, watchLog } from './watched-log.ts';

/**
 * How often the connection breaks while the thread is open. After 70 times, every kind of trouble has met a message that is
 * being sent, and the thread is longer than a page of it: four kinds in turn, a message in every seventh, offline in every tenth.
 */
const CYCLES = runs(70);
/** The project that the app is built for. */
const PROJECT = process.env['GCLOUD_PROJECT'] ?? '';
/** The fields of a stored message that is not about a robot; a document with fewer is incomplete. */
const FIELDS = [
  'content',
  'createdAt',
  'isRead',
  'receiverEmail',
  'receiverId',
  'receiverName',
  'senderId',
  'senderName',
];

/** Signs a user up over a reliable connection. */
async function signUp(person: Person) {
  const client = createEmulatorClient(PROJECT);
  const { firstName, lastName, email } = person;
  const user = await client.ports.auth.register(email, PASSWORD);
  const username = person.username as Username; // created as a valid one
  const displayName = fullName(firstName, lastName);
  await client.ports.users.createProfile({ id: user.uid, username, firstName, lastName, displayName, email });
  return { client, user };
}

/** Network problems for the page's connection, each with a message that is written meanwhile. */
const networkFaultsOf = ({ context, set, cut }: ShakyNetwork) => ({
  cutBefore: async (write: () => Promise<void>) => {
    cut();
    await write();
  },
  cutInTheMiddle: async (write: () => Promise<void>) => {
    await write();
    cut();
  },
  answersLost: async (write: () => Promise<void>) => {
    set('drop-answers');
    await write();
    cut();
    set('pass');
  },
  slow: async (write: () => Promise<void>) => {
    set('slow');
    await write();
    set('pass');
  },
  /** The browser is told that it is offline, as when a phone loses its network. */
  gone: async (write: () => Promise<void>) => {
    set('refuse');
    await context.setOffline(true);
    cut();
    await write();
    set('pass');
    await context.setOffline(false);
  },
});

const storedMessagesOf = async ({ uid }: AuthUser) => {
  const all = await storedDocuments(PROJECT, 'messages');
  const atOf = ({ fields }: (typeof all)[number]) => Date.parse(String(fields['createdAt']));
  return all
    .filter(({ fields }) => fields['senderId'] === uid || fields['receiverId'] === uid)
    .toSorted((a, b) => atOf(a) - atOf(b) || (a.id < b.id ? -1 : 1))
    .map(({ fields }) => fields);
};

/** Sends every failed message again, as a user would. */
async function retryUnsentMessages(page: Page): Promise<void> {
  await expect(page.locator('[data-status=pending]')).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Try again' });
  while ((await again.count()) > 0) await again.first().click();
  await expect(page.locator('[data-status=pending], [data-status=failed]')).toHaveCount(0);
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);

test(`an open thread has every message once, over ${CYCLES} broken connections`, async ({
  baseURL,
  violations,
}) => {
  test.setTimeout(60_000 + CYCLES * 3_000);
  const [omar, ada] = [createPerson('Omar', 'Reyes'), createPerson('Ada', 'Park')];
  const [reader, writer, network] = [
    await signUp(omar),
    await signUp(ada),
    await openShakyNetwork(baseURL, violations),
  ];
  await reader.client.close();
  let pings = 0;
  let pongs = 0;
  const ping = async () => {
    pings += 1;
    await writer.client.ports.messages.send({
      id: messageId(writer.client.ports.ids.next()),
      content: `ping ${pings}`,
      senderId: writer.user.uid,
      senderName: 'Ada Park',
      receiverId: reader.user.uid,
      receiverName: 'Omar Reyes',
      robotId: null,
      dates: null,
    });
  };
  await ping();
  const page = await network.context.newPage();
  await signIn(page, omar);
  await page.goto('/messages');
  await page.getByRole('button', { name: 'Ada Park' }).click();
  await untilShown(page, 'ping 1');
  await watchLog(page);
  const pong = async () => {
    pongs += 1;
    // The message is stored, and the page gets no answer.
    network.loseAnswerTo(`"pong ${pongs}"`);
    await page.getByRole('textbox', { name: 'Message to Ada Park' }).fill(`pong ${pongs}`);
    await page.keyboard.press('Enter');
  };

  const { gone, ...often } = networkFaultsOf(network);
  const kinds = Object.values(often);
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    // Only rarely offline, because the browser then opens several new connections, which the emulator sets up
    // slowly.
    const trouble = cycle % 10 === 9 ? gone : (kinds[cycle % kinds.length] ?? gone);
    // Over all cycles, every kind of problem also affects a message that is being sent.
    await trouble(cycle % 7 === 3 ? async () => void (await Promise.all([ping(), pong()])) : ping);
    await untilShown(page, `ping ${pings}`);
  }
  await retryUnsentMessages(page);
  await ping();
  await untilShown(page, `ping ${pings}`);
  await expectNoMistake(page);

  const stored = await storedMessagesOf(reader.user);
  for (const fields of stored) expect(Object.keys(fields).toSorted()).toEqual(FIELDS);
  const contents = stored.map(({ content }) => String(content));
  expect(contents.filter((content) => content.startsWith('ping'))).toEqual(numbered('ping', pings));
  const own = contents.filter((content) => content.startsWith('pong'));
  expect(own.toSorted()).toEqual(numbered('pong', pongs).toSorted());
  expect(await allShown(page)).toEqual(contents);
  // Every read mark arrived too.
  const unread = async () =>
    (await storedMessagesOf(reader.user)).filter(
      ({ receiverId, isRead }) => receiverId === reader.user.uid && isRead !== true,
    );
  await expect.poll(unread).toEqual([]);
  await network.close();
  await writer.client.close();
});
