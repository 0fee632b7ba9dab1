import type { AuthUser } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { showToast } from '../../shared/toast.ts';
import { mailState, noticeSettings, useSendTest } from './notices.queries.ts';
import { notices as words } from './notices.text.ts';

/** Tells a user who wants mails that their address is not confirmed, and sends the mail with which it is (D670). */
export function MailAddress({ user: { uid, email } }: { readonly user: AuthUser }) {
  const services = useServices();
  const { data: state = 'ready' } = useQuery(mailState(services, uid));
  const settings = useQuery({ ...noticeSettings(services, uid), enabled: state === 'unconfirmed' });
  if (state !== 'unconfirmed' || !settings.data?.messageByEmail) return null;
  return (
    <Banner>
      {words.unconfirmed(email)} <SendLink />
    </Banner>
  );
}

function SendLink() {
  const { mutate, isPending } = useSendTest('email');
  const send = () =>
    mutate(undefined, {
      onSuccess: (outcome) =>
        outcome === 'sent' ? showToast('success', words.linkSent) : showToast('error', words.linkTooSoon),
      onError: () => showToast('error', words.linkFailed),
    });
  return (
    <Button variant="secondary" busy={isPending} onClick={send}>
      {isPending ? words.testing : words.sendLink}
    </Button>
  );
}
