import type { AuthUser, DeleteProfileError, Proof } from '@roborrow/domain';
import { deleteProfileErrorText } from '@roborrow/text/errors/profile';
import { accountFields, loginIssueText } from '@roborrow/text/fields/account';
import { proofNeeded } from '@roborrow/text/proof';
import { toasts } from '@roborrow/text/toasts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.tsx';
import { useSession } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import { Field } from '../../ui/Field.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { Concerned, moment, rentalDates, useConcerned, useFollowDateRequests } from '../dates/index.ts';
import { openListingDraft } from '../listing/index.ts';
import { choose, releaseDevice } from '../messages/index.ts';
import { useDeleteProfile } from './change-profile.ts';
import { useIsDeletionBegun } from './account.queries.ts';
import { editProfile } from './edit-profile.text.ts';
import { forgetEmail, rememberedEmail } from './auth.ts';
import styles from './edit-profile.module.css';
import { PasswordInput } from './AccountFields.tsx';

const words = editProfile.dialog;

/**
 * Asks for confirmation before everything is deleted, and for a proof of identity if the provider requires
 * one (D18). It closes after success and failure (D18); after a wrong proof it stays open, so that the user
 * can try again.
 */
export function DeleteProfile({ user, onClose }: { readonly user: AuthUser; readonly onClose: () => void }) {
  const session = useSession();
  const profile = session.kind === 'signed-in' ? session.profile : null;
  const following = useFollowDateRequests(user.uid);
  const requests = useConcerned(user.uid, following);
  const isLeaving = useIsDeletionBegun(user.uid);
  const navigate = useNavigate();
  const remove = useDeleteProfile();
  const services = useServices();
  const once = useOneAtATime();
  const [proofKind, setProofKind] = useState<Proof['kind'] | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [keepsTexts, setKeepsTexts] = useState(false);

  const deleteWith = async (proof: Proof | null) => {
    setProblem(null);
    const result = await remove.mutateAsync({
      user,
      proof,
      reviewTexts: keepsTexts ? 'kept' : 'removed',
      // Who began to leave cannot write any more.
      ...(!isLeaving && {
        farewell: {
          me: { user, profile },
          requests: requests ?? [],
          moment: moment(),
          sentence: (kind, request) => rentalDates.ending(kind, request, 'profile'),
        },
      }),
    });
    if (!result.ok) return refuse(result.error);
    if (rememberedEmail() === user.email) forgetEmail();
    openListingDraft(user.uid).forget();
    void choose(user.uid, false);
    releaseDevice(await services, user.uid).catch(console.error);
    showToast('success', toasts.profile.deleted);
    await navigate({ to: '/', replace: true, ignoreBlocker: true });
  };

  const refuse = (error: DeleteProfileError) => {
    switch (error.kind) {
      case 'proof-required':
        return setProofKind(error.proofKind);
      case 'wrong-proof':
        return setProblem(deleteProfileErrorText(error));
      case 'port':
        onClose();
        return showToast('error', deleteProfileErrorText(error));
    }
  };

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (proofKind === 'password' && password === '') {
      return setProblem(loginIssueText({ field: 'password', tag: 'required' }));
    }
    const proof: Proof | null =
      proofKind === 'password' ? { kind: proofKind, password } : proofKind && { kind: proofKind };
    void once(() => deleteWith(proof));
  };

  const keep = () => remove.isPending || onClose();
  const confirmLabel = proofKind === 'google' ? words.google : words.confirm;
  return (
    <Dialog title={words.heading} closeLabel={app.close} onClose={keep}>
      <form noValidate onSubmit={confirm} className={styles['dialog']}>
        <p>{words.text}</p>
        <ul className={styles['items']}>
          {words.items.map((item) => (
            <li key={item}>
              <Icon name="trash-2" size={17} /> {item}
            </li>
          ))}
        </ul>
        <p>{words.stays}</p>
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={keepsTexts}
            onChange={({ target }) => setKeepsTexts(target.checked)}
          />
          {words.keepTexts}
        </label>
        {!isLeaving && <Concerned me={user.uid} requests={requests} following={following} effect="end" />}
        {proofKind && (
          <ProofFields kind={proofKind} password={password} onChange={setPassword} problem={problem} />
        )}
        <div className={styles['dialogActions']}>
          <Button variant="secondary" onClick={keep}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={remove.isPending || (requests === null && !isLeaving)}>
            {remove.isPending ? words.deleting : confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ProofFieldsProps {
  readonly kind: Proof['kind'];
  readonly password: string;
  readonly onChange: (password: string) => void;
  /** Why the last proof was refused. */
  readonly problem: string | null;
}

/** Asks the user to prove their identity: the password, or Google through the dialog's button (D18). */
function ProofFields({ kind, password, onChange, problem }: ProofFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), [problem]);
  return (
    <div ref={fields} className={styles['proof']}>
      <p role="status">{proofNeeded(kind)}</p>
      {kind === 'google' && problem && <Banner tone="bad">{problem}</Banner>}
      {kind === 'password' && (
        <Field label={accountFields.password.label} error={problem}>
          {(control) => (
            <PasswordInput
              control={control}
              autoComplete="current-password"
              value={password}
              onChange={onChange}
            />
          )}
        </Field>
      )}
    </div>
  );
}
