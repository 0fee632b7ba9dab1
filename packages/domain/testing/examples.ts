import {
  dollarsPerDay,
  epochMs,
  FREE_CALENDAR,
  newProfileDefaults,
  NO_SPECIFICATIONS,
  ownProfile,
  robotDefaults,
  robotId,
  userId,
  type AuthUser,
  type ImageFile,
  type ListingForm,
  type OwnProfile,
  type PublicProfile,
  type Robot,
  type Username,
} from '../src/index.ts';

const NOON = epochMs(1_750_000_000_000);

/** Ada, signed in. */
export const ada: AuthUser = {
  uid: userId('ada'),
  email: 'ada@example.com',
  displayName: 'Ada Lovelace',
  signedInAt: NOON,
};

export const adaProfile: PublicProfile = {
  ...newProfileDefaults,
  id: ada.uid,
  username: 'ada_1815' as Username, // valid by sight
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada Lovelace',
  createdAt: NOON,
  updatedAt: NOON,
};

export const adaOwnProfile: OwnProfile = ownProfile(adaProfile, { email: ada.email, coordinates: null });

export const bobProfile: PublicProfile = {
  ...adaProfile,
  id: userId('bob'),
  username: 'bob' as Username, // valid by sight
  firstName: 'Bob',
  lastName: 'Dylan',
  displayName: 'Bob Dylan',
};

/** A listing of Ada's in Apex, at 35.7° N, 78.9° W. */
export const adaRobot: Robot = {
  ...robotDefaults,
  ...FREE_CALENDAR,
  id: robotId('robot1'),
  ownerId: ada.uid,
  name: 'Analytical Engine',
  description: 'Weaves algebraic patterns.',
  category: 'Educational',
  price: dollarsPerDay(25),
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.7, longitude: -78.9 },
  images: [],
  specifications: NO_SPECIFICATIONS,
  features: [],
  quantity: null,
  minRental: null,
  maxRental: null,
  pickupTime: '',
  returnTime: '',
  createdAt: NOON,
  updatedAt: NOON,
};

/** The form that created `adaRobot`. */
export const adaRobotForm: ListingForm = {
  ...adaRobot.specifications,
  name: adaRobot.name,
  description: adaRobot.description,
  category: adaRobot.category,
  price: '25',
  location: adaRobot.location,
  pickedPlace: {
    placeId: 'apex',
    description: adaRobot.location,
    mainText: 'Apex',
    secondaryText: 'NC, USA',
  },
  quantity: '',
  minRental: '',
  maxRental: '',
  pickupTime: '',
  returnTime: '',
  features: [],
};

/** A picture of three bytes. */
export const picture: ImageFile = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/jpeg' };
