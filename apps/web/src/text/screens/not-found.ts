/** The 404 page (specification §2). */
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
