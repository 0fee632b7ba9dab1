import { isPortError, type ConditionPhoto, type ConditionPhotoAsked } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices, type Services } from '../../services.tsx';
import { pictureIsSmall } from '../../ui/Picture.tsx';
import { smallConditionPhoto } from './condition-photo.queries.ts';

/** How a photo of the condition can be shown (D750): by a URL that this page made, because it has none of its own. */
export type ShownPhoto =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly url: string }
  /** Its author left. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unavailable' };

const LOADING: ShownPhoto = { kind: 'loading' };

/** The URL of a photo that was read; it is revoked by whoever made it. Another client may have stored anything, so its size is checked (D152). */
export const photoUrl = async (
  services: Pick<Services, 'images'>,
  { by, message, photo }: ConditionPhoto,
  size: ConditionPhotoAsked['size'],
): Promise<string | null> => {
  const bytes = await services.images.readConditionPhoto({ by, message, photo, size });
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  if (await pictureIsSmall(url)) return url;
  URL.revokeObjectURL(url);
  return null;
};

/** A photo of the condition in its small size. */
export function useConditionPhoto(photo: ConditionPhoto): ShownPhoto {
  const services = useServices();
  const { data: bytes, error } = useQuery(smallConditionPhoto(services, photo));
  const [shown, setShown] = useState<ShownPhoto>(LOADING);
  useEffect(() => {
    if (!bytes) return;
    let isGone = false;
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    void pictureIsSmall(url).then(
      (isSmall) => !isGone && setShown(isSmall ? { kind: 'shown', url } : { kind: 'unavailable' }),
    );
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [bytes]);
  if (error) return { kind: isPortError(error) && error.kind === 'not-found' ? 'gone' : 'unavailable' };
  return shown;
}
