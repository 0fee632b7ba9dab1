import type { UserId } from '@roborrow/domain';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { allLanguages, inLanguage, language, type Language } from '../../shared/language.ts';
import { chooseLanguage, wantedLanguage } from '../../shared/language-choice.ts';
import { languageSwitch } from '../../shared/languages.text.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-named.ts';
import styles from './language-offer.module.css';

// A visitor has no account that says it.
const MembersLanguage = lazyPart(() => import('./MembersLanguage.tsx'), 'MembersLanguage');

/**
 * Offers the page in the reader's own language, in that language. A link never leads to another language by itself, and a reader who
 * closes the offer has chosen the page's.
 */
export function LanguageOffer() {
  const session = useSession();
  const me = session.kind === 'signed-in' ? session.user.uid : undefined;
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    chooseLanguage(language, me);
    setClosed(true);
  };
  // What a member chose is stored, so it stays when its offer is closed.
  if (me !== undefined)
    return (
      <MembersLanguage key={me} me={me}>
        {(wanted) => !isClosed && <Offer me={me} wanted={wanted} onClose={close} />}
      </MembersLanguage>
    );
  if (session.kind !== 'signed-out' || isClosed) return null;
  return <Offer wanted={wantedLanguage(navigator.languages)} onClose={close} />;
}

interface OfferProps {
  readonly me?: UserId;
  readonly wanted: Language | null;
  readonly onClose: () => void;
}

function Offer({ me, wanted, onClose }: OfferProps) {
  const here = useRouterState({ select: ({ location }) => location.href });
  const offered = allLanguages.find((one) => one.language === wanted);
  const box = useRef<HTMLElement>(null);
  const isShown = offered !== undefined;
  useEffect(() => (isShown && box.current ? makeRoom(box.current) : undefined), [isShown]);
  if (!offered) return null;
  return (
    <aside ref={box} aria-label={languageSwitch.label} className={styles['offer']}>
      <p lang={offered.language} dir={offered.direction}>
        {offered.offer}
      </p>
      <a
        href={inLanguage(here, offered.language)}
        lang={offered.language}
        hrefLang={offered.language}
        className={buttonClass({ variant: 'primary', size: 'small' })}
        onClick={() => chooseLanguage(offered.language, me)}
      >
        {offered.open}
      </a>
      <Button variant="quiet" size="small" onClick={onClose}>
        {languageSwitch.close}
      </Button>
    </aside>
  );
}

/** Tells what else is fixed to the bottom of the window, and the end of the page, how high a box there is. */
function makeRoom(box: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--offer-height', `${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty('--offer-height');
  };
}
