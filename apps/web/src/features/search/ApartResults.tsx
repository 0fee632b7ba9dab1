import type { FindRobotsOutcome } from '@roborrow/domain';
import { searchWords } from '@roborrow/text/search-words';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ComponentProps, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RobotGrid } from '../robots/index.ts';
import { LoadMore, type PagedQuery } from './LoadMore.tsx';
import styles from './search.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the visitor has asked for the robots that stand apart. */
    apart?: boolean;
  }
}

interface ApartResultsProps {
  readonly pages: readonly Exclude<FindRobotsOutcome, { kind: 'no-criteria' }>[];
  readonly query: PagedQuery;
  readonly search: ComponentProps<typeof RobotGrid>['search'];
}

/** Below all others: the robots that contain the words in another sense (D870), once the visitor asks for them or there is nothing else. */
export function ApartResults({ pages, query, search = {} }: ApartResultsProps) {
  const id = useId();
  const navigate = useNavigate();
  const isPressed = useRef(false);
  const isAskedFor = useRouterState({ select: ({ location }) => location.state.apart ?? false });
  const robots = [
    ...new Map(pages.flatMap(({ apart }) => apart).map((one) => [one.robot.id, one] as const)).values(),
  ];
  const [first] = pages;
  if (!first || robots.length === 0) return null;
  const sentence = searchWords.apart({ count: robots.length });
  if (!isAskedFor && !first.isApartShown)
    return (
      <Button
        variant="secondary"
        onClick={() => {
          isPressed.current = true;
          void navigate({
            to: '.',
            search: true,
            replace: true,
            resetScroll: false,
            state: (state) => ({ ...state, apart: true }),
          });
        }}
      >
        {sentence}
      </Button>
    );
  return (
    <section aria-labelledby={id} className={styles['found']}>
      <div className={styles['summary']}>
        <h2
          id={id}
          tabIndex={-1}
          // It takes the place of the button, which had the focus.
          ref={(heading) => {
            if (isPressed.current) heading?.focus({ preventScroll: true });
            isPressed.current = false;
          }}
        >
          {sentence}
        </h2>
        <p>{searchWords.apartMeans}</p>
        {first.partsOfWords && <p>{searchWords.partsOfWords}</p>}
      </div>
      <RobotGrid robots={robots} search={search} />
      {pages.at(-1)?.next?.apart !== undefined && <LoadMore query={query} />}
    </section>
  );
}
