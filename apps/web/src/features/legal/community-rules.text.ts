import type { LegalFacts, LegalText } from './legal.text.ts';

/** How people treat each other here (D810). */
export const communityRules = ({ mail }: LegalFacts): LegalText => ({
  title: 'Community rules',
  lead: 'People hand each other machines that are worth a lot. That works when everybody can trust what they read, and whom they meet.',
  sections: [
    {
      heading: 'Be honest',
      text: [],
      points: [
        'Be who you say you are.',
        'Show the robot that you lend, not one like it. Say what it cannot do, and what is broken.',
        'Review what happened, and nothing else. No review for money or favours.',
      ],
    },
    {
      heading: 'Be kind',
      text: [],
      points: [
        'No insults, threats or harassment, and nobody is treated worse for who they are.',
        'No advertising, no chains of the same message to many people.',
        'Do not publish where others live, or what they told you in confidence.',
      ],
    },
    {
      heading: 'Be safe',
      text: [],
      points: [
        'Show how the robot is used and stopped before you hand it over.',
        'Keep to the law: for drones, for machines on public roads, for recordings of other people.',
        'No weapons, and no robot that is meant to hurt or to spy on people.',
        'Meet where you feel safe. Never send money to somebody whom you have not met.',
      ],
    },
    {
      heading: 'Keep your word',
      text: [],
      points: [
        'Come when you said, or cancel as early as you can.',
        'Bring the robot back as you got it, and say at once when something broke.',
      ],
    },
    {
      heading: 'When something is wrong',
      text: [
        'Report a listing, a profile, a review or a message with the button beside it; only we read the report. Block a person who should not write to you any more: nobody tells them.',
        `We may hide what breaks these rules, and suspend who breaks them. If that hit you by mistake, say so on your dashboard or write to ${mail}. In an emergency, call the police, not us.`,
      ],
    },
  ],
});
