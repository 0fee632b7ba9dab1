import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { inLanguage } from './language.ts';
import { sharing } from './sharing.text.ts';
import { showToast } from './toast.ts';

export interface ShareButtonProps {
  readonly title: string;
  /** The path of the page to share. */
  readonly path: string;
}

/** Opens the system's sheet for sharing, or copies the page's address where there is none (D312). */
export function ShareButton({ title, path }: ShareButtonProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={sharing.share}
      onClick={() => void share({ title, url: new URL(inLanguage(path), location.origin).href })}
    >
      <Icon name="share-2" size={20} />
    </Button>
  );
}

async function share(data: { readonly title: string; readonly url: string }): Promise<void> {
  if (canShare(data)) {
    try {
      return await navigator.share(data);
    } catch (error) {
      // The sheet was closed. Any other failure leaves copying.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    showToast('success', sharing.copied);
  } catch {
    // Not allowed, or the page was not loaded over https.
    showToast('error', sharing.copyFailed(data.url));
  }
}

/** Not every browser can share, and one that can share texts and files may refuse an address. */
const canShare = (data: ShareData): boolean =>
  'canShare' in navigator && 'share' in navigator && navigator.canShare(data);
