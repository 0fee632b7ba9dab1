import { shortPlaceName } from '@roborrow/domain';
import { Link, useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

/** Leads back to the results that led here, where they were scrolled to; else to the robots near the place in the address, or to all (D607). */
export function BackToResults({ from }: { readonly from: string }) {
  const { history } = useRouter();
  const isFromResults = useRouterState({ select: ({ location }) => location.state.isFromResults ?? false });
  const canGoBack = useCanGoBack();
  const isHydrated = useHydrated();
  const goesBack = isHydrated && isFromResults && canGoBack;
  const near = from ? { location: from } : null;
  const words = near ? robotDetail.robotsNear(shortPlaceName(from)) : robotDetail.allRobots;
  return (
    <p className={styles['back']}>
      <Link
        to={near ? '/search' : '/robots'}
        search={near ?? {}}
        onClick={(event) => {
          if (!goesBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          history.back();
        }}
      >
        <Icon name="arrow-left" size={17} />
        {goesBack ? robotDetail.backToResults : words}
      </Link>
    </p>
  );
}
