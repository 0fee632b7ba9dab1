import {
  conversationsOf,
  dateRequests,
  epochMs,
  fullName,
  LISTING_CATEGORIES,
  MAX_ROBOT_IMAGES,
  NO_STARS,
  parseAnswer,
  parseContent,
  parseDay,
  parseUsername,
  rentalOf,
  rentalPhase,
  validateListing,
  validateLogin,
  validateProfile,
  validateReview,
  withStars,
  type Message,
  type Robot,
} from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoPeople } from './demo-people.ts';
import { loadDemoReviews } from '../index.ts';
import { demoRobotId } from './demo-listing.ts';
import { RENTER_REVIEWS } from './demo-renter-reviews.ts';
import { REVIEW_TEXTS } from './demo-review-texts.ts';
import { demoSeed } from './demo-seed.ts';

const NOW = epochMs(1_790_000_000_000);
const DAY = 86_400_000;
const {
  users = [],
  contacts = [],
  usernames = [],
  accounts = [],
  robots = [],
  messages = [],
} = demoSeed(NOW);

const distinct = (values: readonly unknown[]): number => new Set(values).size;
const profileOf = (id: string) => users.find((user) => user.id === id);

/** The form as the owner would have typed it. */
const formOf = (robot: Robot) => ({
  ...robot,
  ...robot.specifications,
  price: String(robot.price),
  pickedPlace: { placeId: '1', description: robot.location, mainText: '', secondaryText: '' },
  quantity: '',
  minRental: String(robot.minRental),
  maxRental: String(robot.maxRental),
});

