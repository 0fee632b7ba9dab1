import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices, type Demo } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { saveFile } from '../../shared/save-file.ts';
import { showToast } from '../../shared/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { demoKey } from './demo.queries.ts';
import { demoDialog } from './demo.text.ts';
import styles from './demo.module.css';

/** Replaces everything in the demo, by its beginning or by a file, and offers to save it as one before (D873). */
export function ResetDialog({ onClose }: { readonly onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const save = useDemoMutation(async (demo) => {
    const file = new Blob([await demo.save()], { type: 'application/jsonl' });
    saveFile(file, demoDialog.fileName(new Date().toISOString().slice(0, 10)));
  });
  const load = useDemoMutation(async (demo, file: File) => demo.load(await file.text()), {
    ...{ done: demoDialog.loaded, failed: demoDialog.notLoaded, onClose },
  });
  const reset = useDemoMutation((demo) => demo.reset(), {
    ...{ done: demoDialog.done, failed: app.error.heading, onClose },
  });
  return (
    <Dialog title={app.demo.reset} closeLabel={app.close} onClose={onClose}>
      <p>{demoDialog.confirmReset}</p>
      <p>{demoDialog.copy}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(undefined)}>
          {demoDialog.save}
        </Button>
        <Button variant="secondary" busy={load.isPending} onClick={() => input.current?.click()}>
          {demoDialog.load}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".jsonl"
          aria-label={demoDialog.load}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) load.mutate(file);
            // Without this, picking the same file again would fire no event.
            currentTarget.value = '';
          }}
        />
      </div>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onClose}>
          {demoDialog.cancel}
        </Button>
        <Button busy={reset.isPending} onClick={() => reset.mutate(undefined)}>
          {demoDialog.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

interface Outcome {
  readonly done: string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** Something done with the demo. If it replaces the data, all that is on the screen is fetched again. */
function useDemoMutation<Input = undefined>(
  work: (demo: Demo, input: Input) => Promise<void>,
  replacing?: Outcome,
) {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const { demo } = await services;
      if (demo) await work(demo, input);
    },
    onSuccess: async () => {
      if (!replacing) return;
      showToast('success', replacing.done);
      replacing.onClose();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== demoKey[0] });
    },
    onError: () => showToast('error', replacing?.failed ?? app.error.heading),
  });
}
