import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useGoBack } from '../../shared/returning.ts';
import { notFound } from './not-found.text.ts';

export function NotFound() {
  const goBack = useGoBack();
  return (
    <div className="page">
      <PageTitle title={notFound.title} />
      <NoIndex />
      <EmptyState
        heading="h1"
        title={notFound.heading}
        text={notFound.text}
        picture="/illustrations/not-found.svg"
      >
        <Link to="/" className={buttonClass()}>
          {notFound.goHome}
        </Link>
        <Link to="/robots" className={buttonClass({ variant: 'secondary' })}>
          {notFound.browse}
        </Link>
        <Button variant="quiet" onClick={goBack}>
          {notFound.goBack}
        </Button>
        <p>
          {notFound.contactQuestion} <Link to="/contact">{notFound.contact}</Link>
        </p>
      </EmptyState>
    </div>
  );
}
