import { useRouterState } from '@tanstack/react-router';
import { useMember } from '../session/use-session.ts';
import { allLanguages, inLanguage, language } from './language.ts';
import { chooseLanguage } from './language-choice.ts';
import styles from './language-links.module.css';

/** The same page in each language. They are addresses of their own, so that each can be shared. */
export function LanguageLinks() {
  const here = useRouterState({ select: ({ location }) => location.href });
  const me = useMember()?.user.uid;
  return (
    <ul className={styles['links']}>
      {allLanguages.map(({ language: one, name }) => (
        <li key={one}>
          <a
            href={inLanguage(here, one)}
            lang={one}
            hrefLang={one}
            aria-current={one === language ? 'true' : undefined}
            onClick={() => chooseLanguage(one, me)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
