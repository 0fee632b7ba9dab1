/** Contact (D30). */
export const contact = {
  title: 'Contact',
  heading: 'Talk to us',
  text: 'A question, a problem, an idea: write to us. A person reads every message.',
} as const;
