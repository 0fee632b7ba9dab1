import { finishPendingImages } from '@roborrow/domain';
import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';

/**
 * Runs at the start of a session: deletes pictures of uploads that an earlier session did not finish (D23).
 */
export function useFinishPendingImages(): void {
  const services = useServices();
  const me = useMember()?.user.uid ?? null;
  useEffect(() => {
    if (me !== null) services.then((ready) => finishPendingImages(ready)(me)).catch(console.error);
  }, [services, me]);
}
