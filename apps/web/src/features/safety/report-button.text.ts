import type { ReportSubject } from '@roborrow/domain';
import * as messages from '@roborrow/messages/safety/report-button';

/** Reporting to the operator (D466). The dialog's sentences are apart, because it is loaded later. */
export const reportButton: Readonly<Record<ReportSubject['kind'], string>> = messages.reportButton;
