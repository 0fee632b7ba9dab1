/** The three steps that Home and About both show. */
export const howItWorks = [
  {
    title: 'Find your robot',
    text: 'Search by what you need and where you are. Every result shows its price and its distance.',
  },
  {
    title: 'Talk to the owner',
    text: 'Send a message, ask what you want to know, and agree on a day and a place to meet.',
  },
  {
    title: 'Meet and borrow',
    text: 'Pick the robot up, put it to work, and bring it back when you said you would.',
  },
] as const;
