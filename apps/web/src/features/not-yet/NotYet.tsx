import { Link } from '@tanstack/react-router';
import { app } from '../../text/app.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

/** Stands in the place of a screen that is not built yet, and says so. */
export function NotYet({ title }: { readonly title: string }) {
  return (
    <div className="page">
      <PageTitle title={title} />
      <EmptyState heading="h1" title={title} text={app.notBuilt}>
        <Link to="/robots" className={buttonClass()}>
          {app.browse}
        </Link>
      </EmptyState>
    </div>
  );
}
