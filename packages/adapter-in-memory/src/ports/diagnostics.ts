import type { DiagnosticReport, DiagnosticsPort } from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import type { Store } from '../store/store.ts';

const report = (state: 'up' | 'down'): DiagnosticReport => ({
  backend: 'in-memory',
  configuration: null,
  services: { initialization: 'up', authentication: state, database: state, storage: state },
});

export const createDiagnostics = ({ answer }: Operations, store: Store): DiagnosticsPort => {
  const ask = answer('diagnostics.report', async () => {
    await store.read();
    return report('up');
  });
  return { report: () => ask().catch(() => report('down')) };
};
