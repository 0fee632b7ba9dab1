import fc from 'fast-check';
import { dollarsPerDay, epochMs, robotId, type Saved } from '../src/index.ts';

/** Few ids and times, so that the same entry is in several lists and ties happen. */
const atArb = fc.integer({ min: 1, max: 6 }).map(epochMs);
const nameArb = fc.constantFrom('Rover', 'Arm', 'Läufer 🤖');
const robotArb = fc.constantFrom('rover', 'arm', 'drone', 'mower').map(robotId);
const addressArb = fc.constantFrom('query=arm', 'category=hobby', 'location=Apex%2C+NC');

/** What one of several devices of a user saved, as it may be stored: each id at most once in a list. */
export const savedArb: fc.Arbitrary<Saved> = fc.record({
  robots: fc.uniqueArray(
    fc.record({
      id: robotArb,
      at: atArb,
      name: nameArb,
      price: fc.constantFrom(10, 12.5).map(dollarsPerDay),
    }),
    { selector: ({ id }) => id },
  ),
  searches: fc.uniqueArray(fc.record({ id: addressArb, at: atArb, name: nameArb, seenAt: atArb }), {
    selector: ({ id }) => id,
  }),
  removed: fc.uniqueArray(fc.record({ id: fc.oneof(robotArb, addressArb), at: atArb }), {
    selector: ({ id }) => id,
  }),
});
