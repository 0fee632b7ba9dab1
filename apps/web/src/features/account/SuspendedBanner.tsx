import type { UserId } from '@roborrow/domain';
import { settings } from '../../env.ts';
import { Banner } from '../../ui/surfaces.tsx';
import { useIsSuspended } from './account.queries.ts';
import { suspended } from './edit-profile.text.ts';

/** Tells a suspended member why nothing that they write is accepted (D461). It costs one read. */
export function SuspendedBanner({ user }: { readonly user: UserId }) {
  if (!useIsSuspended(user)) return null;
  return (
    <Banner tone="bad">
      <p>{suspended.text}</p>
      <p>
        {suspended.ask} <a href={`mailto:${settings.contactMail}`}>{settings.contactMail}</a>
      </p>
    </Banner>
  );
}
