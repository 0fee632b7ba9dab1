import type { CalendarDay } from '@roborrow/domain';
import * as messages from '@roborrow/messages/legal/legal';
import { termsDay } from '@roborrow/text/terms';
import { brand } from '../../shared/brand.text.ts';

/** What the legal pages depend on: who runs the site, and what this build does. */
export interface LegalFacts {
  readonly name: string;
  readonly address: string;
  readonly jurisdiction: string;
  readonly mail: string;
  readonly termsFrom: CalendarDay;
  /** Nobody is behind the operator's values. */
  readonly isExample: boolean;
  /** Everything stays in the browser. */
  readonly isDemo: boolean;
  /** Our server asks a map service for places. */
  readonly asksForPlaces: boolean;
  readonly sendsMails: boolean;
  readonly pushesNotices: boolean;
  readonly checksBrowsers: boolean;
  readonly hearsFailures: boolean;
  readonly countsVisits: boolean;
}

/** A part of a legal page: paragraphs, then points of a list. */
export interface LegalSection {
  readonly heading: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

/** A legal page. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The words around every legal page (D810). */
export const legal = {
  ...messages.legal,
  asOf: (day: CalendarDay): string => messages.legal.asOf({ day: termsDay(day) }),
  example: messages.legal.example({ brand: brand.name }),
} as const;
