import { NO_SPECIFICATIONS, UNKNOWN_TIME } from '@roborrow/domain';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { storedMessage, storedProfile, storedRobot } from '../../testing/stored-documents.ts';
import { createImageUrls } from '../image-urls.ts';
import { decodeMessage } from './message.ts';
import { createDecodeProfile, decodeContact } from './profile.ts';
import { createDecodeRobot } from './robot.ts';

const urls = createImageUrls(undefined);
const AT = Timestamp.fromMillis(1_500_000_000_000);

describe('documents from before this version', () => {
  it('are decoded to a profile without the email and the place that the public part still contains', () => {
    const data = storedProfile({ email: 'ada@example.com', latitude: 35.7, longitude: -78.8 });
    const decoded = createDecodeProfile(urls)('ada', data);
    expect(decoded.success && decoded.data).toMatchObject({ username: 'ada_park', firstName: 'Ada' });
    expect(JSON.stringify(decoded.data)).not.toMatch(/example\.com|35\.7/);
  });

  it('provide the private part from the public one', () => {
    const data = storedProfile({ email: 'ada@example.com', latitude: 0, longitude: 0 });
    expect(decodeContact('ada', data).data).toEqual({
      email: 'ada@example.com',
      coordinates: { latitude: 0, longitude: 0 },
    });
  });

  it('are decoded to a profile with defaults for missing fields', () => {
    const decoded = createDecodeProfile(urls)('ada', { firstName: 'Ada', lastName: 'Park', createdAt: AT });
    expect(decoded.data).toEqual({
      id: 'ada',
      username: null,
      firstName: 'Ada',
      lastName: 'Park',
      displayName: 'Ada Park',
      bio: '',
      avatar: '',
      location: '',
      expertise: 'beginner',
      isVerified: false,
      isPremium: false,
      rating: 0,
      reviewCount: 0,
      createdAt: 1_500_000_000_000,
      updatedAt: 1_500_000_000_000,
    });
  });

  it('are decoded to a robot without coordinates if it was never geocoded, and with any case of its category', () => {
    const data = storedRobot({
      latitude: null,
      longitude: undefined,
      category: 'service',
      specifications: { weight: '3 kg' },
      minRental: null,
    });
    expect(createDecodeRobot(urls)('rover', data).data).toMatchObject({
      coordinates: null,
      category: 'Service',
      specifications: { ...NO_SPECIFICATIONS, weight: '3 kg' },
      minRental: null,
    });
  });

  it.each([
    ['milliseconds', 1_500_000_000_000, 1_500_000_000_000],
    ['ISO text', '2017-07-14T02:40:00.000Z', 1_500_000_000_000],
    ['other text', 'last summer', UNKNOWN_TIME],
    ['null', null, UNKNOWN_TIME],
    ['nothing', undefined, UNKNOWN_TIME],
    ['a map', { seconds: 1_500_000_000 }, UNKNOWN_TIME],
    ['more than a date can be', 8.64e15 + 1, UNKNOWN_TIME],
  ])('are decoded to a creation time from %s', (_, createdAt, expected) => {
    const changes = { createdAt, updatedAt: createdAt };
    const times = { createdAt: expected, updatedAt: expected };
    expect(createDecodeProfile(urls)('ada', storedProfile(changes)).data).toMatchObject(times);
    expect(createDecodeRobot(urls)('rover', storedRobot(changes)).data).toMatchObject(times);
    expect(decodeMessage('hello', storedMessage({ createdAt })).data).toMatchObject({ createdAt: expected });
  });

  it('are decoded to a profile without a username if it is null', () => {
    const data = storedProfile({ username: null });
    expect(createDecodeProfile(urls)('ada', data).data).toMatchObject({ username: null });
  });

  it('are decoded to a message without a robot, and without the receiver’s email', () => {
    const { robotId: _, dates: __, ...data } = storedMessage({ receiverEmail: 'omar@example.com' });
    const decoded = decodeMessage('hello', data);
    expect(decoded.data).toMatchObject({ robotId: null });
    expect(JSON.stringify(decoded.data)).not.toContain('omar@example.com');
  });
});

describe('an invalid robot', () => {
  it.each([
    ['without an owner', { ownerId: undefined }],
    ['with a price in words', { price: 'ten' }],
    ['beyond the pole', { latitude: 90.1 }],
    ['of a category that no robot can have', { category: 'Humanoid' }],
    ['that may or may not be available', { isAvailable: 'yes' }],
  ])('%s is not decoded', (_, changes) => {
    expect(createDecodeRobot(urls)('rover', storedRobot(changes)).success).toBe(false);
  });
});
