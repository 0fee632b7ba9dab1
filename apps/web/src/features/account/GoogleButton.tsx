import { googleErrorText } from '@roborrow/text/errors/auth';
import { toasts } from '@roborrow/text/toasts';
import { Button } from '../../ui/Button.tsx';
import { WholeEnd } from '../../ui/WholeEnd.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import { useSignInWithGoogle } from './auth.ts';
import { GoogleMark } from './GoogleMark.tsx';

export interface GoogleButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly screen: 'login' | 'register';
}

export function GoogleButton({ label, busyLabel, screen }: GoogleButtonProps) {
  const signIn = useSignInWithGoogle();
  const once = useOneAtATime();
  const start = async () => {
    const result = await signIn.mutateAsync().catch(() => null);
    if (result === null) showToast('error', toasts[screen].googleFailure, 'account');
    else if (!result.ok) showToast('error', googleErrorText(result.error, screen), 'account');
    else if (result.value) showToast('success', toasts[screen].success, 'account');
  };
  return (
    <Button
      data-whole
      variant="secondary"
      size="large"
      wide
      busy={signIn.isPending}
      onClick={() => void once(start)}
    >
      <GoogleMark />
      {signIn.isPending ? busyLabel : label}
      <WholeEnd />
    </Button>
  );
}
