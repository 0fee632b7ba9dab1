import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { cases } from '../case.ts';
import { imageUrl, LONG_AGO, profile } from '../documents.ts';
import { fieldCases, MISSING, only, oneOf, text, times, type Field, type Fields } from '../fields.ts';
import { ADA, BOB, CYD, NIA } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import { create, createWith, newProfile, remove, together, update, updateWith } from '../writes.ts';

const USER = `users/${ADA}`;
const WITHOUT_PROFILE: Documents = { [USER]: null, 'usernames/ada_1': null };
const WITHOUT_NAME: Documents = { [USER]: { ...profile(ADA, 'Ada'), username: '' }, 'usernames/ada_1': null };
const along = { updatedAt: serverTimestamp() };

const PAST = Timestamp.fromMillis(LONG_AGO.toMillis() - 1000);
const FUTURE = Timestamp.fromMillis(4_000_000_000_000);
const stamp = (): Field => only(serverTimestamp(), { 'the past': PAST, 'the future': FUTURE, text: 'now', 'a number': 1 });

const EXPERTISE = ['beginner', 'intermediate', 'advanced', 'expert'];

/** U3, U6, U7: a new profile claims nothing. */
const NEW: Fields = {
  firstName: text(0, 50),
  lastName: text(0, 50),
  displayName: text(0, 101),
  bio: only('', { 'a text': 'Welds.', 'a number': 0, 'a list': [] }),
  avatar: only('', { 'a picture': imageUrl('avatars'), 'a number': 0, 'a list': [] }),
  location: only('', { 'a text': 'Apex', 'a number': 0, 'a list': [] }),
  expertise: only('beginner', { 'another level': 'expert', 'a number': 0, 'no text': '' }),
  isVerified: only(false, { true: true, text: 'false', 'a number': 0 }),
  isPremium: only(false, { true: true, text: 'false', 'a number': 0 }),
  rating: only(0, { 'a number': 5, text: '0', 'a fraction': 0.1 }),
  reviewCount: only(0, { 'a number': 12, text: '0', 'a fraction': 0.1 }),
  createdAt: stamp(),
  updatedAt: stamp(),
};

const picture = (url: string) => ({ [url]: url });

/** U8: a picture of one's own, as this project's storage gives it out. */
const AVATAR: Field = {
  taken: {
    'no picture': '',
    'an own picture': imageUrl('avatars'),
    'an own picture in the newer kind of bucket': imageUrl('avatars').replace('appspot.com', 'firebasestorage.app'),
    'an own picture without a token': imageUrl('avatars').replace(/&token.*/, ''),
  },
  refused: {
    ...picture('javascript:alert(1)'),
    ...picture('data:image/png;base64,AAAA'),
    ...picture(imageUrl('avatars').replace('https', 'http')),
    ...picture(imageUrl('avatars').replace('firebasestorage.', 'firebasestorageX')),
    ...picture('https://example.com/pixel.png'),
    ...picture(`https://example.com/?${imageUrl('avatars')}`),
    ...picture(imageUrl('avatars').replace('.com/', '.com.example.com/')),
    ...picture(imageUrl('avatars').replace('.com/', '.com@example.com/')),
    ...picture(imageUrl('avatars', BOB)),
    ...picture(imageUrl('avatars', `${ADA}x`)),
    ...picture(imageUrl('robots')),
    ...picture(imageUrl('avatars').replace('demo-roborrow', 'another-project')),
    ...picture(imageUrl('avatars', ADA, '17600000000_a.jpg')),
    ...picture(imageUrl('avatars', ADA, `1760000000000_${times(101)}`)),
    ...picture(imageUrl('avatars', ADA, '1760000000000_a%2Fb.jpg')),
    ...picture(`${imageUrl('avatars')}" onerror="alert(1)`),
    ...picture(`${imageUrl('avatars')}\n`),
    'a number': 1,
    null: null,
    'a map': {},
    'a list': [],
    nothing: MISSING,
  },
};

