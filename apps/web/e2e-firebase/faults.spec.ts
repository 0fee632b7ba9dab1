import { messageDocument, plantDocuments, storedDocuments } from '@roborrow/adapter-firebase/testing';
import { epochMs, messageId, type AuthUser } from '@roborrow/domain';
import { expect, test, type Page } from '../e2e/test.ts';
import { createPerson, openAs, signUp } from './people.ts';
import { openShakyNetwork, type ShakyNetwork } from './shaky-network.ts';
import { allShown, expectNoMistake, untilShown, watchLog } from './watched-log.ts';

/**
 * How often each kind of trouble meets the open thread with a message of the other user's, and once more with one of the page's own.
 * Of three rules broken by hand, one run each, two were caught within the first four times, and one at the end.
 */
const ROUNDS = 2;
/** Messages from before: with the next few the thread is longer than a page of it (50). */
const EARLIER = 45;
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

/** Sends every failed message again, as a user would: one may need several tries on such a connection. */
async function retryUnsentMessages(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  do {
    // At once, because a button goes when its message is seen to be stored.
    await again.evaluateAll((buttons) =>
      buttons.forEach((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    );
    await expect(page.locator('[data-status=pending]')).toHaveCount(0);
  } while ((await again.count()) > 0);
  await expect(page.locator('[data-status=failed]')).toHaveCount(0);
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);

test('an open thread has every message once, over broken connections', async ({ baseURL, violations }) => {
  const [reader, writer, network] = [
    await signUp(createPerson('Omar', 'Reyes')),
    await signUp(createPerson('Ada', 'Park')),
    await openShakyNetwork(baseURL, violations),
  ];
  let pings = EARLIER;
  let pongs = 0;
  const fromWriter = {
    senderId: writer.user.uid,
    senderName: 'Ada Park',
    receiverId: reader.user.uid,
    receiverName: 'Omar Reyes',
    robotId: null,
    dates: null,
  };
  const ping = async () => {
    pings += 1;
    await writer.client.ports.messages.send({
      id: messageId(ids.next()),
      content: `ping ${pings}`,
      ...fromWriter,
    });
  };
  const { ids } = writer.client.ports;
  const dayAgo = Date.now() - 86_400_000;
  await plantDocuments(
    PROJECT,
    numbered('ping', EARLIER).map((content, i) =>
      messageDocument({
        ...fromWriter,
        id: messageId(ids.next()),
        content,
        createdAt: epochMs(dayAgo + i),
        isRead: true,
      }),
    ),
  );
  const page = await network.context.newPage();
  await openAs(page, reader, '/messages');
  await page.getByRole('button', { name: 'Ada Park' }).click();
  await untilShown(page, `ping ${pings}`);
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
  for (let round = 0; round < ROUNDS; round += 1) {
    // Offline only once in a round, because the browser then opens several new connections, which the emulator sets up
    // slowly. One kind more or less between two messages of the page's own changes what came before.
    const troubles = round % 2 === 0 ? [...kinds, gone] : [gone, ...kinds.toReversed()];
    for (const [i, trouble] of [...troubles, ...kinds].entries()) {
      const isWriting = i < troubles.length;
      await trouble(isWriting ? async () => void (await Promise.all([ping(), pong()])) : ping);
      await untilShown(page, `ping ${pings}`);
    }
  }
  await retryUnsentMessages(page);
  await ping();
  await untilShown(page, `ping ${pings}`);
  await expectNoMistake(page);

  const stored = await storedMessagesOf(reader.user);
  for (const fields of stored.slice(EARLIER)) expect(Object.keys(fields).toSorted()).toEqual(FIELDS);
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
  await Promise.all([reader.client.close(), writer.client.close()]);
});
