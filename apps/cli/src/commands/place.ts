import { comparableText, type PlaceSuggestion } from '@roborrow/domain';
import type { Context } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { answers } from '../text/answers.ts';
import { orCancelled } from './questions.ts';

/**
 * The suggestion that a typed place means, because a listing needs a picked one (D20): the one of exactly this text, the only one, or
 * the one that the person chooses.
 * @throws Refusal with the suggestions where no person can choose.
 */
export const pickPlace = async ({ ports, asker }: Context, typed: string): Promise<PlaceSuggestion> => {
  const suggestions = await ports.places.suggest(typed);
  const wanted = comparableText(typed).trim();
  const exact = suggestions.filter(({ description, mainText }) =>
    [description, description.replace(/, USA$/, ''), mainText].some(
      (text) => comparableText(text).trim() === wanted,
    ),
  );
  const [only] = exact;
  if (only && exact.length === 1) return only;
  const [first] = suggestions;
  if (first && suggestions.length === 1) return first;
  const names = suggestions.map(({ description }) => description);
  if (names.length === 0 || asker === null) throw new Refusal(answers.places(typed, names), EXIT.failed);
  const chosen = orCancelled(await asker.choose(answers.choosePlace, names));
  const place = suggestions.find(({ description }) => description === chosen);
  if (!place) throw new Refusal(answers.places(typed, names), EXIT.failed);
  return place;
};
