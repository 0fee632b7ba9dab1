import type { EpochMs, MessageAge } from '@roborrow/domain';

/** Dates follow the reader's own locale and time zone (specification §2). */
const localeDate = new Intl.DateTimeFormat();
const localeMoment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** "Just now", "3h ago", or the locale's date (specification §9). */
export const messageAgeText = (age: MessageAge): string => {
  switch (age.kind) {
    case 'just-now':
      return 'Just now';
    case 'hours':
      return `${age.hours}h ago`;
    case 'date':
      return localeDate.format(age.at);
  }
};

/** A moment in full, for whoever wants more than its age. */
export const momentText = (at: EpochMs): string => localeMoment.format(at);

/** "Member since 2024" (specification §2). */
export const memberSince = (at: EpochMs): string => `Member since ${year.format(at)}`;

/** "Joined March 2024". */
export const joined = (at: EpochMs): string => `Joined ${monthAndYear.format(at)}`;
