import type { UserId } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { useInbox } from '../../queries/messages/inbox.ts';
import { rentalDates } from '../../text/rental-dates.ts';
import { dashboard } from '../../text/screens/dashboard.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RequestList } from '../rental-dates/index.ts';
import styles from './dashboard.module.css';
import { Requests } from './Requests.tsx';

const words = dashboard.messages;

/** Open requests for dates first (D509), then the number of unread messages, and a link to them. */
export function MessagesTab({ me }: { readonly me: UserId }) {
  const { unreadCount } = useInbox();
  const { lists } = rentalDates;
  return (
    <>
      <h1>{words.heading}</h1>
      <Requests me={me}>
        {(requests) => {
          const open = requests.filter(({ state }) => state === 'asked');
          return (
            <>
              <RequestList
                me={me}
                heading={lists.waiting}
                requests={open.filter(({ ownerId }) => ownerId === me)}
              />
              <RequestList
                me={me}
                heading={lists.asked}
                requests={open.filter(({ renterId }) => renterId === me)}
              />
            </>
          );
        }}
      </Requests>
      <div className={styles['placeholder']}>
        <Icon name="message-square" size={40} />
        <p role="status">{unreadCount > 0 ? words.unread(unreadCount) : words.none}</p>
        <Link to="/messages" className={buttonClass()}>
          {words.open}
        </Link>
      </div>
    </>
  );
}
