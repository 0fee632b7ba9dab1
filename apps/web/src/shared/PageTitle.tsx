import { useEffect } from 'react';
import { tellContentTakenOver } from '../ui/content-taken-over.ts';
import { useInbox } from './inbox.ts';
import { app } from './app.text.ts';

/**
 * The document's title and description, which React puts into the head; the number of unread messages comes
 * first (D28).
 */
export function PageTitle({
  title,
  description = app.description,
}: {
  readonly title: string;
  readonly description?: string;
}) {
  const { unreadCount } = useInbox();
  useEffect(tellContentTakenOver, []);
  return (
    <>
      <title>{app.documentTitle(title, unreadCount)}</title>
      <meta name="description" content={description} />
    </>
  );
}
