import { categoryName } from '@roborrow/text/category';
import { CATEGORIES } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, WholeEnd } from '../../ui/surfaces.tsx';
import { categoryCounts, newestRobots, RobotGrid, RobotGridSkeleton, ViewedShelf } from '../robots/index.ts';
import { search } from './search.text.ts';
import { LoadMore } from './LoadMore.tsx';
import styles from './search.module.css';

/** Shown before the first search: suggested searches, trending categories, and the newest robots (D1). */
export function StartingPoints() {
  const services = useServices();
  const { data: counts } = useQuery(categoryCounts(services));
  const newest = useInfiniteQuery(newestRobots(services));
  const robots = newest.data?.pages.flatMap((page) => page.robots);
  return (
    <div className={styles['start']}>
      <section data-whole aria-labelledby="suggested">
        <h2 id="suggested">{search.start.suggested}</h2>
        <ul className={styles['suggestions']}>
          {search.suggestedSearches.map((query) => (
            <li key={query}>
              <Link to="/search" search={{ query }} className={styles['suggestion']}>
                {query}
              </Link>
            </li>
          ))}
        </ul>
        <WholeEnd />
      </section>
      <section data-whole aria-labelledby="trending">
        <h2 id="trending">{search.start.trending}</h2>
        <ul className={styles['suggestions']}>
          {CATEGORIES.map(({ slug }) => {
            const count = counts?.[slug];
            return (
              <li key={slug}>
                <Link to="/robots" search={{ category: slug }} className={styles['suggestion']}>
                  {categoryName(slug)}{' '}
                  {count !== undefined && <span>{search.start.trendingCount(count)}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
        <WholeEnd />
      </section>
      <section aria-labelledby="recent">
        <h2 id="recent">{search.start.recent}</h2>
        {newest.isError && (
          <Banner tone="bad">
            <p>{robotsErrorText('list', newest.error)}</p>
            <Button variant="secondary" size="small" onClick={() => void newest.refetch()}>
              {app.retry}
            </Button>
          </Banner>
        )}
        {newest.isPending && <RobotGridSkeleton count={6} label={search.loading} />}
        {robots && <RobotGrid robots={robots.map((robot) => ({ robot, distance: null }))} />}
        <LoadMore query={newest} />
      </section>
      <ViewedShelf />
    </div>
  );
}
