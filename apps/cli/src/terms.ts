import { DEMO_TERMS, parseDay, type CalendarDay } from '@roborrow/domain';
import { EXIT, Refusal } from './exit-codes.ts';
import { settingsText } from './text/doctor.ts';

/** Which terms this backend's operator has, and where they are. */
export interface Terms {
  readonly version: CalendarDay;
  readonly address: string;
}

/**
 * Reads the settings that the web is built with (`VITE_TERMS_DATE`), with or without `VITE_`, and `ROBORROW_SITE`, the site's address.
 * @throws Refusal for a value that is not allowed.
 */
export const readTerms = (environment: Readonly<Record<string, string | undefined>>): Terms => {
  const day = (environment['VITE_TERMS_DATE'] ?? environment['TERMS_DATE'] ?? '').trim();
  const version = day === '' ? DEMO_TERMS : parseDay(day);
  if (version === null) throw new Refusal(settingsText.noDay(day), EXIT.usage);
  const site = (environment['ROBORROW_SITE'] ?? '').trim().replace(/\/$/, '');
  return { version, address: `${site}/terms` };
};
