import { Link } from '@tanstack/react-router';
import { useIsDeletionBegun } from '../../queries/users/deletion.ts';
import type { Member } from '../../session/use-session.ts';
import { settings as words } from '../../text/screens/settings.ts';
import { BlockedPeople } from '../block/index.ts';
import { PageTitle } from '../layout/index.ts';
import { LoginChanges } from '../login-changes/index.ts';
import { MyDataSection } from '../my-data/index.ts';
import { OtherSignIns } from '../other-sign-ins/index.ts';
import { SuspendedNotice } from '../suspended/index.ts';
import { NoticeChoices } from './NoticeChoices.tsx';
import styles from './settings.module.css';
import { SystemNotices } from './SystemNotices.tsx';

/** What is the member's own business, apart from what others see of them (D680). */
export function Settings({ member: { user } }: { readonly member: Member }) {
  const isLeaving = useIsDeletionBegun(user.uid);
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={words.title} />
      <SuspendedNotice user={user.uid} />
      <div className={styles['section']}>
        <h1>{words.heading}</h1>
        <p>
          {words.text} <Link to="/edit-profile">{words.editProfile}</Link>
        </p>
      </div>
      {!isLeaving && (
        <>
          <LoginChanges user={user} />
          <NoticeChoices user={user} />
          <SystemNotices me={user.uid} />
          <BlockedPeople me={user.uid} />
          <OtherSignIns />
          <MyDataSection user={user} />
        </>
      )}
    </div>
  );
}
