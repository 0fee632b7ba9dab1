import { expect, test, type Page } from '../e2e/test.ts';
import { createEmulatorClient, storedDocuments } from '@roborrow/adapter-firebase/testing';
import { fullName, messageId, type AuthUser, type Username } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import { PASSWORD, signIn, somebody, type Person } from './people.ts';
import { openShakyNetwork, type ShakyNetwork } from './shaky-network.ts';
import { allShown, expectNoMistake, untilShown, watchLog } from './watched-log.ts';

/** How often the connection breaks under the open thread. */
const CYCLES = runs(200);
/** The project that the app is built for. */
const PROJECT = process.env['GCLOUD_PROJECT'] ?? '';
/** Everything that a stored message has when it is about no robot; a document with less is half of one. */
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

/** Signs somebody up over a connection that nothing happens to. */
async function signUp(person: Person) {
  const client = createEmulatorClient(PROJECT);
  const { firstName, lastName, email } = person;
  const user = await client.ports.auth.register(email, PASSWORD);
  const username = person.username as Username; // made to be one
  const displayName = fullName(firstName, lastName);
  await client.ports.users.createProfile({ id: user.uid, username, firstName, lastName, displayName, email });
  return { client, user };
}

/** What networks do to the connection of the page, each with a message written meanwhile. */
const troublesOf = ({ context, set, cut }: ShakyNetwork) => ({
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
  /** The browser knows, as it does when a telephone loses its network and finds it again. */
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

/** Whatever did not get through is sent again, as a person would. */
async function sendTheRest(page: Page): Promise<void> {
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
  const [omar, ada] = [somebody('Omar', 'Reyes'), somebody('Ada', 'Park')];
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
    // It is written, and the page does not hear of it.
    network.loseAnswerTo(`"pong ${pongs}"`);
    await page.getByRole('textbox', { name: 'Message to Ada Park' }).fill(`pong ${pongs}`);
    await page.keyboard.press('Enter');
  };

  const { gone, ...often } = troublesOf(network);
  const kinds = Object.values(often);
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    // Seldom gone: the browser then begins several connections anew, which take the emulator long to set up.
    const trouble = cycle % 20 === 19 ? gone : (kinds[cycle % kinds.length] ?? gone);
    // In the end every kind of trouble met a message on its way up, too.
    await trouble(cycle % 7 === 3 ? async () => void (await Promise.all([ping(), pong()])) : ping);
    await untilShown(page, `ping ${pings}`);
  }
  await sendTheRest(page);
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
  // Every mark arrived as well.
  const unread = async () =>
    (await storedMessagesOf(reader.user)).filter(
      ({ receiverId, isRead }) => receiverId === reader.user.uid && isRead !== true,
    );
  await expect.poll(unread).toEqual([]);
  await network.close();
  await writer.client.close();
});
