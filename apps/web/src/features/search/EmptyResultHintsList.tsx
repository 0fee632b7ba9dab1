import { atLeast, exactly, type EmptyResultHints, type ExclusionReason } from '@roborrow/domain';
import { emptyResultHints } from '@roborrow/text/empty-result-hints';
import { Button } from '../../ui/Button.tsx';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

/**
 * Shown under an empty search: how many robots each filter alone excludes, and the radius that would find
 * some.
 */
export function EmptyResultHintsList({
  help,
  onWiden,
}: {
  readonly help: EmptyResultHints;
  readonly onWiden: (changes: SearchParams) => void;
}) {
  const { wider } = help;
  // The type of Object.entries does not keep the keys.
  const drops = (Object.entries(help.drops) as [ExclusionReason, number][]).filter(([, count]) => count > 0);
  if (drops.length === 0 && !wider) return null;
  return (
    <div className={styles['help']}>
      <h4>{emptyResultHints.heading}</h4>
      <ul>
        {drops.map(([reason, count]) => (
          <li key={reason}>
            {emptyResultHints.drop(reason, help.areAllCounted ? exactly(count) : atLeast(count))}
          </li>
        ))}
      </ul>
      {wider && (
        <Button variant="quiet" size="small" onClick={() => onWiden({ distance: String(wider.radius) })}>
          {emptyResultHints.wider(wider.radius, wider.count)}
        </Button>
      )}
    </div>
  );
}
