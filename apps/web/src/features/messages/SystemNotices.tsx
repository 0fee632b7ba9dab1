import type { UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useApp } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../shared/toast.ts';
import styles from '../../shared/settings.module.css';
import { noticeChannels, useSendTest } from './notices.queries.ts';
import { systemNotices as words } from './notices.text.ts';
import { canPush, registerDevice, releaseDevice } from './push-device.ts';
import { choiceOf, choose, onChoice } from './choice.ts';
import { showTest } from './show-notice.ts';

/** What became of the last change here. */
type Outcome = 'pending' | 'done' | 'unanswered' | 'unreached';

/**
 * Whether this device tells of new messages: while a tab is open that is not seen, and, where notices are pushed, while none is open; nothing
 * where browsers cannot (D487, D540).
 */
export function SystemNotices({ me }: { readonly me: UserId }) {
  const { hasDemo, services } = useApp();
  const isPushed = useQuery(noticeChannels(services)).data?.hasPush === true;
  const choice = useSyncExternalStore(
    onChoice,
    () => choiceOf(me),
    () => 'unsupported',
  );
  const [outcome, setOutcome] = useState<Outcome>('done');
  if (choice === 'unsupported') return null;

  const change = async (isOn: boolean): Promise<Outcome> => {
    if (!isOn) await releaseDevice(await services, me);
    const now = await choose(me, isOn);
    if (!isOn) return 'done';
    if (now !== 'on') return 'unanswered';
    await registerDevice(await services, me);
    return 'done';
  };
  const changeAndTell = (isOn: boolean) => {
    setOutcome('pending');
    change(isOn).then(setOutcome, (thrown: unknown) => {
      console.error(thrown);
      setOutcome('unreached');
    });
  };
  const isReached = isPushed && canPush();
  const alone = hasDemo ? words.demo : words.server;
  return (
    <section className={styles['section']} aria-labelledby="system-notices">
      <h2 id="system-notices">{words.heading}</h2>
      <p>
        {words.intro} {isReached ? words.pushed : alone}
      </p>
      <div className={styles['choices']}>
        <label>
          <input
            type="checkbox"
            checked={choice === 'on'}
            onChange={({ target }) => changeAndTell(target.checked)}
          />
          {words.choice}
        </label>
      </div>
      <p role="status" className={styles['saved']}>
        {choice === 'forbidden' && words.forbidden}
        {choice === 'off' && outcome === 'unanswered' && words.noAnswer}
        {choice === 'on' && outcome === 'unreached' && words.unreached}
      </p>
      {choice === 'on' &&
        (isReached ? (
          <SendTest isPending={outcome === 'pending'} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => void showTest(me)}>
              {words.test}
            </Button>
          </div>
        ))}
    </section>
  );
}

/** Goes the whole way, through the server and the push services (D546); not while this device is still on its way to the server. */
function SendTest({ isPending }: { readonly isPending: boolean }) {
  const { mutate, isPending: isSending } = useSendTest('push');
  const send = () =>
    mutate(undefined, {
      onSuccess: (outcome) =>
        outcome === 'sent' ? showToast('success', words.sent) : showToast('error', words.sentTooSoon),
      onError: () => showToast('error', words.sendFailed),
    });
  return (
    <div>
      <Button variant="secondary" busy={isPending || isSending} onClick={send}>
        {isSending ? words.sending : words.sendTest}
      </Button>
    </div>
  );
}
