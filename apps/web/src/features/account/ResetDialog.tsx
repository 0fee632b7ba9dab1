import { useMutation, useQueryClient } from '@tanstack/react-query';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { useServices } from '../../services.tsx';
import { demoKey } from './demo.queries.ts';
import styles from './demo.module.css';

/** Asks for confirmation before everything that was added to the demo is removed. */
export function ResetDialog({ onClose }: { readonly onClose: () => void }) {
  const reset = useResetDemo();
  const confirm = () =>
    reset.mutate(undefined, {
      onSuccess: () => showToast('success', app.demo.done),
      onError: () => showToast('error', app.error.heading),
      onSettled: onClose,
    });
  return (
    <Dialog title={app.demo.reset} closeLabel={app.close} onClose={onClose}>
      <p>{app.demo.confirmReset}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onClose}>
          {app.demo.cancel}
        </Button>
        <Button busy={reset.isPending} onClick={confirm}>
          {app.demo.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

/** Resets the demo data; all data on the screen is fetched again. */
function useResetDemo() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await services).demo?.reset(),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== demoKey[0] }),
  });
}
