import { findMyTown, type PlaceSuggestion } from '@roborrow/domain';
import type { Services } from '../../services.tsx';
import { myTownErrorText } from './my-town.text.ts';

/** The nearest town, or a sentence that says why there is none. Loaded when the user asks for it. */
export async function askForMyTown(
  services: Promise<Services>,
): Promise<{ readonly town: PlaceSuggestion } | { readonly failure: string }> {
  const found = await findMyTown(await services)();
  return found.ok ? { town: found.value } : { failure: myTownErrorText[found.error] };
}
