import { statesBeginning, type PlaceSuggestion } from '@roborrow/domain';

/** The states that may be meant by what is typed, as places to pick (D618). */
export const suggestedStates = (typed: string): readonly PlaceSuggestion[] =>
  statesBeginning(typed).map(({ code, name }) => ({
    placeId: `state:${code}`,
    description: `${name}, USA`,
    mainText: name,
    secondaryText: 'USA',
  }));
