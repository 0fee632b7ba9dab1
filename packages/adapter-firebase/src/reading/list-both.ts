import {
  byOrder,
  LIST_MAX,
  positionIn,
  type ListingOrder,
  type Robot,
  type RobotPage,
} from '@roborrow/domain';
import type { Decode } from '../mappers/decoder.ts';
import type { ChoiceOfTwo } from './choose-narrowing.ts';
import { partsWithBoth } from './meeting-both.ts';
import type { PublicStore } from './public-store.ts';
import type { Condition, Question } from './question.ts';
import { divisionOfTimes, listedIn } from './times.ts';
import { hasToken } from './token-condition.ts';

/**
 * The robots that meet both conditions of a choice, where they are no more than the limit: of the times of listing, those alone are read
 * in which some do. `null` where they may be more.
 */
export const listBoth = async (
  store: PublicStore,
  choice: ChoiceOfTwo,
  { order, limit }: { readonly order: ListingOrder; readonly limit: number },
  newestWhere: (...where: readonly Condition[]) => Question,
  decode: Decode<Robot>,
): Promise<RobotPage | null> => {
  const { parts, areFew } = await partsWithBoth(choice, divisionOfTimes(Date.now()), limit, (one, times) =>
    store.count(newestWhere(hasToken(one), ...listedIn(times))),
  );
  if (!areFew) return null;
  const decodeWithOther: Decode<Robot | null> = (id, data) => {
    const tokens: unknown = data['tokens'];
    const hasOther = Array.isArray(tokens) && choice.other.anyOf.some((token) => tokens.includes(token));
    return hasOther ? decode(id, data) : { success: true, data: null };
  };
  const read = await Promise.all(
    parts.map(({ where }) =>
      store.first(newestWhere(hasToken(choice.narrowing), ...listedIn(where)), LIST_MAX, decodeWithOther),
    ),
  );
  const robots = read
    .flat()
    .filter((robot) => robot !== null)
    .sort(byOrder(order));
  const last = robots.length > limit ? robots[limit - 1] : undefined;
  return { robots: robots.slice(0, limit), next: last ? positionIn(order, last) : null };
};
