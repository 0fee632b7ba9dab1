import { portErrorOf } from '@roborrow/domain';
import { reasonOf } from '@roborrow/text/errors/reason';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { app } from '../../shared/app.text.ts';
import { showToast } from '../../shared/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { useMember, type Member } from '../../session/use-session.ts';
import { operator } from '../legal/index.ts';
import { TermsLinks } from './AcceptTerms.tsx';
import styles from './accept-terms.module.css';
import { useAcceptTerms, useTermsToAccept } from './account.queries.ts';
import { termsWords as words } from './terms.text.ts';

/** Asks a member for terms that they have not accepted (D812). It can be put off until the next visit. */
export function AskForTerms() {
  const member = useMember();
  return member && <Asking key={member.user.uid} member={member} />;
}

function Asking({ member: { user } }: { readonly member: Member }) {
  const asked = useTermsToAccept(user.uid, operator.termsFrom);
  const [isLater, setLater] = useState(false);
  const later = () => setLater(true);
  const accept = useAcceptTerms(user.uid);
  const confirm = () =>
    accept.mutate(operator.termsFrom, { onSuccess: () => showToast('success', words.done, 'account') });
  if (asked === null || isLater) return null;
  return (
    <Dialog title={words[asked]} closeLabel={app.close} onClose={later}>
      <p>{words.text(operator.termsFrom)}</p>
      <p>
        <TermsLinks />
      </p>
      <p>
        {words.otherwise}{' '}
        <Link to="/settings" onClick={later}>
          {words.settings}
        </Link>
        {', '}
        <Link to="/edit-profile" onClick={later}>
          {words.editProfile}
        </Link>
      </p>
      {accept.isError && (
        <Banner tone="bad">{reasonOf(portErrorOf(accept.error)) ?? app.error.heading}</Banner>
      )}
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={later}>
          {words.later}
        </Button>
        <Button busy={accept.isPending} onClick={confirm}>
          {accept.isPending ? words.accepting : words.accept}
        </Button>
      </div>
    </Dialog>
  );
}
