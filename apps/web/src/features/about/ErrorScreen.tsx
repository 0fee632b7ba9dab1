import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tellContentTakenOver } from '../../ui/content-taken-over.ts';
import { app } from '../../shared/app.text.ts';
import { inLanguage } from '../../shared/language.ts';
import { ProblemLink } from '../../shared/ProblemLink.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';

/**
 * Shown when rendering or loading a screen threw an error. The links come first, because the error is a bug
 * that the user cannot fix. Without a network it may be that a screen's scripts are not here (D862).
 */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  useEffect(tellContentTakenOver, []);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <div className="page" role="alert">
      <EmptyState
        heading="h1"
        title={isOffline ? app.error.offline : app.error.heading}
        text={app.error.text}
      >
        <Button onClick={retry}>{app.error.retry}</Button>
        <a href={inLanguage('/')} className={buttonClass({ variant: 'secondary' })}>
          {app.error.goHome}
        </a>
        {!isOffline && <ProblemLink className={buttonClass({ variant: 'quiet' })} />}
      </EmptyState>
    </div>
  );
}

export const NotFound = lazyNamed(() => import('./NotFound.tsx'), 'NotFound');
