import { Link } from '@tanstack/react-router';
import type { Member } from '../../session/use-session.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import styles from '../../shared/settings.module.css';
import { BlockedPeople } from '../safety/index.ts';
import { NoticeChoices, SystemNotices } from '../notices/index.ts';
import { useIsDeletionBegun } from './deletion.queries.ts';
import { settings as words } from './settings.text.ts';
import { LoginChanges } from './LoginChanges.tsx';
import { MyDataSection } from './MyDataSection.tsx';
import { OtherSignIns } from './OtherSignIns.tsx';
import { SuspendedNotice } from './SuspendedNotice.tsx';

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
