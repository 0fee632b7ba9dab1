import { categoryName } from '@roborrow/text/category';
import { CATEGORIES, type CategorySlug } from '@roborrow/domain';
import { isServer, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { useNearSight } from '../../ui/use-near-sight.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { categoryCounts } from '../robots/index.ts';
import { home } from './home.text.ts';
import styles from './home.module.css';

/** All categories with their counts (D6, D7). */
export function CategoryTiles() {
  const [list, isClose] = useNearSight<HTMLUListElement>();
  // The embedded backend downloads the vocabulary to count what a word finds (D630).
  const { data: counts } = useQuery({ ...categoryCounts(useServices()), enabled: isServer || isClose });
  return (
    <ul ref={list} className={styles['tiles']}>
      {CATEGORIES.map(({ slug }) => {
        const count = counts?.[slug];
        return (
          <li key={slug}>
            <Link to="/robots" search={{ category: slug }} className={styles['tile']}>
              <CategoryPictogram slug={slug} />
              <strong>{categoryName(slug)}</strong>
              <span>{count === undefined ? home.categoryCountUnknown : home.categoryCount(count)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const PICTOGRAMS: Readonly<Record<CategorySlug, IconName>> = {
  humanoid: 'bot',
  industrial: 'factory',
  educational: 'graduation-cap',
  hobby: 'wrench',
  drone: 'drone',
  service: 'hand-platter',
  medical: 'stethoscope',
  other: 'ellipsis',
};

/** Decoration beside a category's name. */
function CategoryPictogram({ slug }: { readonly slug: CategorySlug }) {
  return <Icon name={PICTOGRAMS[slug]} size={28} />;
}
