import type { OperatorAct } from '@roborrow/domain';
import { showToast } from '../../shared/toast.ts';
import { useAct } from './operator.queries.ts';
import { actErrorText, caseText } from './operator.text.ts';

/** Carries out one act at a time, and says what became of it. */
export function useActing() {
  const { mutate, isPending } = useAct();
  const carryOut = (act: OperatorAct, note: string): void =>
    mutate(
      { act, note },
      {
        onSuccess: (outcome) => showToast(outcome === 'done' ? 'success' : 'error', caseText.act[outcome]),
        onError: (thrown) => showToast('error', actErrorText(thrown)),
      },
    );
  return { carryOut, isBusy: isPending };
}
