import { tinyWords } from '@roborrow/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { override, PARTS } from '../../composition/container.ts';

const STORED = 'roborrow.searched';
const BEFORE = ['query=uav', 'query=mower&location=Apex%2C+NC%2C+USA&distance=50'];

beforeEach(() => localStorage.clear());

const open = async (address: string) => {
  const world = await createWorld([robot(1)], {}, override(PARTS.vocabulary, tinyWords));
  await world.services.auth.signOut();
  const { user } = renderApp(world, address);
  const box = await screen.findByRole('combobox', { name: 'What do you need?' });
  return { user, box };
};
const texts = () => {
  const list = screen.queryByRole('listbox', { name: 'Suggestions' });
  return list ? [...list.children].map(({ textContent }) => textContent.trim()) : [];
};
const expectAddress = (expected: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(expected));

describe.each(['/', '/search'])('The box for words on %s (D631)', (address) => {
  it('suggests concepts by any of their names; the chosen one is searched', async () => {
    const { user, box } = await open(address);
    await user.type(box, 'roo');
    await waitFor(() => expect(texts()).toEqual(['vacuuming roomba']));
    await user.keyboard('{ArrowDown}{Enter}');
    await expectAddress('/search?query=vacuuming');
  });

  it('suggests places, and fills the box for places with the chosen one', async () => {
    const { user, box } = await open(address);
    await user.type(box, 'apex');
    await user.click(await screen.findByRole('option', { name: 'Apex NC, USA' }));
    expect(screen.getByRole('combobox', { name: 'Where?' })).toHaveValue('Apex, NC, USA');
    expect(box).toHaveValue('');
  });

  it('suggests recent searches when it is empty, repeats one, and forgets them', async () => {
    localStorage.setItem(STORED, JSON.stringify(BEFORE));
    const { user, box } = await open(address);
    await user.click(box);
    await waitFor(() =>
      expect(texts()).toEqual(['uav Searched before', 'mower Apex, NC, USA', 'Clear recent searches']),
    );
    await user.click(screen.getByRole('option', { name: /^mower/ }));
    await expectAddress(`/search?${BEFORE[1]}`);
    const again = await screen.findByRole('combobox', { name: 'What do you need?' });
    await user.clear(again);
    await user.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
    expect(localStorage.getItem(STORED)).toBeNull();
    expect(texts()).toEqual([]);
  });
});

it('keeps the other filters with a chosen category (D631)', async () => {
  const { user, box } = await open('/search?query=engine&maxPrice=30');
  await user.clear(box);
  await user.type(box, 'educ');
  await user.click(await screen.findByRole('option', { name: 'Educational Category' }));
  await expectAddress('/search?maxPrice=30&category=educational');
});

it('remembers the last eight searches with words, each once (D631)', async () => {
  localStorage.setItem(
    STORED,
    JSON.stringify(['query=engine', ...Array.from({ length: 9 }, (_, i) => `query=${i}`)]),
  );
  await open('/search?query=engine');
  const stored = () => JSON.parse(localStorage.getItem(STORED) ?? '[]') as readonly string[];
  await waitFor(() => expect(stored()).toHaveLength(8));
  expect(stored().filter((one) => one === 'query=engine')).toHaveLength(1);
});

it('keeps a member’s searches in the tab until they log out (D631)', async () => {
  const world = await createWorld([robot(1)]);
  renderApp(world, '/search?query=engine');
  await waitFor(() => expect(sessionStorage.getItem(STORED)).toContain('engine'));
  expect(localStorage.getItem(STORED)).toBeNull();
  await world.services.auth.signOut();
  await waitFor(() => expect(sessionStorage.getItem(STORED)).toBeNull());
});
