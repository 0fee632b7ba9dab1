import { lazyNamed } from '../../ui/lazy-named.ts';

export const ReportDialog = lazyNamed(() => import('./ReportDialog.tsx'), 'ReportDialog');
