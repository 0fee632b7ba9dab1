import type { Saved } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { SavedOwner } from './saved.queries.ts';
import { saved as words } from './saved.text.ts';
import { SavedRobots } from './SavedRobots.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { useRows } from './use-rows.ts';

export interface SavedListsProps {
  readonly owner: SavedOwner;
  readonly saved: Saved;
}

export function SavedLists({ owner, saved }: SavedListsProps) {
  const robots = useRows(saved.robots);
  const searches = useRows(saved.searches);
  if (robots.length === 0 && searches.length === 0) {
    return (
      <EmptyState title={words.empty.heading} text={words.empty.text} picture="/illustrations/no-results.svg">
        <Link to="/robots" className={buttonClass()}>
          {words.empty.browse}
        </Link>
      </EmptyState>
    );
  }
  const ofSearches = <SavedSearches key="searches" owner={owner} rows={searches} />;
  const ofRobots = <SavedRobots key="robots" owner={owner} rows={robots} />;
  return searches.length > 0 ? [ofSearches, ofRobots] : [ofRobots, ofSearches];
}
