import { collectMyData, type AuthUser, type MyData } from '@roborrow/domain';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';

/** Collects everything that is stored of the user (D464). It rejects with the port's error. */
export function useCollectMyData(user: AuthUser) {
  const services = useServices();
  return useMutation({
    mutationFn: async (): Promise<MyData> => {
      const collected = await collectMyData({ ...(await services), readPicture })(user);
      if (collected.ok) return collected.value;
      throw collected.error.kind === 'port' ? collected.error.error : new Error(collected.error.kind);
    },
  });
}

/** Stored pictures have an address, those of the embedded backend contain their bytes. */
async function readPicture(url: string): Promise<string> {
  if (url.startsWith('data:')) return url;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return asDataUrl(await response.blob());
}

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(blob);
  });
