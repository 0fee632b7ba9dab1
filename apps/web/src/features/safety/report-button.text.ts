import type { ReportSubject } from '@roborrow/domain';

/** Reporting to the operator (D466). The dialog's sentences are apart, because it is loaded later. */
export const reportButton: Readonly<Record<ReportSubject['kind'], string>> = {
  listing: 'Report this listing',
  profile: 'Report this profile',
  message: 'Report this message',
  review: 'Report this review',
};
