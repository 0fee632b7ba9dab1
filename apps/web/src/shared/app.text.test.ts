import { expect, it } from 'vitest';
import { app } from './app.text.ts';

it('the document’s title begins with the number of unread messages (D28)', () => {
  expect(app.documentTitle('Home', 100)).toBe('(99+) Home · Roborrow');
  expect(app.documentTitle('Home')).toBe('Home · Roborrow');
});
