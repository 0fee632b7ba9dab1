/** What is wrong with the place of a listing (specification §5, D20). */
export const locationSentences = {
  notPicked: 'Please select a location from the suggestions to ensure accurate GPS coordinates',
  notSpecific: 'Please select a more specific location (e.g., "Apex, NC" instead of just "Apex")',
} as const;
