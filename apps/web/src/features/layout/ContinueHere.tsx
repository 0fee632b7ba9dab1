import { fullName, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { signedInElsewhere, useContinueSignIn } from '../../queries/users/signed-in-elsewhere.ts';
import { profileById } from '../../queries/users/users.ts';
import { useServices } from '../../services.tsx';
import { signedInElsewhere as text } from '../../text/signed-in-elsewhere.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../toasts/index.ts';

/** The one person who is signed in in another tab; `null` without one, and where there are two. */
export function useOnlyOneElsewhere(): UserId | null {
  const { data: elsewhere = [] } = useQuery(signedInElsewhere);
  const [one = null] = elsewhere;
  return elsewhere.length === 1 ? one : null;
}

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