describe('The demo data', () => {
  it('is the same for the same time, and moves with the time', () => {
    expect(demoSeed(NOW)).toEqual(demoSeed(NOW));
    const later = demoSeed(epochMs(NOW + DAY)).robots ?? [];
    expect(later.map((r) => r.createdAt - DAY)).toEqual(robots.map((r) => r.createdAt));
  });

  it('has at least 60 different robots', () => {
    expect(robots.length).toBeGreaterThanOrEqual(60);
    for (const key of ['id', 'name', 'description', 'createdAt'] as const) {
      expect(distinct(robots.map((robot) => robot[key])), key).toBe(robots.length);
    }
    expect(distinct(robots.map((robot) => robot.images[0]))).toBe(robots.length);
  });

  it("uses the product's units, miles and feet", () => {
    for (const { name, specifications } of robots) {
      expect(specifications.weight, name).toMatch(/\d lb\b/);
      expect(specifications.dimensions, name).toMatch(/\d (?:in|ft)\b/);
    }
  });

  it.each(robots.map((robot) => [robot.name, robot] as const))(
    'contains %s that the listing form accepts',
    (_, robot) => {
      const valid = validateListing(formOf(robot));
      expect(valid).toMatchObject({ ok: true });
      const { name, description, price, features, minRental, maxRental, specifications } = robot;
      expect(valid.ok && valid.value).toMatchObject({
        name,
        description,
        price,
        features,
        minRental,
        maxRental,
        specifications,
      });
      expect(robot.images.length).toBeLessThanOrEqual(MAX_ROBOT_IMAGES);
      expect([robot.pickupTime, robot.returnTime]).not.toContain('');
      expect(robot.price).toBeGreaterThanOrEqual(12);
      expect(robot.price).toBeLessThanOrEqual(650);
    },
  );

  it('uses all five listing categories, and mentions the three that can only be searched', () => {
    expect(new Set(robots.map((robot) => robot.category))).toEqual(new Set(LISTING_CATEGORIES));
    for (const word of ['Drone', 'Humanoid', 'Medical']) {
      expect(robots.filter((robot) => robot.features.includes(word)).length, word).toBeGreaterThan(1);
    }
  });

  it('contains robots that were listed within the last half year and changed later', () => {
    for (const { createdAt, updatedAt } of robots) {
      expect(createdAt).toBeLessThan(NOW);
      expect(NOW - createdAt).toBeLessThan(183 * DAY);
      expect(updatedAt).toBeGreaterThanOrEqual(createdAt);
      expect(updatedAt).toBeLessThanOrEqual(NOW);
    }
    const months = Array.from(
      { length: 6 },
      (_, month) => (createdAt: number) => Math.floor((NOW - createdAt) / (30 * DAY)) === month,
    );
    for (const isIn of months)
      expect(robots.filter(({ createdAt }) => isIn(createdAt)).length).toBeGreaterThan(5);
  });

  it('has a few rented robots and some without a rating', () => {
    expect(robots.filter((robot) => !robot.isAvailable).length).toBeGreaterThanOrEqual(3);
    expect(robots.filter((robot) => robot.rating === 0).every((robot) => robot.reviewCount === 0)).toBe(true);
    for (const { rating, reviewCount, totalRentals } of robots) {
      expect(rating).toBeLessThanOrEqual(5);
      expect(totalRentals).toBeGreaterThanOrEqual(reviewCount);
    }
  });

  it('gives every user a profile, a private part, a claimed name and an account with one id', () => {
    const ids = users.map((user) => user.id);
    expect(distinct(ids)).toBe(ids.length);
    for (const ofEach of [contacts, accounts]) expect(ofEach.map(({ id }) => id)).toEqual(ids);
    expect(usernames.map(({ uid }) => uid)).toEqual(ids);
    expect(usernames.map(({ id }) => id)).toEqual(users.map((user) => user.username));
    for (const { id } of usernames) expect(parseUsername(id)).toEqual({ ok: true, value: id });
  });

  it('has users that the profile form accepts, who joined within three years', () => {
    for (const user of users) {
      expect(validateProfile(user), user.displayName).toMatchObject({ ok: true });
      expect(user.displayName).toBe(fullName(user.firstName, user.lastName));
      expect(user.bio.toLowerCase()).toContain('demo');
      expect(NOW - user.createdAt).toBeLessThan(3 * 365 * DAY);
      expect(user.updatedAt).toBeGreaterThanOrEqual(user.createdAt);
    }
  });

  it('counts for each user the reviews of their robots', () => {
    for (const { id, rating, reviewCount } of users) {
      const own = robots.filter(({ ownerId }) => ownerId === id);
      // Reviews of a renter are of people without robots here.
      if (own.length === 0) continue;
      expect(reviewCount).toBe(own.reduce((sum, robot) => sum + robot.reviewCount, 0));
      const ratings = own.filter((robot) => robot.reviewCount > 0).map((robot) => robot.rating);
      expect(rating).toBeGreaterThanOrEqual(ratings.length > 0 ? Math.min(...ratings) - 0.05 : 0);
      expect(rating).toBeLessThanOrEqual(ratings.length > 0 ? Math.max(...ratings) + 0.05 : 0);
    }
  });

  it('has a text for every star, by people who are not the owner and had joined, after the listing (D700)', async () => {
    const reviews = (await loadDemoReviews(NOW)).filter(({ role }) => role === 'renter');
    expect(reviews.length).toBeGreaterThanOrEqual(60);
    expect(reviews.length).toBe(robots.reduce((sum, robot) => sum + robot.reviewCount, 0));
    expect(Object.keys(REVIEW_TEXTS).every((slug) => robots.some(({ id }) => id === demoRobotId(slug)))).toBe(
      true,
    );
    expect(reviews.length).toBe(Object.values(REVIEW_TEXTS).flat().length);
    expect(distinct(reviews.map(({ text }) => text))).toBe(reviews.length);
    expect(reviews.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(5);
    expect(reviews.filter(({ stars }) => stars < 4).length).toBeGreaterThanOrEqual(3);
    for (const { authorId, subjectId, robotId, stars, text, createdAt, answer } of reviews) {
      expect(validateReview({ stars, text, remark: '' })).toMatchObject({ ok: true, value: { text } });
      if (answer !== null) expect(parseAnswer(answer)).toEqual({ ok: true, value: answer });
      expect(authorId).not.toBe(subjectId);
      const robot = robots.find(({ id }) => id === robotId);
      expect(robot?.ownerId).toBe(subjectId);
      expect(createdAt).toBeGreaterThan(robot?.createdAt ?? NOW);
      expect(createdAt).toBeGreaterThan(profileOf(authorId)?.createdAt ?? NOW);
      expect(createdAt).toBeLessThan(NOW);
    }
    for (const robot of robots)
      expect(robot.stars ?? NO_STARS).toEqual(
        withStars(
          NO_STARS,
          reviews.filter(({ robotId }) => robotId === robot.id).map(({ stars }) => stars),
        ),
      );
  });

  it('has reviews of renters by the owners whose robots they reviewed, and counts them (D700)', async () => {
    const reviews = await loadDemoReviews(NOW);
    const ofRenters = reviews.filter(({ role }) => role === 'owner');
    expect(ofRenters.length).toBe(Object.values(RENTER_REVIEWS).flat().length);
    expect(distinct(ofRenters.map(({ subjectId }) => subjectId))).toBeGreaterThanOrEqual(3);
    for (const { request, authorId, subjectId, stars, text, answer, createdAt } of ofRenters) {
      expect(validateReview({ stars, text, remark: '' })).toMatchObject({ ok: true, value: { text } });
      if (answer !== null) expect(parseAnswer(answer)).toEqual({ ok: true, value: answer });
      const other = reviews.find((one) => one.request === request && one.role === 'renter');
      expect([other?.subjectId, other?.authorId]).toEqual([authorId, subjectId]);
      expect(createdAt).toBeLessThan(NOW);
    }
    for (const { id, stars, reviewCount } of users) {
      const given = reviews.filter(({ subjectId }) => subjectId === id);
      expect(reviewCount).toBe(given.length);
      expect(stars ?? NO_STARS).toEqual(
        withStars(
          NO_STARS,
          given.map((review) => review.stars),
        ),
      );
    }
  });

  it('lets every user sign in, with the demo password or with Google', () => {
    for (const { email, password, provider } of accounts) {
      expect(email).toMatch(/@demo\.roborrow\.example$/);
      expect(validateLogin({ email, password: DEMO_PASSWORD })).toMatchObject({ ok: true });
      expect(password).toBe(provider === 'google' ? null : DEMO_PASSWORD);
    }
    expect(accounts.filter(({ provider }) => provider === 'google').length).toBeGreaterThanOrEqual(3);
    expect(demoPeople.map(({ email }) => email)).toEqual(accounts.map(({ email }) => email));
    expect(demoPeople.map(({ avatar }) => avatar)).toEqual(users.map(({ avatar }) => avatar));
  });

  it('has owners for all robots, and renters', () => {
    const owners = new Set(robots.map((robot) => robot.ownerId));
    expect([...owners].every((owner) => profileOf(owner) !== undefined)).toBe(true);
    expect(owners.size).toBeGreaterThanOrEqual(12);
    expect(users.length - owners.size).toBeGreaterThanOrEqual(2);
  });

  it('has messages between existing users, with their names, about robots of one of the two', () => {
    expect(distinct(messages.map(({ id }) => id))).toBe(messages.length);
    for (const message of messages) {
      expect(message.senderName).toBe(profileOf(message.senderId)?.displayName);
      expect(message.receiverName).toBe(profileOf(message.receiverId)?.displayName);
      expect(message.senderId).not.toBe(message.receiverId);
      expect(parseContent(message.content)).toEqual({ ok: true, value: message.content });
      expect(message.createdAt).toBeLessThan(NOW);
      if (message.robotId === null) continue;
      const owner = robots.find(({ id }) => id === message.robotId)?.ownerId;
      expect([message.senderId, message.receiverId]).toContain(owner);
    }
  });

  it('has 6 to 8 conversations of 3 to 20 messages, read in order, some with unread messages', () => {
    const pairs = new Map<string, Message[]>();
    for (const message of messages) {
      const pair = [message.senderId, message.receiverId].sort().join();
      pairs.set(pair, [...(pairs.get(pair) ?? []), message]);
    }
    expect(pairs.size).toBeGreaterThanOrEqual(6);
    expect(pairs.size).toBeLessThanOrEqual(8);
    for (const [pair, thread] of pairs) {
      expect(thread.length, pair).toBeGreaterThanOrEqual(3);
      expect(thread.length, pair).toBeLessThanOrEqual(20);
      expect(
        thread.map((m) => m.createdAt),
        pair,
      ).toEqual(thread.map((m) => m.createdAt).toSorted((a, b) => a - b));
      const firstUnread = thread.findIndex((m) => !m.isRead);
      if (firstUnread >= 0)
        expect(distinct(thread.slice(firstUnread).map((m) => m.receiverId)), pair).toBe(1);
    }
    expect(
      users.filter(({ id }) => messages.some((m) => m.receiverId === id && !m.isRead)).length,
    ).toBeGreaterThanOrEqual(3);
    expect(users.some(({ id }) => conversationsOf(messages, id).length >= 3)).toBe(true);
  });

  it('is alive whenever it is opened: upcoming, running, done and cancelled rentals, a question to answer, an appointment to confirm (D727)', () => {
    for (const now of [NOW, epochMs(NOW + 400 * DAY)]) {
      const seeded = demoSeed(now).messages ?? [];
      const today = parseDay(new Date(now).toISOString().slice(0, 10)) ?? expect.fail('no day');
      const moment = { now, today, dayBegan: epochMs(Math.floor(now / DAY) * DAY) };
      const requests = dateRequests(seeded);
      const phases = requests.map((request) => rentalPhase(request, moment));
      expect(phases.toSorted()).toEqual([
        'asked',
        'asked',
        'cancelled',
        'done',
        'done',
        'running',
        'upcoming',
      ]);
      for (const { ownerId, robotId } of requests)
        expect(robots.find(({ id }) => id === robotId)?.ownerId).toBe(ownerId);
      // What is said of dates is what people can say.
      const steps = seeded.filter(({ dates }) => dates !== null && dates.kind !== 'asked');
      const told = requests.flatMap((request) => {
        const rental = rentalOf(request.id, seeded);
        return [...(rental?.history.slice(1) ?? []), ...(rental?.meetings.handover.open ? ['open'] : [])];
      });
      expect(told).toHaveLength(steps.length);
      expect(told).toContainEqual(expect.objectContaining({ kind: 'cancelled', reason: 'plans-changed' }));
    }
  });
});
