import {
  days,
  dollarsPerDay,
  NO_SPECIFICATIONS,
  robotId,
  type NewRobot,
  type UserId,
} from '@roborrow/domain';

/** A listing near Apex, without pictures. */
export const newRobot = (ownerId: UserId, name: string): NewRobot => ({
  id: robotId(`${ownerId}_${crypto.randomUUID().slice(-12)}`),
  ownerId,
  name,
  description: 'Mows a small lawn by itself.',
  category: 'Service',
  price: dollarsPerDay(24.5),
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.73, longitude: -78.85 },
  images: [],
  specifications: NO_SPECIFICATIONS,
  features: [],
  quantity: null,
  minRental: days(1),
  maxRental: null,
  pickupTime: '',
  returnTime: '',
});
