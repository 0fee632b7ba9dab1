import { isEnoughForSuggestions, type PlaceSuggestion } from '@roborrow/domain';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices, type Services } from '../../services.tsx';

/** How long the user must stop typing before places are fetched, in milliseconds. */
const TYPING_PAUSE = 150;

/** Whether whole states are suggested before towns (D618). */
type SuggestedKinds = 'towns' | 'states-and-towns';

export const placeKeys = {
  suggested: (text: string, kinds: SuggestedKinds) => ['places', kinds, text] as const,
  named: (name: string) => ['place-named', name] as const,
};

/** The place for a name that a search used. No request for an empty name. */
export const placeNamed = (services: Promise<Services>, name: string) =>
  queryOptions({
    queryKey: placeKeys.named(name),
    queryFn: name ? async () => (await services).places.geocode(name) : skipToken,
    // The position of a place does not change, so it is not even fetched again with the rest of an old page.
    staleTime: 'static',
  });

const NONE: readonly PlaceSuggestion[] = [];

/** Places for the text being typed: none during typing, and never those of an earlier text. */
export function usePlaceSuggestions(typed: string, kinds: SuggestedKinds): readonly PlaceSuggestion[] {
  const services = useServices();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const asks = settled === typed && isEnoughForSuggestions(settled);
  const { data = NONE } = useQuery({
    queryKey: placeKeys.suggested(settled, kinds),
    queryFn: asks
      ? async () => {
          const [states, towns] = await Promise.all([
            // A file of its own, because Home has a place box.
            kinds === 'towns'
              ? NONE
              : import('./suggested-states.ts').then(({ suggestedStates }) => suggestedStates(settled)),
            (await services).places.suggest(settled),
          ]);
          return [...states, ...towns];
        }
      : skipToken,
    // An empty answer may be a failure, so it is fetched again next time.
    staleTime: ({ state }) => (state.data?.length ? Infinity : 0),
  });
  return settled === typed ? data : NONE;
}
