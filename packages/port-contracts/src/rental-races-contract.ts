import {
  cents,
  count,
  dateRequest,
  isAgreed,
  messageId,
  overlap,
  parseDay,
  STEP_KINDS,
  stepId,
  stepIds,
  type CalendarDay,
  type MessageId,
  type OutgoingMessage,
  type StepKind,
} from '@roborrow/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContractHarness } from './harness.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useSharedWorld } from './use-world.ts';

/** What one of three people sends: a question, or a step of some question. */
interface Attempt {
  readonly by: number;
  readonly ask: { readonly from: number; readonly length: number } | null;
  readonly step: StepKind;
  readonly request: number;
  /** Whether its answer is lost, so that the client sends it once more. */
  readonly isLost: boolean;
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  by: fc.constantFrom(0, 0, 1, 2),
  ask: fc.option(fc.record({ from: fc.nat(2), length: fc.integer({ min: 1, max: 3 }) }), { freq: 3 }),
  step: fc.constantFrom<StepKind>('accepted', 'accepted', 'accepted', ...STEP_KINDS),
  request: fc.nat(5),
  isLost: fc.boolean(),
});
/** Those of a group are sent at the same time. */
const history = fc.array(fc.array(attempt, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 8 });

const DAY = 86_400_000;
const dayAt = (at: number): CalendarDay =>
  parseDay(new Date(at).toISOString().slice(0, 10)) ?? expect.fail('no day of the calendar');

/** An owner and two renters at once, whose answers are lost: what each backend keeps of the model in the domain's `rental-histories`. */
export const describeRentalRacesContract = (harness: ContractHarness): void => {
  describe(`rentals of three clients at once: ${harness.name}`, () => {
    const world = useSharedWorld(harness);

    const play = async (groups: readonly (readonly Attempt[])[], quantity: number): Promise<void> => {
      const people = await Promise.all(['Ada', 'Omar', 'Cleo'].map(world.person));
      const [owner] = people as [Person, ...Person[]]; // three names
      const robot = await owner.ports.robots.create(newRobot(owner, { quantity: count(quantity) }));
      const now = owner.ports.clock.now();
      const asked: { readonly id: MessageId; readonly renter: Person }[] = [];

      const written = ({ by, ask, step, request }: Attempt): (OutgoingMessage & { by: Person }) | null => {
        const person = people[by] ?? owner;
        if (ask && person !== owner) {
          const id = messageId(person.ports.ids.next());
          const [first, last] = [ask.from, ask.from + ask.length - 1].map((days) => dayAt(now + days * DAY));
          if (!first || !last) return null;
          const dates = { kind: 'asked', first, last, total: cents(2_450 * ask.length) } as const;
          asked.push({ id, renter: person });
          return { ...newMessage(person, owner, { id, robotId: robot.id, dates }), by: person };
        }
        const about = asked[request % Math.max(1, asked.length)];
        if (!about) return null;
        const dates = { kind: step, request: about.id };
        const to = person === owner ? about.renter : owner;
        const id = stepId(step, about.id);
        return { ...newMessage(person, to, { id, robotId: robot.id, dates }), by: person };
      };
      const send = async ({ by, ...message }: OutgoingMessage & { by: Person }, isLost: boolean) => {
        const tries = [by.ports.messages.send(message)];
        // The first may still be on its way.
        if (isLost) tries.push(by.ports.messages.send(message));
        return Promise.any(tries);
      };

      for (const group of groups) {
        const sent = await Promise.allSettled(
          group.flatMap((one) => {
            const message = written(one);
            return message ? [send(message, one.isLost)] : [];
          }),
        );
        const read = await Promise.all(
          asked.flatMap(({ id, renter }) =>
            [id, ...stepIds(id)].map((one) => renter.ports.messages.get(one)),
          ),
        );
        const stored = new Map(read.flatMap((message) => (message ? [[message.id, message]] : [])));
        for (const one of sent)
          if (one.status === 'fulfilled') expect(stored.get(one.value.id)).toEqual(one.value);
        const agreed = asked.flatMap(({ id }) => {
          const question = stored.get(id);
          const request = question ? dateRequest(question, (of) => stored.get(of)) : null;
          return request && isAgreed(request.state) ? [id] : [];
        });
        const taken = (await owner.ports.robots.get(robot.id))?.taken ?? [];
        expect(taken.map(({ request }) => request).toSorted()).toEqual(agreed.toSorted());
        for (const [place, one] of taken.entries()) {
          expect(one.unit).toBeLessThanOrEqual(quantity);
          for (const other of taken.slice(place + 1))
            expect([one, other, one.unit === other.unit && overlap(one, other)]).toEqual([one, other, false]);
        }
      }
    };

    it('never share a day of one robot, and its calendar has those that are agreed on, whatever is lost (D690, D504)', async () => {
      await fc.assert(fc.asyncProperty(history, fc.constantFrom(1, 2), play), {
        numRuns: harness.runs(200),
        endOnFailure: true,
      });
    });
  });
};
