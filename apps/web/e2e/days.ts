const inCalifornia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A day as text, so many days from today in California, where the robots of these tests are (D753). */
export const dayIn = (days: number): string => inCalifornia.format(Date.now() + days * 86_400_000);
