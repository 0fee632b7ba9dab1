import { ActionSection } from '../../shared/ActionSection.tsx';
import { useEndOtherSignIns } from './other-sign-ins.ts';
import { otherSignIns as words } from './other-sign-ins.text.ts';

/** Logs the member out everywhere but here (D490). */
export function OtherSignIns() {
  const { mutateAsync, isPending } = useEndOtherSignIns();
  const end = async () => {
    await mutateAsync();
    return words.done;
  };
  return <ActionSection id="other-sign-ins" words={words} isActing={isPending} act={end} />;
}
