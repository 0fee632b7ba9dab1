import { atLeast, exactly, type EmptyResultHints } from '@roborrow/domain';
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
  const drops = emptyResultHints.reasons.filter((reason) => help.drops[reason] > 0);
  if (drops.length === 0 && !wider) return null;
  const countOf = help.areAllCounted ? exactly : atLeast;
  return (
    <div className={styles['help']}>
      <h4>{emptyResultHints.heading}</h4>
      <ul>
        {drops.map((reason) => (
          <li key={reason}>{emptyResultHints.drop(reason, countOf(help.drops[reason]))}</li>
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
