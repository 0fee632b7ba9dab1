import { uploads as words } from '@roborrow/text/fields/image';
import { Button } from '../ui/Button.tsx';
import type { Uploads } from './use-uploads.ts';

/** Replaces the link out of a form while leaving the form would cancel an upload. */
export function CancelUpload({ uploads }: { readonly uploads: Uploads }) {
  return (
    <Button
      variant="quiet"
      size="large"
      onClick={({ currentTarget }) => {
        // This button disappears, so the focus moves to the submit button.
        currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        uploads.cancel();
      }}
    >
      {words.cancel}
    </Button>
  );
}
