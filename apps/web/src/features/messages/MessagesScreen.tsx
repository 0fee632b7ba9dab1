import { Link } from '@tanstack/react-router';
import { useMember, type Member } from '../../session/use-session.ts';
import { EmptyState } from '../../ui/surfaces.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useSettledOutbox } from '../inbox/index.ts';
import { messages as text } from './messages.text.ts';
import { ConversationPane } from './ConversationPane.tsx';
import styles from './messages.module.css';
import { useSelection } from './selection.ts';
import { ThreadPane } from './ThreadPane.tsx';

/** Conversations on the left, the open one on the right; a phone shows one of the two (D72). */
export function MessagesScreen() {
  const member = useMember();
  return member && <MemberMessages me={member} />;
}

function MemberMessages({ me }: { readonly me: Member }) {
  const { selection, select, close, dropRobot, dropDates } = useSelection();
  const open = selection?.counterpartId ?? null;
  useSettledOutbox(me.user.uid, open);

  return (
    <div
      className={styles['screen']}
      data-open={selection !== null || undefined}
      data-fills-phone={selection !== null || undefined}
    >
      <PageTitle title={text.title} />
      <div className={styles['head']}>
        <h1>{text.heading}</h1>
        <Link to="/dashboard" className={styles['back']}>
          <Icon name="arrow-left" size={18} />
          {text.back}
        </Link>
      </div>
      <div className={styles['panes']}>
        <ConversationPane me={me.user.uid} open={open} onSelect={select} />
        {selection ? (
          <ThreadPane
            key={selection.counterpartId}
            me={me}
            counterpartId={selection.counterpartId}
            robotId={selection.robotId}
            dates={selection.dates ?? null}
            onBack={close}
            onDropRobot={dropRobot}
            onDropDates={dropDates}
          />
        ) : (
          <section className={styles['nothing']}>
            <Icon name="messages-square" size={40} />
            <EmptyState title={text.selectConversation} text={text.selectConversationHint} />
          </section>
        )}
      </div>
    </div>
  );
}
