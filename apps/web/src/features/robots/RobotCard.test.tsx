import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonRating, Rating } from './RobotCard.tsx';

it("shows a robot's rating with one decimal, its reviews and its rentals (D45)", () => {
  const { container } = render(<Rating rated={{ rating: 4.25, reviewCount: 12, totalRentals: 1 }} />);
  expect(container).toHaveTextContent('4.3Rated 4.3 out of 5 (12 reviews, 1 rental)');
  expect(screen.getByText('4.3')).toHaveAttribute('aria-hidden');
  expect(container.querySelector('[data-glyph]')).toHaveAttribute('data-glyph', 'star-filled');
});

it('leaves out rentals if there are none', () => {
  const { container } = render(<Rating rated={{ rating: 5, reviewCount: 1, totalRentals: 0 }} />);
  expect(container).toHaveTextContent('(1 review)');
});

it('shows nothing for a robot without reviews, not even its rentals', () => {
  const { container } = render(<Rating rated={{ rating: 0, reviewCount: 0, totalRentals: 3 }} />);
  expect(container).toBeEmptyDOMElement();
});

it('calls a user without reviews new', () => {
  const { container } = render(<PersonRating person={{ rating: 0, reviewCount: 0 }} />);
  expect(container).toHaveTextContent(/^New on Roborrow$/);
});

it("shows a user's rating and reviews", () => {
  const { container } = render(<PersonRating person={{ rating: 4.9, reviewCount: 64 }} />);
  expect(container).toHaveTextContent('Rated 4.9 out of 5 (64 reviews)');
});
