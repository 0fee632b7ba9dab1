import { languageTag, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import { language, type Language } from '../../shared/language.ts';
import { chooseLanguage, languageChoice, wantedLanguage } from '../../shared/language-choice.ts';
import { noticeSettings, useChangeLanguage } from './notices.queries.ts';

/** What the member chose in this browser that their account does not have yet: the page in the other language stores it. */
function choiceToStore(me: UserId): string | undefined {
  const [chosen, by] = languageChoice();
  return by === me ? chosen : undefined;
}

/** The account has it. */
function choiceIsStored(me: UserId): void {
  const chosen = choiceToStore(me);
  if (chosen !== undefined) chooseLanguage(chosen);
}

/**
 * The language that a member would rather have than this page's, by their account; `null` also until that is known. What they chose
 * in this browser is stored there. Who has none gets that of the page, unless another is offered (D847).
 */
export function useMembersLanguage(me: UserId): Language | null {
  const { data } = useQuery({
    ...noticeSettings(useServices(), me),
    // One document for each visit.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { mutate, isIdle } = useChangeLanguage(me);
  const chosen = choiceToStore(me);
  const wanted = data ? wantedLanguage(navigator.languages, chosen ?? data.language) : null;
  const own = data && languageTag(chosen ?? data.language ?? (wanted === null ? language : null));
  const isStored = own === data?.language;
  useEffect(() => {
    if (!own) return;
    if (isStored) choiceIsStored(me);
    // Once: of a member who is leaving nothing is stored.
    else if (isIdle) mutate(own, { onSuccess: () => choiceIsStored(me) });
  }, [me, own, isStored, isIdle, mutate]);
  return wanted;
}
