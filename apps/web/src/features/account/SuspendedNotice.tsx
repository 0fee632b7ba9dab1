import type { UserId } from '@roborrow/domain';
import { settings } from '../../env.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useIsSuspended } from './deletion.queries.ts';
import { suspended } from './suspended.text.ts';

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
