/** There is no such robot (D69). */
export const robotNotFound = {
  heading: 'Robot not found',
  text: 'The robot you are looking for does not exist or was removed.',
} as const;
