import type { ReviewId } from '@roborrow/domain';
import { asOwner, emulatorHosts } from './emulators.ts';

/** Opens stored reviews as a trusted function does, without the numbers (D705). */
export const openStored = async (projectId: string, ids: readonly ReviewId[]): Promise<void> => {
  const root = `projects/${projectId}/databases/(default)/documents`;
  await asOwner(`http://${emulatorHosts().firestore}/v1/${root}:commit`, 'POST', {
    writes: ids.map((id) => ({
      update: {
        name: `${root}/reviews/${id}`,
        fields: {
          isOpen: { booleanValue: true },
          openedAt: { timestampValue: new Date().toISOString() },
        },
      },
      updateMask: { fieldPaths: ['isOpen', 'openedAt'] },
    })),
  });
};
