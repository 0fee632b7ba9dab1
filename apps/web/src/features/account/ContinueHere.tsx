import { fullName, isPortError, type UserId } from '@roborrow/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../shared/toast.ts';
import { askForSignIn } from '../../session/other-tabs.ts';
import { signedInElsewhereText as text } from './signed-in-elsewhere.text.ts';

/** Continues this person's sign-in of another tab here on one press (D641). */
export function ContinueHere({ person }: { readonly person: UserId }) {
  const { data: profile } = useQuery(profileById(useServices(), person));
  const { mutateAsync, isPending } = useContinueSignIn();
  const onPress = async () => {
    if (!(await mutateAsync(person))) showToast('error', text.noAnswer);
  };
  return (
    <Button variant="quiet" size="small" busy={isPending} onClick={() => void onPress()}>
      {text.continueAs(profile ? fullName(profile.firstName, profile.lastName) : '')}
    </Button>
  );
}

/** Continues another tab's sign-in of this user here (D641). Resolves with false if that tab does not answer, or its sign-in is over. */
function useContinueSignIn() {
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
