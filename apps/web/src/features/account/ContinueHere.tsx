import { fullName, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../shared/toast.ts';
import { useContinueSignIn } from './continue-sign-in.ts';
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
