import { dollarsPerDay, type Robot } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { namesOf, picture } from '../../../testing/pictures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { BOB, createWorld, robot } from '../../../testing/world.ts';
import { showToast } from '../../shared/toast.ts';

const listed = robot(1, {
  price: dollarsPerDay(45.5),
  images: ['/one.jpg', '/two.jpg'],
  features: ['ROS 2'],
  isAvailable: false,
});

const open = async (robots: readonly Robot[] = [listed], address = '/edit-robot/robot1') => {
  const world = await createWorld(robots);
  return { ...world, ...renderApp(world, address) };
};

const save = () => screen.findByRole('button', { name: 'Save Changes' });

describe('editing a listing (D24)', () => {
  it('shows the stored listing', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Edit Engine 1' })).toBeVisible();
    expect(screen.getByLabelText('Robot name')).toHaveValue('Engine 1');
    expect(screen.getByLabelText('Price per day')).toHaveValue('45.50');
    expect(screen.getByLabelText('Location')).toHaveValue('Apex, NC, USA');
    expect(screen.getByRole('button', { name: 'Remove ROS 2' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /^Photo / })).toHaveLength(2);
  });

  it('renders no stored photo before its size is known, but the photo can be removed (D152)', async () => {
    const { user } = await open([{ ...listed, images: ['https://store.test/huge.jpg'] }]);
    const remove = await screen.findByRole('button', { name: 'Remove photo 1' });
    expect(document.querySelector('img[src*="huge"]')).toBeNull();
    await user.click(remove);
    expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
  });

  it('starts with the listing as stored now, not with a cached one', async () => {
    const { router, services } = await open([listed], '/robots/robot1');
    await screen.findByRole('heading', { name: 'Engine 1' });
    await services.robots.update(listed.id, { name: 'Engine 1, elsewhere' });
    await router.navigate({ to: '/edit-robot/$robotId', params: { robotId: listed.id } });
    expect(await screen.findByLabelText('Robot name')).toHaveValue('Engine 1, elsewhere');
  });

  it('stores the changes and the photos in order, and no field that the owner may not change', async () => {
    const { user, stored, router } = await open();
    await user.type(await screen.findByLabelText('Robot name'), ' B');
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await user.upload(screen.getByLabelText('Photos'), picture('new.png'));
    await user.click(await screen.findByRole('button', { name: 'Move photo 2 forward' }));
    await user.click(await save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(showToast).toHaveBeenCalledWith('success', 'Listing saved');
    const [now] = await stored();
    expect(now).toMatchObject({
      name: 'Engine 1 B',
      isAvailable: false,
      createdAt: listed.createdAt,
      ownerId: listed.ownerId,
    });
    const [first = '', second] = now?.images ?? [];
    expect(namesOf([first])).toEqual(['new.png']);
    expect(second).toBe('/two.jpg');
    expect(await screen.findByText('You listed Engine 1 B')).toBeVisible();
  });

  it('asks before changes are lost, and not without changes', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Move photo 2 forward' }));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('button', { name: 'Move photo 1 back' }));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  });

  it('keeps what was typed when saving fails', async () => {
    const { user, faults } = await open();
    await user.type(await screen.findByLabelText('Robot name'), ' B');
    faults.set('robots.update', 'fail', 1);
    await user.click(await save());
    expect(await screen.findByText('Failed to update robot')).toBeVisible();
    expect(screen.getByLabelText('Robot name')).toHaveValue('Engine 1 B');
    await user.click(await save());
    expect(await screen.findByText('You listed Engine 1 B')).toBeVisible();
  });

  it('is allowed only to the owner', async () => {
    await open([robot(1, { ownerId: BOB })]);
    expect(
      await screen.findByRole('heading', { name: 'Only its owner can edit this listing.' }),
    ).toBeVisible();
    expect(screen.queryByLabelText('Robot name')).toBeNull();
  });

  it('says when the robot does not exist', async () => {
    await open([], '/edit-robot/nothing');
    expect(
      await screen.findByRole('heading', {
        name: 'Robot not found',
      }),
    ).toBeVisible();
  });

  it('can be tried again when the robot cannot be loaded', async () => {
    const world = await createWorld([listed]);
    world.faults.set('robots.get', 'fail', 2);
    const { user } = renderApp(world, '/edit-robot/robot1');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'Failed to fetch robot' })).toBeVisible();
    await user.click(retry);
    expect(await screen.findByLabelText('Robot name')).toHaveValue('Engine 1');
  });
});
