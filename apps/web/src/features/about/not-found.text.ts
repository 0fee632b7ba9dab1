/** The 404 page (D75). */
export const notFound = {
  title: 'Page not found',
  heading: 'This page has wandered off',
  text: 'The address may be mistyped, or the page has moved.',
  goHome: 'Go Home',
  browse: 'Browse Robots',
  goBack: 'Go Back',
  contactQuestion: 'Still lost?',
  contact: 'Contact us',
} as const;
