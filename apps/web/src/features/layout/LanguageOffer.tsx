import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { allLanguages, inLanguage, language } from '../../shared/language.ts';
import { chooseLanguage, wantedLanguage } from '../../shared/language-choice.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { languageSwitch } from '../../shared/languages.text.ts';
import styles from './language-offer.module.css';

/**
 * Offers the page in the reader's own language, in that language. A link never leads to another language by itself, and a reader who
 * closes the offer has chosen the page's.
 */
export function LanguageOffer() {
  const here = useRouterState({ select: ({ location }) => location.href });
  const [wanted, setWanted] = useState(() =>
    wantedLanguage(
      allLanguages.map((one) => one.language),
      navigator.languages,
    ),
  );
  const offered = allLanguages.find((one) => one.language === wanted);
  const box = useRef<HTMLElement>(null);
  const isShown = offered !== undefined;
  useEffect(() => (isShown && box.current ? makeRoom(box.current) : undefined), [isShown]);
  if (!offered) return null;
  const close = () => {
    chooseLanguage(language);
    setWanted(null);
  };
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
        onClick={() => chooseLanguage(offered.language)}
      >
        {offered.open}
      </a>
      <Button variant="quiet" size="small" onClick={close}>
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
