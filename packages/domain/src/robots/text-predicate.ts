import type { Robot } from './robot.ts';

/** A test for "the text stands in name, description or category", in any case (specification §7). */
export const createTextPredicate = (text: string): ((robot: Robot) => boolean) => {
  const sought = text.trim().toLowerCase();
  if (sought === '') return () => true;
  return ({ name, description, category }) =>
    name.toLowerCase().includes(sought) ||
    category.toLowerCase().includes(sought) ||
    description.toLowerCase().includes(sought);
};
