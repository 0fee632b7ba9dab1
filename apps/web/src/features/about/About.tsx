import { Link } from '@tanstack/react-router';
import { useMember } from '../../session/use-session.ts';
import { sharing } from '../../shared/sharing.text.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { EmptyState, WholeEnd } from '../../ui/surfaces.tsx';
import { PublicPage } from '../../shared/PublicPage.tsx';
import { settings } from '../../env.ts';
import { HowItWorks } from '../home/index.ts';
import { about, contact } from './about.text.ts';
import styles from './about.module.css';

/** One for each value, in their order. */
const ICONS: readonly IconName[] = [
  'map-pin',
  'tag',
  'messages-square',
  'lock-keyhole',
  'wrench',
  'graduation-cap',
];

/** Mission, six values, three steps, and links to go on (D64). */
export function About() {
  const member = useMember();
  const { before, source, licence } = about.placeData;
  return (
    <div className={`page ${styles['screen']}`}>
      <PublicPage title={about.title} description={sharing.page(about.mission[1])} path="/about" />
      <header data-whole className={styles['head']}>
        <div className={styles['mission']}>
          <h1>{about.heading}</h1>
          <h2>{about.missionHeading}</h2>
          {about.mission.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {/* A phone does not show it, and does not download it. */}
        <img src="/hero.svg" alt="" width={1200} height={800} loading="lazy" />
        <WholeEnd />
      </header>

      <section className={styles['section']} aria-labelledby="values">
        <h2 id="values">{about.valuesHeading}</h2>
        <ul className={styles['values']}>
          {about.values.map(({ title, text }, index) => (
            <li key={title}>
              <Icon name={ICONS[index] ?? 'star'} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles['section']} aria-labelledby="steps">
        <h2 id="steps">{about.stepsHeading}</h2>
        <HowItWorks />
      </section>

      <section className={styles['join']} aria-labelledby="join">
        <h2 id="join">{about.joinHeading}</h2>
        <div className={styles['actions']}>
          {!member && (
            <Link to="/register" className={`for-visitors ${buttonClass({ size: 'large' })}`}>
              {about.signUp}
            </Link>
          )}
          <Link to="/robots" className={buttonClass({ variant: 'secondary', size: 'large' })}>
            {about.browse}
          </Link>
        </div>
      </section>

      <small>
        {before} <a href={source.url}>{source.text}</a>, <a href={licence.url}>{licence.text}</a>
      </small>
    </div>
  );
}

/** The contact addresses (D30). */
export function Contact() {
  return (
    <div className="page">
      <PublicPage title={contact.title} description={contact.text} path="/contact" />
      <EmptyState
        heading="h1"
        title={contact.heading}
        text={contact.text}
        picture="/illustrations/no-messages.svg"
      >
        <a href={`mailto:${settings.contactMail}`} className={buttonClass()}>
          <Icon name="mail" size={20} />
          {settings.contactMail}
        </a>
      </EmptyState>
    </div>
  );
}
