import { describe, expect, it } from 'vitest';
import { ada, adaOwnProfile, adaRobot, bobProfile } from '../../testing/examples.ts';
import { createPendingImages } from '../../testing/pending-images.ts';
import { stub } from '../../testing/stub.ts';
import { parseDay } from '../dates/calendar-day.ts';
import type { DateRequest } from '../dates/date-requests.ts';
import { messageId } from '../ids.ts';
import type { ImageFile, ImagesPort } from '../ports/images.ts';
import type { MessagesPort } from '../ports/messages.ts';
import { PortError, type PortErrorKind } from '../ports/port-error.ts';
import type { Ports } from '../ports/ports.ts';
import { cents, epochMs } from '../units.ts';
import { addConditionPhotos } from './add-condition-photos.ts';

const day = (text: string) => parseDay(text) ?? expect.fail(text);
const request: DateRequest = {
  id: messageId('asks'),
  robotId: adaRobot.id,
  renterId: bobProfile.id,
  renterName: 'Bob Dylan',
  ownerId: ada.uid,
  ownerName: 'Ada Lovelace',
  range: { first: day('2026-12-01'), last: day('2026-12-05') },
  total: cents(100),
  zone: null,
  askedAt: epochMs(0),
  returnedAt: null,
  state: 'accepted',
};
const files: readonly ImageFile[] = [1, 2].map((byte) => ({
  bytes: Uint8Array.of(byte),
  contentType: 'image/jpeg',
}));

const world = (messages: Partial<MessagesPort> = {}, images: Partial<ImagesPort> = {}) => {
  const calls: unknown[][] = [];
  const pendingImages = createPendingImages();
  let ids = 0;
  const run = () =>
    addConditionPhotos({
      pendingImages,
      ids: { next: () => `id${(ids += 1)}` },
      images: stub<ImagesPort>({
        uploadConditionPhoto: async (user, message, _file, { id = '' } = {}) => {
          calls.push(['upload', user, message]);
          return `${id}.jpg`;
        },
        deleteConditionPhotos: async (...args) => void calls.push(['delete', ...args]),
        ...images,
      }),
      messages: stub<MessagesPort>({
        send: async (outgoing) => {
          calls.push(['send', outgoing]);
          return { ...outgoing, isRead: false, createdAt: epochMs(1) };
        },
        ...messages,
      }),
      notifier: stub<Ports['notifier']>({ messageSent: async ({ id }) => void calls.push(['notify', id]) }),
      analytics: stub<Ports['analytics']>({ log: () => undefined }),
    })({
      me: { user: ada, profile: adaOwnProfile },
      request,
      purpose: 'handover',
      files,
      content: 'I added 2 photos.',
    });
  return { run, calls, left: () => [...pendingImages.entries.values()] };
};
const refuse = (kind: PortErrorKind) => () => Promise.reject(new PortError(kind));

describe('Adding photos of a condition (D749, D751)', () => {
  it('uploads them under their message, then writes it', async () => {
    const { run, calls, left } = world();
    expect((await run()).ok).toBe(true);
    expect(calls).toEqual([
      ['upload', 'ada', 'id1'],
      ['upload', 'ada', 'id1'],
      [
        'send',
        {
          id: 'id1',
          content: 'I added 2 photos.',
          senderId: 'ada',
          senderName: 'Ada Lovelace',
          receiverId: 'bob',
          receiverName: 'Bob Dylan',
          robotId: adaRobot.id,
          dates: { kind: 'photos', request: 'asks', for: 'handover', photos: ['id2.jpg', 'id3.jpg'] },
        },
      ],
      ['notify', 'id1'],
    ]);
    expect(left()).toEqual([]);
  });

  it.each<[PortErrorKind, unknown]>([
    ['forbidden', { kind: 'dates-refused', note: 'photos' }],
    ['not-found', { kind: 'undeliverable' }],
    ['not-signed-in', { kind: 'not-signed-in' }],
  ])('deletes them where the message is refused: %s', async (kind, error) => {
    const { run, calls, left } = world({ send: refuse(kind) });
    expect(await run()).toMatchObject({ ok: false, error });
    expect(calls.at(-1)).toEqual(['delete', 'ada', 'id1']);
    expect(left()).toEqual([]);
  });

  it('deletes them where an upload fails, and writes nothing', async () => {
    const { run, calls, left } = world({}, { uploadConditionPhoto: refuse('unavailable') });
    expect(await run()).toMatchObject({ ok: false, error: { kind: 'port' } });
    expect(calls).toEqual([['delete', 'ada', 'id1']]);
    // What was on its way may come later: the next start looks again.
    expect(left()).toMatchObject([{ message: 'id1', robotId: null }]);
  });

  it('leaves them to the next start where nothing tells whether the message was written', async () => {
    const { run, calls, left } = world({ send: refuse('unavailable'), get: refuse('unavailable') });
    expect(await run()).toMatchObject({ ok: false, error: { kind: 'port' } });
    expect(calls.map(([call]) => call)).toEqual(['upload', 'upload']);
    expect(left()).toMatchObject([{ message: 'id1' }]);
  });
});
