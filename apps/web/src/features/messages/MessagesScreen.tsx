import { Link } from '@tanstack/react-router';
import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { useMember, type Member } from '../../session/use-session.ts';
import { messages as text } from '../../text/screens/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import styles from './messages.module.css';
import { useSelection } from './selection.ts';
import { ThreadPane } from './ThreadPane.tsx';

/** Conversations on the left, the open one on the right; the phone shows one of the two (specification §2). */
export function MessagesScreen() {
  const member = useMember();
  return member && <MemberMessages me={member} />;
}

function MemberMessages({ me }: { readonly me: Member }) {
  const { selection, select, close, dropRobot } = useSelection();
  return (
    <div className={styles['screen']} data-open={selection !== null || undefined}>
      <PageTitle title={text.title} />
      <div className={styles['head']}>
        <h1>{text.heading}</h1>
        <Link to="/dashboard" className={styles['back']}>
          <ArrowLeft size={18} aria-hidden />
          {text.back}
        </Link>
      </div>
      <div className={styles['panes']}>
        <ConversationPane me={me.user.uid} open={selection?.counterpartId ?? null} onSelect={select} />
        {selection ? (
          <ThreadPane
            key={selection.counterpartId}
            me={me}
            counterpartId={selection.counterpartId}
            robotId={selection.robotId}
            onBack={close}
            onDropRobot={dropRobot}
          />
        ) : (
          <section className={styles['nothing']}>
            <MessagesSquare size={40} strokeWidth={1.5} aria-hidden />
            <EmptyState title={text.selectConversation} text={text.selectConversationHint} />
          </section>
        )}
      </div>
    </div>
  );
}
