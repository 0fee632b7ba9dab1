import { useSignInWithGoogle } from '../../queries/auth.ts';
import { googleErrorText } from '../../text/errors/auth.ts';
import { toasts } from '../../text/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../toasts/toast.ts';
import { GoogleMark } from './GoogleMark.tsx';

export interface GoogleButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly screen: 'login' | 'register';
}

export function GoogleButton({ label, busyLabel, screen }: GoogleButtonProps) {
  const signIn = useSignInWithGoogle();
  const start = () =>
    signIn.mutate(undefined, {
      onSuccess: (result) => {
        if (!result.ok) showToast('error', googleErrorText(result.error, screen));
        else if (result.value) showToast('success', toasts[screen].success);
      },
      onError: () => showToast('error', toasts[screen].googleFailure),
    });
  return (
    <Button variant="secondary" size="large" wide busy={signIn.isPending} onClick={start}>
      <GoogleMark />
      {signIn.isPending ? busyLabel : label}
    </Button>
  );
}
