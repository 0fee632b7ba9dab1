import { googleErrorText } from '@roborrow/text/errors/auth';
import { toasts } from '@roborrow/text/toasts';
import { Button } from '../../ui/Button.tsx';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import { useSignInWithGoogle } from './auth.ts';

interface GoogleButtonProps {
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

/** The four-coloured G, as the provider's branding asks for. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden focusable="false">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1Z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5a13.2 13.2 0 0 1-19.7-6.9H4.3v5.7A22 22 0 0 0 24 46Z"
      />
      <path fill="#FBBC05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.3a22 22 0 0 0 0 19.8l7.4-5.7Z" />
      <path
        fill="#EA4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A21.9 21.9 0 0 0 4.3 14.1l7.4 5.7A13.1 13.1 0 0 1 24 10.8Z"
      />
    </svg>
  );
}
