import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { useMember } from '../../session/use-session.ts';
import { PublicPage } from '../../shared/PublicPage.tsx';
import { rememberPlace, wantFeatured } from '../places/index.ts';
import { ViewedShelf } from '../robots/index.ts';
import { home, howItWorks } from './home.text.ts';
import howItWorksStyles from './how-it-works.module.css';
import { CategoryTiles } from './CategoryTiles.tsx';
import styles from './home.module.css';
import { RobotShelf } from './RobotShelf.tsx';
import { SearchForm } from './SearchForm.tsx';

export function Home() {
  const member = useMember();
  const [asked, setAsked] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const showNear = (place: string) => {
    rememberPlace(place);
    wantFeatured(false);
    setAsked(place);
  };
  const choosePlace = () =>
    form.current?.querySelector<HTMLElement>('[type="text"][role="combobox"]')?.focus();
  return (
    <>
      <PublicPage title={home.title} path="/" />
      <section className={styles['hero']}>
        <div className={`page ${styles['heroInner']}`}>
          <div className={styles['heroText']}>
            <p className={styles['greeting']}>{home.greeting(member?.profile?.firstName ?? '')}</p>
            <h1>{home.headline}</h1>
            <p className={styles['lead']}>{home.introduction}</p>
          </div>
          <SearchForm ref={form} onPlace={showNear} />
          <div className={styles['heroActions']}>
            <Link to="/robots" className={buttonClass({ variant: 'secondary' })}>
              {home.browse}
            </Link>
            <Link to="/create-robot" className={buttonClass({ variant: 'quiet' })}>
              {home.listRobot}
            </Link>
          </div>
          <img
            className={styles['heroPicture']}
            src="/hero.svg"
            alt=""
            width={1200}
            height={800}
            fetchPriority="high"
          />
        </div>
      </section>

      <RobotShelf asked={asked} onChoosePlace={choosePlace} />

      <section className={`page below-the-fold ${styles['section']}`} aria-labelledby="how-it-works">
        <h2 id="how-it-works">{home.howItWorks}</h2>
        <HowItWorks />
      </section>

      <section className={`page below-the-fold ${styles['section']}`} aria-labelledby="categories">
        <h2 id="categories">{home.categories}</h2>
        <CategoryTiles />
      </section>

      <section className="page below-the-fold" aria-labelledby="owners">
        <div className={styles['owners']}>
          <div>
            <h2 id="owners">{home.ownersHeading}</h2>
            <p>{home.ownersText}</p>
          </div>
          <Link to="/create-robot" className={buttonClass({ size: 'large' })}>
            {home.listRobot}
          </Link>
        </div>
      </section>
      <ViewedShelf />
    </>
  );
}

/** The three steps that Home and About both show; use them under an h2. */
export function HowItWorks() {
  return (
    <ol className={howItWorksStyles['steps']}>
      {howItWorks.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
