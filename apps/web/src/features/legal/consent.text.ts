/** Asking whether visits may be counted, and taking it back (D813). */
export const consentWords = {
  label: 'Counting visits',
  ask: 'May we count visits with Google Analytics? It tells us what to improve. It sets cookies and sees your IP address, and nothing that you type.',
  more: 'Privacy',
  yes: 'Yes, count',
  no: 'No, do not count',
  choices: 'Privacy choices',
  state: {
    yes: 'Visits on this device are counted.',
    no: 'Visits on this device are not counted.',
    unasked: 'You have not chosen yet. Visits on this device are not counted.',
    refused:
      'Your browser asks not to be tracked, so visits on this device are not counted, whatever was chosen here.',
  },
} as const;
