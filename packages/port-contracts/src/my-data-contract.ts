import {
  collectMyData,
  epochMs,
  type LanguageTag,
  NOTHING_SAVED,
  parseDay,
  PortError,
  type MyData,
  type NoticeSettings,
  type Saved,
} from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { newMessage, sendAll } from './messages.ts';
import { PROFILE_CHANGES, type Person } from './people.ts';
import { newReview, plantRental, storedReview } from './rentals.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const TERMS = parseDay('2026-11-01') ?? expect.fail();
const PICTURE = { bytes: Uint8Array.of(1, 2, 3, 250), contentType: 'image/jpeg' } as const;
const AVATAR = { bytes: Uint8Array.of(9, 8, 7), contentType: 'image/jpeg' } as const;
const SAVED: Saved = {
  ...NOTHING_SAVED,
  searches: [{ id: 'query=arm', at: epochMs(1000), name: 'Läufer 🤖 "no. 2"', seenAt: epochMs(2000) }],
};

const NOTICES: NoticeSettings = {
  messageByEmail: false,
  withBeginning: true,
  language: 'es' as LanguageTag, // a tag, as languageTag says
};

const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;

/** What a person takes with them: all that is stored of them (D464). */
export const describeMyDataContract = (harness: ContractHarness): void => {
  describe(`my data: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });

    const readPicture = async (url: string): Promise<string> => {
      const bytes = await world.current.download(url);
      if (!bytes) throw new PortError('not-found');
      return dataUrl(bytes);
    };
    const collect = ({ ports, user }: Person = ada) =>
      collectMyData({ ...ports, readPicture, dataUrl })(user);
    /** What a file with the data holds, once it is read again. */
    const reread = async (person?: Person): Promise<MyData> => {
      const collected = await collect(person);
      if (!collected.ok) throw new Error(collected.error.kind);
      return JSON.parse(JSON.stringify(collected.value)) as MyData; // as it was written
    };

    it('is in a file as it is stored, with the bytes of the pictures', async () => {
      const { ports, user } = ada;
      await sendAll(ada, omar, ['one\n"two" 🤖']);
      const listing = newRobot(ada);
      const [image, avatar] = [
        await ports.images.uploadRobotImage(user.uid, listing.id, PICTURE),
        await ports.images.uploadAvatar(user.uid, AVATAR),
      ];
      await ports.robots.create({ ...listing, images: [image] });
      await ports.robots.update(listing.id, { isAvailable: false });
      await ports.users.update(user.uid, { ...PROFILE_CHANGES, avatar });
      await ports.users.setNoticeSettings(user.uid, NOTICES);
      await ports.users.acceptTerms(user.uid, TERMS);
      await ports.users.addPushDevice(user.uid, pushDevice('phone'));
      await ports.saved.merge(user.uid, SAVED);
      await ports.blocks.block(user.uid, omar.user.uid);
      await ports.reports.send(user.uid, {
        subject: { kind: 'profile', id: omar.user.uid },
        reason: 'spam',
        note: 'a\n"b" 🤖',
      });

      const file = await reread();
      expect(file.account).toEqual(user);
      expect(file.profile).toEqual(await ports.users.get(user.uid));
      expect(file.contact).toEqual(await ports.users.getContact(user.uid));
      expect(file.acceptedTerms).toEqual({ version: TERMS, at: expect.any(Number) as number });
      expect(file.notices).toEqual(NOTICES);
      expect(file.pushDevices).toEqual([pushDevice('phone')]);
      expect(file.listings).toEqual([await ports.robots.get(listing.id)]);
      expect(file.messages).toEqual((await ports.messages.listRecent(user.uid, { limit: 9 })).messages);
      expect(file.messages).toHaveLength(1);
      expect(file.saved).toEqual(SAVED);
      expect(file.blocked).toEqual([omar.user.uid]);
      expect(file.reports).toEqual(await ports.reports.listOwn(user.uid));
      expect(file.reports.map(({ note }) => note)).toEqual(['a\n"b" 🤖']);
      expect(file.pictures).toEqual({ [image]: dataUrl(PICTURE.bytes), [avatar]: dataUrl(AVATAR.bytes) });
    });

    it('has every message, sent and received, of more than one page', async () => {
      const messages = Array.from({ length: 620 }, (_, i) => {
        const [from, to] = i % 2 === 0 ? [ada, omar] : [omar, ada];
        const message = newMessage(from, to, { content: `message ${i}` });
        return { ...message, isRead: false, createdAt: epochMs(1_700_000_000_000 + i) };
      });
      await world.current.plant({ messages });
      const file = await reread();
      expect(file.messages.map(({ content }) => content)).toEqual(
        messages.map(({ content }) => content).toReversed(),
      );
    });

    it('has the reviews that the person wrote, with remarks, and those about them once they are open (D464)', async () => {
      const robot = await omar.ports.robots.create(newRobot(omar));
      const asked = await plantRental(world.current, { robot, renter: ada, owner: omar });
      const earlier = await plantRental(world.current, { robot, renter: ada, owner: omar, lastDayAgo: 90 });
      await world.current.plant({ reviews: [storedReview(earlier, omar, { text: 'Was on time.' })] });
      await omar.ports.reviews.write(newReview(asked, omar, { text: 'A secret so far.' }));
      await ada.ports.reviews.write(newReview(asked, ada, { remark: 'Between us.' }));
      const { reviews } = await reread(ada);
      expect(reviews.written.map(({ remark }) => remark)).toEqual(['Between us.']);
      // Both have written: a backend that opens them by itself has done so.
      expect(reviews.received.map(({ text }) => text)).toEqual(
        world.current.openReviews ? ['Was on time.'] : ['A secret so far.', 'Was on time.'],
      );
    });

    it('holds nothing of another person but what they wrote to each other', async () => {
      await omar.ports.robots.create(newRobot(omar));
      await omar.ports.saved.merge(omar.user.uid, SAVED);
      await omar.ports.users.addPushDevice(omar.user.uid, pushDevice('omars'));
      await omar.ports.blocks.block(omar.user.uid, ada.user.uid);
      await omar.ports.reports.send(omar.user.uid, {
        subject: { kind: 'profile', id: ada.user.uid },
        reason: 'spam',
        note: '',
      });
      const text = JSON.stringify(await reread());
      expect(text).not.toContain(omar.user.uid);
      expect(text).not.toContain(omar.user.email);
      expect(text).not.toContain('omars');
    });

    it('is collected all the same when a picture cannot be read', async () => {
      const { ports, user } = ada;
      const listing = newRobot(ada);
      const image = await ports.images.uploadRobotImage(user.uid, listing.id, PICTURE);
      await ports.robots.create({ ...listing, images: [image] });
      await ports.images.delete(image);
      expect((await reread()).pictures).toEqual({ [image]: null });
    });

    it('is refused to a visitor, and to a session that has ended', async () => {
      await ada.ports.auth.signOut();
      expect(await collect()).toEqual({ ok: false, error: { kind: 'not-signed-in' } });
    });
  });
};
