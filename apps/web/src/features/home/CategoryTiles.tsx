import { HOME_CATEGORIES } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoryCounts } from '../../queries/robots/robots.ts';
import { useServices } from '../../services.tsx';
import { home } from '../../text/screens/home.ts';
import { CategoryPictogram } from './CategoryPictogram.tsx';
import styles from './home.module.css';

/** All eight categories with their counts (D6, D7). */
export function CategoryTiles() {
  const { data: counts } = useQuery(categoryCounts(useServices()));
  return (
    <ul className={styles['tiles']}>
      {HOME_CATEGORIES.map(({ slug, name }) => {
        const count = counts?.[slug];
        return (
          <li key={slug}>
            <Link to="/robots" search={{ category: slug }} className={styles['tile']}>
              <CategoryPictogram slug={slug} />
              <strong>{name}</strong>
              <span>{count === undefined ? home.categoryCountUnknown : home.categoryCount(count)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
