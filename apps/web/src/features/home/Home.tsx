import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button.tsx';
import { useMember } from '../../session/use-session.ts';
import { home } from '../../text/screens/home.ts';
import { HowItWorks } from '../how-it-works/index.ts';
import { PublicPage } from '../layout/index.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedRobots } from './FeaturedRobots.tsx';
import styles from './home.module.css';
import { SearchForm } from './SearchForm.tsx';

export function Home() {
  const member = useMember();
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
          <SearchForm />
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

      <section
        className={`page below-the-fold ${styles['section']} ${styles['featured']}`}
        aria-labelledby="featured"
      >
        <div className={styles['sectionHead']}>
          <h2 id="featured">{home.featured}</h2>
          <Link to="/robots" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {home.viewAll}
          </Link>
        </div>
        <FeaturedRobots />
      </section>

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
    </>
  );
}
