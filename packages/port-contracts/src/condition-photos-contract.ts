import {
  addConditionPhotos,
  cents,
  collectMyData,
  conditionPhotos,
  dateRequest,
  imageId,
  messageId,
  parseDay,
  parseLocalTime,
  PortError,
  stepId,
  type CalendarDay,
  type ConditionPhotoAsked,
  type DateRequest,
  type DatesNote,
  type ImageFile,
  type MeetingPurpose,
  type Message,
  type MessageId,
  type OutgoingMessage,
  type Robot,
  type StepKind,
} from '@roborrow/domain';
import { createPendingImages } from '@roborrow/domain/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { image, imageWithSizes } from './image-file.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { createRecorder, eventually } from './recorder.ts';
import { newRobot } from './robots.ts';
import { useSharedWorld } from './use-world.ts';

const DAY = 86_400_000;
const day = (at: number): CalendarDay => {
  const parsed = parseDay(new Date(at).toISOString().slice(0, 10));
  if (parsed === null) throw new Error(`${at} is in no day`);
  return parsed;
};
const PHOTO: ImageFile = imageWithSizes(480);

/** Photos of a robot's condition: who adds them and when (D749), who sees them (D750), and that they are final (D751). */
export const describeConditionPhotosContract = (harness: ContractHarness): void => {
  describe(`photos of the condition: ${harness.name}`, () => {
    const world = useSharedWorld(harness);
    let owner: Person;
    let renter: Person;
    let eve: Person;
    let rover: Robot;
    let asked: Message;

    beforeAll(async () => {
      [owner, eve] = await Promise.all([world.person('Ada'), world.person('Eve')]);
    });
    beforeEach(async () => {
      [renter, rover] = await Promise.all([world.person('Omar'), owner.ports.robots.create(newRobot(owner))]);
    });

    const say = (by: Person, dates: DatesNote, changes: Partial<OutgoingMessage> = {}) =>
      by.ports.messages.send(
        newMessage(by, by === owner ? renter : owner, { robotId: rover.id, dates, ...changes }),
      );
    const take = (kind: StepKind, by: Person) =>
      say(by, { kind, request: asked.id }, { id: stepId(kind, asked.id) });
    /** Asks for ten days, of which the first is so many days from the server's today. */
    const ask = async (offset = 0): Promise<void> => {
      const { createdAt } = await renter.ports.messages.send(newMessage(renter, owner));
      const [first, last] = [day(createdAt + offset * DAY), day(createdAt + (offset + 9) * DAY)];
      asked = await say(renter, { kind: 'asked', first, last, total: cents(24_500) });
    };
    const agree = async (offset = 0): Promise<void> => {
      await ask(offset);
      await take('accepted', owner);
    };
    const request = async (): Promise<DateRequest> => {
      const all = await thread();
      const known = dateRequest(asked, (id) => all.find((message) => message.id === id));
      if (known === null) throw new Error('nothing was asked');
      return known;
    };
    const thread = async () =>
      (await renter.ports.messages.listThread(renter.user.uid, owner.user.uid, { limit: 50 })).messages;
    const newId = (by: Person = owner): MessageId => messageId(by.ports.ids.next());
    const upload = (by: Person, message: MessageId, file = PHOTO) =>
      by.ports.images.uploadConditionPhoto(by.user.uid, message, file);
    const note = (photos: readonly string[], purpose: MeetingPurpose = 'handover'): DatesNote => ({
      kind: 'photos',
      request: asked.id,
      for: purpose,
      photos,
    });
    /** A person's photo, and the message that has it. */
    const added = async (by: Person, purpose: MeetingPurpose = 'handover'): Promise<ConditionPhotoAsked> => {
      const message = newId(by);
      const photo = await upload(by, message);
      await say(by, note([photo], purpose), { id: message });
      return { by: by.user.uid, message, photo, size: 'whole' };
    };
    const read = (by: Person, photo: ConditionPhotoAsked) => by.ports.images.readConditionPhoto(photo);

    it.each(['owner', 'renter'] as const)(
      'the %s adds one, and both see it in both sizes (D749)',
      async (who) => {
        const [by, other] = who === 'owner' ? [owner, renter] : [renter, owner];
        await agree();
        const photo = await added(by);
        for (const person of [by, other]) {
          expect(await read(person, photo)).toEqual(PHOTO.bytes);
          expect(await read(person, { ...photo, size: 'small' })).toEqual(PHOTO.sizes?.smaller[0]?.bytes);
        }
        expect(conditionPhotos(await request(), 'handover', await thread())).toMatchObject([
          { by: by.user.uid, message: photo.message, photo: photo.photo },
        ]);
      },
    );

    it('nobody else sees it, nor does anybody before its message is written (D750)', async () => {
      await agree();
      const message = newId();
      const unsaid = {
        by: owner.user.uid,
        message,
        photo: await upload(owner, message),
        size: 'whole',
      } as const;
      expect(await read(owner, unsaid)).toEqual(PHOTO.bytes);
      await expectPortError(read(renter, unsaid), 'forbidden');
      await say(owner, note([unsaid.photo]), { id: message });
      expect(await read(renter, unsaid)).toEqual(PHOTO.bytes);
      await expectPortError(read(eve, unsaid), 'forbidden');
      const stranger = await world.stranger();
      await expectPortError(stranger.images.readConditionPhoto(unsaid), 'not-signed-in');
    });

    it('a message of somebody else’s opens nobody’s photo (D750)', async () => {
      await agree();
      const message = newId();
      const photo = await upload(owner, message);
      await eve.ports.messages.send(newMessage(eve, renter, { id: message }));
      await expectPortError(read(renter, { by: owner.user.uid, message, photo, size: 'whole' }), 'forbidden');
    });

    it('once its message is written, nothing is added and nothing deleted (D751)', async () => {
      await agree();
      const photo = await added(owner);
      await expectPortError(upload(owner, photo.message), 'forbidden');
      await expectPortError(
        owner.ports.images.deleteConditionPhotos(owner.user.uid, photo.message),
        'forbidden',
      );
      await expectPortError(
        renter.ports.images.deleteConditionPhotos(owner.user.uid, photo.message),
        'forbidden',
      );
      await owner.ports.images.deleteUploads(owner.user.uid, [imageId(photo.photo.split('.')[0] ?? '')]);
      expect(await read(renter, photo)).toEqual(PHOTO.bytes);
    });

    it('what no message has is deleted, as often as one wants (D751)', async () => {
      const message = newId(renter);
      const { images } = renter.ports;
      await upload(renter, message);
      await upload(renter, message);
      expect(await world.current.countImages(renter.user.uid)).toBe(4);
      await expectPortError(owner.ports.images.deleteConditionPhotos(renter.user.uid, message), 'forbidden');
      for (let time = 0; time < 2; time += 1) await images.deleteConditionPhotos(renter.user.uid, message);
      expect(await world.current.countImages(renter.user.uid)).toBe(0);
    });

    it('a picture without sizes, of another kind, or of somebody else is not stored (D749)', async () => {
      await expectPortError(upload(owner, newId(), image()), 'failed');
      await expectPortError(upload(owner, newId(), imageWithSizes(960)), 'failed');
      await expectPortError(
        owner.ports.images.uploadConditionPhoto(renter.user.uid, newId(), PHOTO),
        'forbidden',
      );
    });

    it('photos are added after the yes, and those of the return after the handover (D749)', async () => {
      await ask();
      await expectPortError(added(renter), 'forbidden');
      await take('accepted', owner);
      await expectPortError(added(renter, 'return'), 'forbidden');
      await take('handed-over', renter);
      await added(renter);
      await added(owner, 'return');
      await take('returned', owner);
      await added(renter, 'return');
    });

    it('none are added long before the handover, nor after an end (D749)', async () => {
      await agree(5);
      await expectPortError(added(renter), 'forbidden');
      await take('cancelled', owner);
      await agree();
      await take('cancelled', owner);
      for (const purpose of ['handover', 'return'] as const)
        await expectPortError(added(owner, purpose), 'forbidden');
    });

    it('nobody else adds any, and none about another robot, without a photo, or with what is none (D749)', async () => {
      await agree();
      const photo = await upload(owner, newId());
      await expectPortError(
        eve.ports.messages.send(newMessage(eve, owner, { robotId: rover.id, dates: note([photo]) })),
        'forbidden',
      );
      await expectPortError(say(owner, note([photo]), { robotId: null }), 'forbidden');
      for (const photos of [[], Array<string>(7).fill(photo), ['https://example.com/a.jpg'], [`../${photo}`]])
        await expectPortError(say(owner, note(photos)), 'forbidden');
      await expectPortError(say(owner, note([photo]), { id: messageId(`back_${asked.id}`) }), 'forbidden');
    });

    it('are stored with their message, or not at all, also when an answer is lost (D751)', async () => {
      await agree();
      const pendingImages = createPendingImages();
      const me = { user: renter.user, profile: null };
      const input = {
        me,
        request: await request(),
        purpose: 'handover',
        files: [PHOTO, PHOTO],
        content: 'Two.',
      } as const;
      const { messages } = renter.ports;
      const with_ = (send: typeof messages.send) => ({
        ...renter.ports,
        messages: { ...messages, send },
        pendingImages,
      });
      const lost = () => Promise.reject(new PortError('unavailable'));
      expect((await addConditionPhotos(with_(lost))(input)).ok).toBe(false);
      expect(await world.current.countImages(renter.user.uid)).toBe(0);
      const answerless = async (message: OutgoingMessage) => (await messages.send(message), lost());
      const stored = await addConditionPhotos(with_(answerless))(input);
      expect(stored.ok && stored.value.dates).toMatchObject({ kind: 'photos', for: 'handover' });
      expect(await world.current.countImages(renter.user.uid)).toBe(4);
    });

    it('are followed among what is said of dates, as appointments are (D720)', async () => {
      await agree();
      await world.current.tick();
      const at = parseLocalTime('2028-02-29T09:30') ?? expect.unreachable();
      await say(owner, { kind: 'meeting', request: asked.id, for: 'handover', at, place: 'At the gate' });
      await world.current.tick();
      await added(renter);
      const recorder = createRecorder<readonly Message[]>();
      const stop = renter.ports.messages.subscribeDates(renter.user.uid, 10, recorder.listener);
      const kinds = () => recorder.values.at(-1)?.map(({ dates }) => dates?.kind);
      await eventually(() => expect(kinds()?.slice(0, 2)).toEqual(['photos', 'meeting']));
      stop();
    });

    it('are in the data of both, and go with the one who took them when they leave (D751)', async () => {
      await agree();
      const [mine, theirs] = [await added(renter), await added(owner)];
      const collect = async ({ ports, user }: Person) => {
        const deps = { ...ports, readPicture: lostPicture, dataUrl: (jpeg: Uint8Array) => [...jpeg].join() };
        const collected = await collectMyData(deps)(user);
        return new Map(collected.ok ? Object.entries(collected.value.pictures) : []);
      };
      const keyOf = ({ message, photo }: ConditionPhotoAsked) => `${message}/${photo.split('#')[0]}`;
      const both = new Map([mine, theirs].map((photo) => [keyOf(photo), [...PHOTO.bytes].join()]));
      expect(await collect(renter)).toEqual(both);
      expect([...(await collect(owner))]).toEqual(expect.arrayContaining([...both]));
      await renter.ports.users.beginDeletion(renter.user.uid);
      await renter.ports.images.deleteAllOf(renter.user.uid);
      await renter.ports.messages.deleteAllOf(renter.user.uid);
      expect(await world.current.countImages(renter.user.uid)).toBe(0);
      await expectPortError(read(owner, mine), 'not-found');
      expect(await read(owner, theirs)).toEqual(PHOTO.bytes);
      expect(await owner.ports.messages.get(mine.message)).not.toBeNull();
    });
  });
};

const lostPicture = () => Promise.reject(new PortError('not-found'));
