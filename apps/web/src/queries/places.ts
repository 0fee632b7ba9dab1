import { isEnoughForSuggestions, type PlaceSuggestion } from '@roborrow/domain';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices, type Services } from '../services.tsx';

/** How long somebody must stop typing before places are asked for, in milliseconds. */
const TYPING_PAUSE = 150;

const placeKey = (text: string) => ['places', text] as const;

/** The place of a name that a search has used. Nothing is asked for an empty name. */
export const placeNamed = (services: Promise<Services>, name: string) =>
  queryOptions({
    queryKey: ['place-named', name],
    queryFn: name ? async () => (await services).places.geocode(name) : skipToken,
    // Places stay where they are.
    staleTime: Infinity,
  });

const NONE: readonly PlaceSuggestion[] = [];

/** Places for what is typed right now: none while typing goes on, never those of an earlier text. */
export function usePlaceSuggestions(typed: string): readonly PlaceSuggestion[] {
  const services = useServices();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const asks = settled === typed && isEnoughForSuggestions(settled);
  const { data = NONE } = useQuery({
    queryKey: placeKey(settled),
    queryFn: asks ? async () => (await services).places.suggest(settled) : skipToken,
    // No places may be no answer: the next time it is asked again.
    staleTime: ({ state }) => (state.data?.length ? Infinity : 0),
  });
  return settled === typed ? data : NONE;
}
