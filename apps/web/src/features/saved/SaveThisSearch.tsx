import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-named.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { RobotSearch } from '../robots/index.ts';
import type { ShownSearch } from '../search/index.ts';
import { saveSearch as words } from './save-search.text.ts';
import styles from './saved-search.module.css';

const SaveSearch = lazyPart(() => import('./SaveSearch.tsx'), 'SaveSearch');

/** When the results that are shown were read, in milliseconds; 0 if they are not this search's first page alone. */
const readAt = ({ data, isPlaceholderData, dataUpdatedAt }: RobotSearch): number =>
  data?.pages.length === 1 && !isPlaceholderData ? dataUpdatedAt : 0;

/**
 * The button that saves the search, or the link to it when it is saved (D391). What the button does is loaded
 * after it is there; a click before that waits.
 */
export function SaveThisSearch({ params, input, results }: ShownSearch) {
  const isHydrated = useHydrated();
  const [isSaved, setSaved] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const isLink = isSaved && !isOpen;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isLink && takesFocus) link.current?.focus();
  }, [isLink, takesFocus]);
  const close = (isNamed: boolean) => {
    setOpen(false);
    setTakesFocus(isNamed);
  };

  return (
    <div className={styles['offer']}>
      {isLink ? (
        <Link ref={link} to="/saved" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <Icon name="check" size={18} />
          {words.saved}
        </Link>
      ) : (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          <Icon name="plus" size={18} />
          {words.save}
        </Button>
      )}
      {isHydrated && (
        <Suspense>
          <SaveSearch
            params={params}
            input={input}
            readAt={readAt(results)}
            isOpen={isOpen}
            onClose={close}
            onKnown={setSaved}
          />
        </Suspense>
      )}
    </div>
  );
}
