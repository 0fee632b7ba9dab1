import { Link, useMatches } from '@tanstack/react-router';
import { app } from './app.text.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The pattern of the page on which somebody wants to report a problem. */
    problemAt?: string;
  }
}

/** Leads to the page on which a problem is reported, and takes along on which page it was: its pattern, no id (D785). */
export function ProblemLink({ className }: { readonly className?: string }) {
  const problemAt = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  return (
    <Link to="/problem" state={{ ...(problemAt && { problemAt }) }} className={className}>
      {app.problem}
    </Link>
  );
}
