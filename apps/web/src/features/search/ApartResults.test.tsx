import { tinyVocabulary } from '@roborrow/domain/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { override, PARTS } from '../../composition/container.ts';

const open = async (query: string) => {
  const world = await createWorld(
    [
      robot(1, { name: 'Hauler', description: 'Carries boxes.', features: [] }),
      robot(2, { name: 'Rover', description: 'Boxes.', features: [] }),
    ],
    {},
    override(PARTS.vocabulary, { load: async () => ({ ...tinyVocabulary, everyday: new Set(['car']) }) }),
  );
  await world.services.auth.signOut();
  return renderApp(world, `/search?query=${query}`);
};
const WITHIN = /^1 robot has your words only within others/;

it('robots that have a word within another one are not results, and shown when asked for (D870)', async () => {
  const { user } = await open('car');
  const button = await screen.findByRole('button', { name: WITHIN });
  expect(screen.queryByRole('link', { name: /Hauler/ })).toBeNull();
  expect(screen.getByRole('heading', { name: '0 robots found' })).toBeVisible();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: WITHIN })).toHaveFocus();
  expect(screen.getByRole('link', { name: /Hauler/ })).toBeVisible();
});

it('what is no word is shown where its letters are, at once (D870)', async () => {
  await open('ov');
  expect(await screen.findByRole('heading', { name: WITHIN })).toBeVisible();
  expect(screen.getByRole('link', { name: /Rover/ })).toBeVisible();
});
