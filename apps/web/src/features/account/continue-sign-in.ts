import { isPortError, type UserId } from '@roborrow/domain';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { askForSignIn } from '../../session/other-tabs.ts';

/** Continues another tab's sign-in of this user here (D641). Resolves with false if that tab does not answer, or its sign-in is over. */
export function useContinueSignIn() {
  const services = useServices();
  return useMutation({
    mutationFn: async (uid: UserId) => {
      const signIn = await askForSignIn(uid);
      if (signIn === null) return false;
      try {
        await (await services).auth.continueSignIn(signIn);
        return true;
      } catch (thrown) {
        if (!isPortError(thrown)) throw thrown;
        console.error(thrown);
        return false;
      }
    },
  });
}
