import { messageBeginning, userId, type PushDevice } from '@roborrow/domain';
import { createHash } from 'node:crypto';
import type { NoticeStore } from './notice-store.ts';
import { plainLine, plainName } from './plain-line.ts';
import type { Addressee, Delivery, MessageNotice, RentalNotice, TestableProvider } from './provider.ts';
import { addressOf, rentalNoticeText } from './rental-notice.ts';
import { wordsIn } from './words.ts';

/** What the service worker gets, as JSON; `worker/push.ts` of the web app reads it. */
interface PushedNotice {
  readonly title: string;
  readonly text: string;
  /** A later notice with the same tag takes the place of an earlier one. */
  readonly tag: string;
  /** What a click opens, as an address of the site. */
  readonly address: string;
  /** Whom it is for, by their id: several people may use one browser. */
  readonly person: string;
}

/** What became of one push: `gone` is a device that takes none any more. */
export type Pushed = 'taken' | 'not-taken' | 'unknown' | 'gone';

export interface Push {
  readonly device: PushDevice;
  readonly payload: string;
  /** Of two notices with one topic, a device that was off gets the later one alone (RFC 8030). */
  readonly topic: string;
}

/** Encrypts a notice for a device, and hands it to the device's push service. */
export type SendPush = (push: Push) => Promise<Pushed>;

const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** The notice that announces messages of one sender, with at most the beginning of the newest (D431). */
function noticeOf({ receiver, messages }: MessageNotice): PushedNotice {
  const newest = messages.at(-1);
  if (!newest) throw new Error('a notice without messages');
  const { settings } = receiver;
  const { push: words, path, unnamed } = wordsIn(settings.language);
  return {
    title: words.title({ sender: plainName(newest.senderName, unnamed), count: messages.length }),
    text: settings.withBeginning ? plainLine(messageBeginning(newest.content)) : words.open,
    tag: `${receiver.id}/${newest.senderId}`,
    address: `${path}/messages?newConversation=${encodeURIComponent(newest.senderId)}`,
    person: receiver.id,
  };
}

/** The notice that tells of a rental (D730). Each of its kinds is a notice of its own. */
function noticeOfRental(notice: RentalNotice): PushedNotice {
  const { receiver, kind, request } = notice;
  const { title, text } = rentalNoticeText(notice);
  const tag = `${receiver.id}/rental ${request.id} ${kind}`;
  return { title, text, tag, address: addressOf(notice), person: receiver.id };
}

/** One taken is enough: a person with several devices is told once, and never twice (D543). */
const OUTCOMES = ['taken', 'unknown', 'not-taken'] as const satisfies readonly Pushed[];

/** Notices on a person's devices. A device that is gone is removed (D544). */
export function createPushProvider(
  store: Pick<NoticeStore, 'removeDevice'>,
  send: SendPush,
): TestableProvider {
  const deliver = async ({ id, devices }: Addressee, notice: PushedNotice): Promise<Delivery> => {
    const payload = JSON.stringify(notice);
    const topic = topicOf(notice.tag);
    const pushed = await Promise.all(
      devices.map(async (device) => ({ device, outcome: await send({ device, payload, topic }) })),
    );
    for (const { device, outcome } of pushed)
      if (outcome === 'gone') await store.removeDevice(userId(id), device.endpoint).catch(() => undefined);
    return OUTCOMES.find((one) => pushed.some(({ outcome }) => outcome === one)) ?? 'not-wanted';
  };

  return {
    // Nothing is connected before it is handed over.
    isReady: async () => true,
    deliver: async (notice) =>
      deliver(notice.receiver, 'messages' in notice ? noticeOf(notice) : noticeOfRental(notice)),
    deliverTest: async (person, id) => {
      const { push: words, path } = wordsIn(person.settings.language);
      const test = {
        ...words.test,
        tag: `${person.id}/test ${id}`,
        address: `${path}/settings`,
        person: person.id,
      };
      return (await deliver(person, test)) === 'taken';
    },
    close: () => undefined,
  };
}
