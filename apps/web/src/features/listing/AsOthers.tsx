import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The owner looks at their robot's page as others see it (D611). */
    isAsOthers?: boolean;
  }
}

/** Says to the owner that the page is shown as others see it, and leads back. */
export function AsOthers() {
  const words = robotDetail.asOthers;
  return (
    <div className={styles['back']}>
      <Banner>
        {words.note}{' '}
        <Link
          to="."
          search={true}
          state={{}}
          replace
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {words.leave}
        </Link>
      </Banner>
    </div>
  );
}
