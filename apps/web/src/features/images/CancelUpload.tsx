import { uploads as words } from '../../text/fields/image.ts';
import { Button } from '../../ui/Button.tsx';
import type { Uploads } from './use-uploads.ts';

/** Stands where the way out of a form stands, while leaving it would mean giving up an upload. */
export function CancelUpload({ uploads }: { readonly uploads: Uploads }) {
  return (
    <Button
      variant="quiet"
      size="large"
      onClick={({ currentTarget }) => {
        // This button goes; the one that tries again stays.
        currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        uploads.cancel();
      }}
    >
      {words.cancel}
    </Button>
  );
}
