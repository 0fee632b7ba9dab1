import type { DevicePositionPort, PositionAnswer } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { showToast } from '../../../testing/replaced-modules.ts';
import { createWorld, robot } from '../../../testing/world.ts';
import { override, SERVICES } from '../../composition/container.ts';
import { myTownErrorText } from './my-town.text.ts';
import { placeInput } from './place-input.text.ts';

const APEX = { placeId: 'apex', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' };
const IN_APEX: PositionAnswer = { kind: 'known', position: { latitude: 35.7321, longitude: -78.8503 } };

async function open(address: string, ask: DevicePositionPort['ask']) {
  const world = await createWorld(
    [robot(1)],
    {},
    override(SERVICES.devicePosition, { ask }),
    override(SERVICES.towns, { nearestTown: async () => APEX, list: async () => [] }),
  );
  const { user } = renderApp(world, address);
  const box = await screen.findByRole('combobox', { name: /Where|Location/ });
  const button = screen.getByRole('button', { name: placeInput.useLocation });
  return { user, button, box };
}

describe('Use my location (D340)', () => {
  test('asks the device when it is pressed and not before, fills in the nearest town, and searches there', async () => {
    let asked = 0;
    const { user, button, box } = await open('/search', async () => {
      asked += 1;
      return IN_APEX;
    });
    expect(asked).toBe(0);
    await user.click(button);
    expect(await screen.findByText(placeInput.nearestTown(APEX.description))).toHaveRole('status');
    expect(box).toHaveValue(APEX.description);
    expect(asked).toBe(1);
    expect(await screen.findByRole('heading', { name: '1 robot found' })).toBeVisible();
  });

  test('is busy meanwhile, says so, and keeps the focus', async () => {
    const { user, button } = await open('/search', () => new Promise(() => {}));
    await user.click(button);
    expect(await screen.findByText(placeInput.locating)).toHaveRole('status');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  test.each(['refused', 'blocked', 'unsupported', 'timed-out', 'unavailable'] as const)(
    'says why there is no answer and how to go on: %s',
    async (why) => {
      const { user, button, box } = await open('/search', async () => ({ kind: 'unknown', why }));
      await user.click(button);
      expect(await screen.findByRole('alert')).toHaveTextContent(myTownErrorText[why]);
      await user.click(screen.getByRole('button', { name: placeInput.close }));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(button).toHaveFocus();
      await user.click(button);
      await user.type(box, 'A');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('an answer that comes after the user went on typing changes nothing', async () => {
    let answer = (_: PositionAnswer) => {};
    const { user, button, box } = await open(
      '/search',
      () => new Promise((resolve) => void (answer = resolve)),
    );
    await user.click(button);
    await screen.findByText(placeInput.locating);
    await user.type(box, 'Ral');
    answer(IN_APEX);
    await user.type(box, 'eigh');
    expect(box).toHaveValue('Raleigh');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('words typed while the device is looking are searched with the town', async () => {
    let answer = (_: PositionAnswer) => {};
    const { user, button } = await open('/search', () => new Promise((resolve) => void (answer = resolve)));
    await user.click(button);
    await user.type(screen.getByRole('combobox', { name: 'What do you need?' }), 'engine');
    answer(IN_APEX);
    expect(await screen.findByRole('button', { name: 'Remove filter "engine"' })).toBeVisible();
  });

  test('in the listing form the town counts as picked (D20)', async () => {
    const { user, button, box } = await open('/create-robot', async () => IN_APEX);
    await user.click(button);
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Location selected: Apex, NC, USA'),
    );
    expect(box).toHaveValue(APEX.description);
  });
});
