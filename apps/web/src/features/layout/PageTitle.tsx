import { useInbox } from '../../queries/messages/inbox.ts';
import { app } from '../../text/app.ts';

/** The document's title and description, hoisted into the head by React; unread messages are counted in front (D28). */
export function PageTitle({
  title,
  description = app.description,
}: {
  readonly title: string;
  readonly description?: string;
}) {
  const { unreadCount } = useInbox();
  return (
    <>
      <title>{app.documentTitle(title, unreadCount)}</title>
      <meta name="description" content={description} />
    </>
  );
}
