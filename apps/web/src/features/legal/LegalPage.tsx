import { Link } from '@tanstack/react-router';
import { settings } from '../../env.ts';
import { PublicPage } from '../../shared/PublicPage.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { communityRules } from './community-rules.text.ts';
import { imprint } from './imprint.text.ts';
import { legal, type LegalFacts, type LegalSection, type LegalText } from './legal.text.ts';
import styles from './legal.module.css';
import { operator } from './operator.ts';
import { privacy } from './privacy.text.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { StoredDataList } from './StoredDataList.tsx';
import { terms } from './terms.text.ts';

const factsOf = ({ backend, firebase, places }: typeof settings): LegalFacts => ({
  ...operator,
  isDemo: backend === 'in-memory',
  asksForPlaces: places === 'functions',
  sendsMails: firebase?.emailNotices === true,
  pushesNotices: firebase != null && firebase.pushKey !== null,
  checksBrowsers: Boolean(firebase?.appCheckKey),
  countsVisits: Boolean(firebase?.measurementId),
});

const TEXTS = {
  '/terms': terms,
  '/privacy': privacy,
  '/community-rules': communityRules,
  '/imprint': imprint,
} as const satisfies Readonly<Record<string, (facts: LegalFacts) => LegalText>>;

type Path = keyof typeof TEXTS;

const PAGES: readonly (readonly [path: Path, label: string])[] = [
  ['/terms', legal.terms],
  ['/privacy', legal.privacy],
  ['/community-rules', legal.communityRules],
  ['/imprint', legal.imprint],
];

/** Terms, privacy, community rules or imprint (D810), made from a template and the operator's settings. */
export function LegalPage({ path }: { readonly path: Path }) {
  const facts = factsOf(settings);
  const { title, lead, sections } = TEXTS[path](facts);
  return (
    <article className={`page ${styles['screen']}`}>
      <PublicPage title={title} description={lead} path={path} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['day']}>{legal.asOf(operator.termsFrom)}</p>
        {operator.isExample && <Banner>{legal.example}</Banner>}
        <p className={styles['lead']}>{lead}</p>
      </header>
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      {path === '/privacy' && facts.countsVisits && <PrivacyChoices />}
      {path === '/privacy' && <StoredDataList />}
      <nav aria-label={legal.pages} className={styles['others']}>
        {PAGES.filter(([other]) => other !== path).map(([other, label]) => (
          <Link key={other} to={other}>
            {label}
          </Link>
        ))}
      </nav>
    </article>
  );
}

const Section = ({ heading, text, points = [] }: LegalSection) => (
  <section className={styles['section']}>
    <h2>{heading}</h2>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points.length > 0 && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </section>
);
