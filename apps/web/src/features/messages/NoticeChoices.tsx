import type { AuthUser, NoticeSettings } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { showToast } from '../../shared/toast.ts';
import styles from '../../shared/settings.module.css';
import {
  mailState,
  noticeChannels,
  noticeSettings,
  useChangeNotices,
  useSendTest,
} from './notices.queries.ts';
import { notices as words } from './notices.text.ts';
import { MailAddress } from './MailAddress.tsx';

/** How the user hears of messages outside of the app; nothing where no notices are sent (D441). */
export function NoticeChoices({ user }: { readonly user: AuthUser }) {
  const services = useServices();
  const { hasEmail, hasPush } = useQuery(noticeChannels(services)).data ?? NO_CHANNELS;
  const { data: mails } = useQuery(mailState(services, user.uid));
  const isReady = hasEmail && mails === 'ready';
  return (
    (hasEmail || hasPush) && (
      <section className={styles['section']} aria-labelledby="notices">
        <h2 id="notices">{words.heading}</h2>
        {isReady && <p>{words.intro(user.email)}</p>}
        {!isReady && hasPush && <p>{words.introPush}</p>}
        <MailAddress user={user} />
        {mails === 'stopped' && <Banner>{words.stopped(user.email)}</Banner>}
        <Choices user={user} channels={{ hasEmail, hasPush }} isStopped={mails === 'stopped'} />
        {isReady && <TestButton />}
      </section>
    )
  );
}

const NO_CHANNELS = { hasEmail: false, hasPush: false };

interface ChoicesProps {
  readonly user: AuthUser;
  readonly channels: typeof NO_CHANNELS;
  /** The address's holder wants no mails, so that this choice would have no effect. */
  readonly isStopped: boolean;
}

/** Each choice is saved when it is made. Until they are loaded both are shown, and cannot be changed. */
function Choices({ user: { uid }, channels: { hasEmail, hasPush }, isStopped }: ChoicesProps) {
  const { data, isError, refetch } = useQuery(noticeSettings(useServices(), uid));
  const change = useChangeNotices(uid);
  const [isSaved, setSaved] = useState(false);
  const choose = (settings: NoticeSettings) => {
    setSaved(false);
    change.mutate(settings, {
      onSuccess: () => setSaved(true),
      onError: () => showToast('error', words.saveFailed),
    });
  };
  if (isError && !data) {
    return (
      <Banner tone="bad">
        {words.loadFailed} <Button onClick={() => void refetch()}>{app.retry}</Button>
      </Banner>
    );
  }
  return (
    <div className={styles['choices']}>
      {hasEmail && (
        <label>
          <input
            type="checkbox"
            checked={data?.messageByEmail ?? false}
            disabled={!data || isStopped}
            onChange={({ target }) => data && choose({ ...data, messageByEmail: target.checked })}
          />
          {words.messageByEmail}
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={data?.withBeginning ?? false}
          disabled={!data || !(hasPush || data.messageByEmail)}
          onChange={({ target }) => data && choose({ ...data, withBeginning: target.checked })}
        />
        {words.withBeginning}
      </label>
      <p role="status" className={styles['saved']}>
        {isSaved && words.saved}
      </p>
    </div>
  );
}

function TestButton() {
  const { mutate, isPending } = useSendTest('email');
  const send = () =>
    mutate(undefined, {
      onSuccess: (outcome) =>
        outcome === 'sent' ? showToast('success', words.tested) : showToast('error', words.testTooSoon),
      onError: () => showToast('error', words.testFailed),
    });
  return (
    <div>
      <Button variant="secondary" busy={isPending} onClick={send}>
        {isPending ? words.testing : words.test}
      </Button>
    </div>
  );
}
