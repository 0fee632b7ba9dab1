import {
  createListing,
  findRobots,
  LISTING_CATEGORIES,
  isLine,
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  MAX_RADIUS,
  NO_PRICE_BOUNDS,
  NO_SPECIFICATIONS,
  parseRadius,
  robotId,
  SPECIFICATIONS,
  type FindRobotsInput,
  type ListingForm,
  type Robot,
} from '@roborrow/domain';
import { createPendingImages } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { createMember, fits, fitsTitle, HOSTILE, kept, refused } from '../testing/hostile.ts';

const APEX = { placeId: 'apex', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' };
const LISTING: ListingForm = {
  ...NO_SPECIFICATIONS,
  name: 'Engine',
  description: 'Weaves.',
  category: 'Hobby',
  price: '5',
  location: APEX.description,
  pickedPlace: APEX,
  quantity: '',
  minRental: '',
  maxRental: '',
  pickupTime: '',
  returnTime: '',
  features: [],
};

/** How many other robots a search may find beside the one it asks for. */
const OTHERS = 10;

/** A text field: how it is filled in, its longest length, and where it is stored. */
interface TextField {
  readonly field: string;
  readonly least: number;
  readonly most: number;
  readonly fill: (text: string) => Partial<ListingForm>;
  readonly stored: (robot: Robot) => string;
}

const { name, description } = ROBOT_FIELDS;
const TEXT_FIELDS: readonly TextField[] = [
  {
    field: 'name',
    least: 1,
    most: name.maxCharacters,
    fill: (text) => ({ name: text }),
    stored: (robot) => robot.name,
  },
  {
    field: 'description',
    least: 1,
    most: description.maxCharacters,
    fill: (text) => ({ description: text }),
    stored: (robot) => robot.description,
  },
  ...PLAIN_FIELDS.filter(isLine).map((field) => ({
    field,
    least: 0,
    most: ROBOT_FIELDS[field].maxCharacters,
    fill: (text: string) => ({ [field]: text }),
    stored: (robot: Robot) => robot[field],
  })),
  ...SPECIFICATIONS.map(({ name: field, maxCharacters }) => ({
    field,
    least: 0,
    most: maxCharacters,
    fill: (text: string) => ({ [field]: text }),
    stored: (robot: Robot) => robot.specifications[field],
  })),
];

const owner = async () => {
  const { ports, user } = await createMember();
  const list = async (index: number, changes: Partial<ListingForm>) => {
    const id = robotId(`${user.uid}_${index}`);
    const result = await createListing({ ...ports, pendingImages: createPendingImages() })({
      robotId: id,
      ownerId: user.uid,
      form: { ...LISTING, ...changes },
      images: [],
    });
    return { result, robot: await ports.robots.get(id) };
  };
  return { ports, list };
};

/** Whether nothing in a text was read as a price. */
const isTakenAsWords = (text: string): boolean => !/\d/.test(text);

describe('every naughty string and every script payload', () => {
  it('as each text field of a listing: together they are refused for those that it does not fit', async () => {
    const { list } = await owner();
    const filled = (fields: readonly TextField[], text: string): Partial<ListingForm> =>
      Object.assign({}, ...fields.map(({ fill }) => fill(text))) as Partial<ListingForm>; // each fills its own field
    for (const [index, text] of HOSTILE.entries()) {
      const isFit = ({ field, least, most }: TextField) =>
        field === 'name' ? fitsTitle(text, most) : fits(text, least, most);
      const unfit = TEXT_FIELDS.filter((one) => !isFit(one)).map(({ field }) => field);
      if (unfit.length > 0) {
        const { result, robot } = await list(index, filled(TEXT_FIELDS, text));
        expect([text, refused(result)?.toSorted()]).toEqual([text, unfit.toSorted()]);
        expect(robot).toBeNull();
      }
      const fit = TEXT_FIELDS.filter(isFit);
      const { result, robot } = await list(index, filled(fit, text));
      expect([text, refused(result)]).toEqual([text, null]);
      for (const { field, stored } of fit)
        expect([text, field, robot && stored(robot)]).toEqual([text, field, kept(text)]);
    }
  });

  it('as features of a listing', async () => {
    const { list } = await owner();
    for (const [index, text] of HOSTILE.entries()) {
      const { result, robot } = await list(index, { features: ['Arm', text, ` ${text} `] });
      const features = [
        'Arm',
        kept(text)
          .split(/[\r\n]+/)
          .join(' '),
      ].filter((feature) => feature !== '');
      const isFit = [...features.join()].length <= ROBOT_FIELDS.features.characters;
      expect([text, refused(result)]).toEqual([text, isFit ? null : ['features']]);
      expect(robot?.features).toEqual(isFit ? features : undefined);
    }
  });

  it('as a place: only if it was picked and is specific', async () => {
    const { list } = await owner();
    for (const [index, text] of HOSTILE.entries()) {
      const typed = await list(index, { location: text });
      expect([text, refused(typed.result)]).toEqual([text, ['location']]);
      const picked = await list(index, { location: text, pickedPlace: { ...APEX, description: text } });
      expect([text, refused(picked.result)]).toEqual([text, picked.result.ok ? null : ['location']]);
      expect(picked.robot?.location).toBe(picked.result.ok ? text.trim() : undefined);
    }
  });

  it.each(['category', 'price', 'minRental', 'maxRental'] as const)('as %s of a listing', async (field) => {
    const { list } = await owner();
    for (const [index, text] of HOSTILE.entries()) {
      const { result, robot } = await list(index, { [field]: text });
      expect([text, refused(result)]).toEqual([text, result.ok ? null : [field]]);
      if (!result.ok) expect(robot).toBeNull();
      else if (field === 'category') expect(LISTING_CATEGORIES).toContain(robot?.category);
      else if (text.trim() === '') expect(robot?.[field]).toBeNull();
      // A price is read as people write it: with a dollar sign, and commas between thousands or before cents (D861).
      else
        expect([text, Number(text.replace(/,(\d\d?)$/, '.$1').replaceAll(/[$,]/g, ''))]).toEqual([
          text,
          robot?.[field],
        ]);
    }
  });

  it('as a robot’s id: finds no robot, and none of another owner', async () => {
    const { ports } = await owner();
    for (const text of HOSTILE) expect([text, await ports.robots.get(robotId(text))]).toEqual([text, null]);
  });

  it('as a search: finds the robot with that text, and never fails', async () => {
    const { ports, list } = await owner();
    const find = (changes: Partial<FindRobotsInput>) =>
      findRobots(ports)({
        text: '',
        location: '',
        category: '',
        radius: MAX_RADIUS,
        price: NO_PRICE_BOUNDS,
        sort: 'nearest',
        profileOrigin: null,
        after: null,
        limit: HOSTILE.length,
        ...changes,
      });
    for (const [index, text] of HOSTILE.entries()) {
      await list(index, { description: text });
      // Each is searched among a few others: with all of them every search reads hundreds.
      if (index >= OTHERS) await ports.robots.delete(robotId(`robot${index - OTHERS}`));
      const found = await find({ text });
      if (!found.ok) throw new Error(`could not search for ${text}`);
      if (kept(text) === '') expect(found.value.kind).toBe('no-criteria');
      // A price in the words is a filter, and here every place is known (D343, D54).
      else if (
        isTakenAsWords(text) &&
        found.value.kind === 'everywhere' &&
        fits(text, 1, description.maxCharacters)
      ) {
        expect(found.value.found.map(({ robot }) => robot.description)).toContain(kept(text));
      }
      expect((await find({ text, location: text, category: text, radius: parseRadius(text) })).ok).toBe(true);
    }
  });
});
