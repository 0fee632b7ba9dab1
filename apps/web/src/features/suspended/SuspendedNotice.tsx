import type { UserId } from '@roborrow/domain';
import { settings } from '../../env.ts';
import { useIsSuspended } from '../../queries/users/deletion.ts';
import { suspended } from '../../text/suspended.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Tells a suspended member why nothing that they write is accepted (D461). It costs one read. */
export function SuspendedNotice({ user }: { readonly user: UserId }) {
  if (!useIsSuspended(user)) return null;
  return (
    <Notice tone="bad">
      <p>{suspended.text}</p>
      <p>
        {suspended.ask} <a href={`mailto:${settings.contactMail}`}>{settings.contactMail}</a>
      </p>
    </Notice>
  );
}