/** U4, U6, U7: what an update may say. */
const CHANGED: Fields = {
  firstName: text(1, 50),
  lastName: text(1, 50),
  displayName: text(0, 101),
  bio: text(0, 2000),
  location: text(0, 200),
  expertise: oneOf(EXPERTISE),
  avatar: AVATAR,
  updatedAt: stamp(),
};

const PROTECTED = {
  isVerified: true,
  isPremium: true,
  rating: 5,
  reviewCount: 9,
  createdAt: PAST,
  email: 'ada@example.com',
  latitude: 35.7,
  isAdmin: true,
};

/** U5: names that are none. */
const NO_NAMES = ['Ada_2', 'ad', times(21, 'a'), 'ada-2', 'ada 2', 'ada.2', 'аda_2', 'ada２', 'ada_2\n', 'ada😀'];

const claim = (name: unknown, reservation: string | null = typeof name === 'string' ? name : null, uid = ADA) =>
  together({
    [USER]: { username: name, ...along },
    ...(reservation && { [`usernames/${reservation}`]: { uid } }),
  });

export const users = [
  ...fieldCases('U3', 'a new profile', 'self', NEW, createWith(USER, newProfile()), WITHOUT_PROFILE),
  ...fieldCases('U7', 'a changed profile', 'self', CHANGED, updateWith(USER, along)),

  ...cases('U2', 'allowed', 'new', { 'somebody new makes a profile': create(`users/${NIA}`, newProfile(NIA)) }),
  ...cases('U2', 'allowed', 'self', { 'the profile has no more than it must': create(USER, newProfile()) }, WITHOUT_PROFILE),
  ...cases('U2', 'allowed', 'eight-hours', { 'a sign-in of nearly eight hours is enough': create(USER, newProfile()) }, WITHOUT_PROFILE),
  ...cases('U2', 'denied', 'self', {
    'an existing profile is not made again': create(USER, newProfile()),
    'another’s profile is not made': create(`users/${NIA}`, newProfile(NIA)),
  }),
  ...cases('U3', 'denied', 'self', { 'a new profile with something extra': create(USER, { ...newProfile(), email: 'ada@example.com' }) }, WITHOUT_PROFILE),

  ...Object.entries(PROTECTED).flatMap(([field, value]) =>
    cases('U4', 'denied', 'self', {
      [`an update of ${field} alone`]: update(USER, { [field]: value, ...along }),
      [`an update of ${field} beside the bio`]: update(USER, { bio: 'Welds.', [field]: value, ...along }),
    }),
  ),
  ...cases('U4', 'denied', 'other', { 'another’s bio': update(USER, { bio: 'Welds.', ...along }) }),
  ...cases('U4', 'allowed', 'self', {
    'everything that may be changed, at once': update(USER, {
      firstName: 'Augusta', lastName: 'King', displayName: 'Augusta King', bio: 'Poetical science.', location: 'Apex, NC, USA',
      expertise: 'expert', avatar: imageUrl('avatars'), ...along,
    }), // prettier-ignore
  }),
  ...cases('U4', 'allowed', 'self', { 'the bio of an old profile that still holds an email': update(USER, { bio: 'Welds.', ...along }) }, {
    [USER]: { ...profile(ADA, 'Ada'), email: 'ada@example.com' },
  }),

  ...cases('U5', 'allowed', 'self', {
    'a name is taken with its reservation': claim('ada_2'),
    'the shortest name': claim('ad_'),
    'the longest name': claim(times(20, 'a')),
  }, WITHOUT_NAME), // prettier-ignore
  ...cases('U5', 'allowed', 'self', { 'the name is reserved already, for the same user': claim('ada_1', null) }, {
    ...WITHOUT_NAME,
    'usernames/ada_1': { uid: ADA },
  }),
  ...cases('U5', 'allowed', 'self', { 'an old profile without the field takes a name': claim('ada_2') }, {
    [USER]: { firstName: 'Ada', lastName: 'Okafor', displayName: 'Ada', bio: '', avatar: '', location: '', expertise: 'expert' },
  }),
  ...cases('U5', 'allowed', 'self', {
    'somebody whose names Google did not tell takes a name': claim('ada_2'),
  }, { [USER]: { ...profile(ADA, ''), lastName: '', displayName: '', username: '' } }), // prettier-ignore
  ...cases('U5', 'denied', 'self', {
    'a name without its reservation': claim('ada_2', null),
    'a name with another’s reservation': claim('bob_1', null),
    'a name with a reservation for another': claim('ada_2', 'ada_2', BOB),
    'a name with the reservation of another name': claim('ada_2', 'ada_3'),
    'a number for a name': claim(7),
    'null for a name': claim(null),
  }, WITHOUT_NAME), // prettier-ignore
  ...NO_NAMES.flatMap((name) => [
    ...cases('U5', 'denied', 'self', { [`the name ${JSON.stringify(name)}`]: claim(name) }, WITHOUT_NAME),
    ...cases('U5', 'denied', 'self', { [`the name ${JSON.stringify(name)}, once reserved`]: claim(name, null) }, {
      ...WITHOUT_NAME,
      [`usernames/${name}`]: { uid: ADA },
    }),
  ]),
  ...cases('U5', 'denied', 'self', {
    'a second name': claim('ada_2'),
    'no name any more': claim('', null),
    'the name gone': updateWith(USER, along)('username', MISSING),
  }),
  ...cases('U5', 'allowed', 'self', {
    'a new profile with its name': together({ [USER]: newProfile(ADA, 'ada_2'), 'usernames/ada_2': { uid: ADA } }),
  }, WITHOUT_PROFILE), // prettier-ignore
  ...cases('U5', 'denied', 'self', {
    'a new profile with a name not reserved': create(USER, newProfile(ADA, 'ada_2')),
    'a new profile with another’s name': create(USER, newProfile(ADA, 'bob_1')),
    'a new profile with a bad name': create(USER, newProfile(ADA, 'Ada_2')),
    'a new profile with null for a name': create(USER, { ...newProfile(), username: null }),
  }, WITHOUT_PROFILE), // prettier-ignore

  ...cases('U8', 'allowed', 'self', { 'an avatar is taken away': update(USER, { avatar: '', ...along }) }, {
    [USER]: { ...profile(ADA, 'Ada'), avatar: imageUrl('avatars') },
  }),
  ...cases('U8', 'allowed', 'self', {
    'an old avatar from elsewhere stays': update(USER, { bio: 'Welds.', ...along }),
  }, { [USER]: { ...profile(ADA, 'Ada'), avatar: 'https://example.com/ada.png' } }), // prettier-ignore

  ...cases('U9', 'denied', 'self', { 'a profile deleted without leaving': remove(USER) }),
  ...cases('U9', 'allowed', 'self', {
    'a profile deleted in the write that begins to leave': (database) => leaveAndDelete(database),
  }),
  ...cases('U9', 'denied', 'counterpart', { 'another’s profile deleted while they leave': remove(USER) }, ADA_IS_LEAVING),
  ...cases('U10', 'denied', 'self', { 'a profile made again while leaving': create(USER, newProfile()) }, {
    ...WITHOUT_PROFILE,
    ...ADA_IS_LEAVING,
  }),
  ...cases('U9', 'denied', 'counterpart', { 'another’s profile deleted on one’s own mark': remove(USER) }, {
    [`deletions/${BOB}`]: { at: LONG_AGO },
    [`deletions/${CYD}`]: { at: LONG_AGO },
  }),
];

function leaveAndDelete(database: Parameters<ReturnType<typeof together>>[0]) {
  const batch = writeBatch(database);
  batch.set(doc(database, `deletions/${ADA}`), { at: serverTimestamp() });
  batch.delete(doc(database, USER));
  return batch.commit();
}
