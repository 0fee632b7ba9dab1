import { imageUrl } from '../documents.ts';
import {
  MISSING,
  oneOf,
  only,
  stamp,
  text,
  times,
  title,
  titleOrEmpty,
  type Field,
  type Fields,
} from '../fields.ts';
import { ADA, BOB } from '../identities.ts';

const EXPERTISE = ['beginner', 'intermediate', 'advanced', 'expert'];

/** D203, D206, D207: a new profile cannot set protected fields. */
export const NEW_PROFILE: Fields = {
  firstName: titleOrEmpty(50),
  lastName: titleOrEmpty(50),
  displayName: titleOrEmpty(101),
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
const named = (name: string) => imageUrl('avatars', ADA, name);
const withToken = (token: string) => named('1760000000000_a.jpg').replace(/token=.*/, `token=${token}`);

/** D208: a picture in the user's own folder, with the URL of this project's storage. */
const AVATAR: Field = {
  taken: {
    'no picture': '',
    'an own picture': imageUrl('avatars'),
    'an own picture in the newer kind of bucket': imageUrl('avatars').replace(
      'appspot.com',
      'firebasestorage.app',
    ),
    'an own picture without a token': imageUrl('avatars').replace(/&token.*/, ''),
    'an own picture with its sizes': imageUrl('avatars').replace(
      /&token.*/,
      `#512x512~${'aZ09+/'.repeat(8)}~128`,
    ),
    'a name with a minus behind the time': named('1760000000000-a.jpg'),
    'the longest name': named(`1760000000000_${times(100)}`),
    'a token of one character': withToken('a'),
    'a token of 100 characters': withToken(times(100)),
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
    ...picture(named('176000000000_a.jpg')),
    ...picture(named('17600000000000_a.jpg')),
    ...picture(named('1760000000000a.jpg')),
    ...picture(named('1760000000000.a.jpg')),
    ...picture(named('1760000000000_')),
    ...picture(named(`1760000000000_${times(101)}`)),
    ...picture(named('1760000000000_a%2Fb.jpg')),
    ...picture(withToken('')),
    ...picture(withToken(times(101))),
    ...picture(withToken('a_b')),
    ...picture(`${imageUrl('avatars')}&token=2`),
    ...picture(`${imageUrl('avatars')}&size=1`),
    ...picture(imageUrl('avatars').replace('alt=media', 'alt=json')),
    ...picture(imageUrl('avatars').replace('alt=media', 'size=1&alt=media')),
    ...picture(imageUrl('avatars').replace(/[?].*/, '')),
    ...picture(`${imageUrl('avatars')}" onerror="alert(1)`),
    ...picture(`${imageUrl('avatars')}\n`),
    'a number': 1,
    null: null,
    'a map': {},
    'a list': [],
    nothing: MISSING,
  },
};

/** D204, D206, D207: the fields of an update. */
export const CHANGED_PROFILE: Fields = {
  firstName: title(50),
  lastName: title(50),
  displayName: titleOrEmpty(101),
  bio: text(0, 2000),
  location: text(0, 200),
  expertise: oneOf(EXPERTISE),
  avatar: AVATAR,
  updatedAt: stamp(),
};
