import { chooseUsername, type ChooseUsernameInput } from '@roborrow/domain';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../services.tsx';

/** Resolves with the use case's result; afterwards the session contains the name. */
export function useChooseUsername() {
  const { services, session } = useApp();
  return useMutation({
    mutationFn: async (input: ChooseUsernameInput) => {
      const result = await chooseUsername(await services)(input);
      if (result.ok) await session.refreshProfile();
      return result;
    },
  });
}
