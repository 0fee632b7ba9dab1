import { imageId, PortError, type UploadOptions } from '@roborrow/domain';
import { createPendingImages } from '@roborrow/domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { picture } from '../../../testing/pictures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld } from '../../../testing/world.ts';
import { override, SERVICES } from '../../composition/container.ts';
import { showToast } from '../../shared/toast.ts';
import { fillRequired } from './testing/fill.ts';

/** The filled form with two photos, whose uploads wait. */
const upload = async () => {
  const world = await createWorld();
  const app = renderApp(world, '/create-robot');
  await fillRequired(app.user);
  await app.user.upload(screen.getByLabelText('Photos'), [picture('a.png'), picture('b.png')]);
  await screen.findByRole('img', { name: 'Photo 2' });
  const submit = screen.getByRole('button', { name: 'List Robot' });
  const letGo = world.hold('images.uploadRobotImage');
  await app.user.click(submit);
  return { ...world, ...app, submit, letGo };
};

const bar = (number: number) => screen.findByRole('progressbar', { name: `Uploading photo ${number}` });
const cancel = () => screen.findByRole('button', { name: 'Cancel upload' });
const expectNothingLeft = async ({ stored, storedPictures }: Awaited<ReturnType<typeof upload>>) => {
  // By now the running uploads have finished or will never finish.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect([await stored(), await storedPictures()]).toEqual([[], 0]);
};

describe('while photos are uploaded', () => {
  it('each shows its progress', async () => {
    const world = await createWorld();
    const { services } = world;
    const told: UploadOptions[] = [];
    vi.spyOn(services.images, 'uploadRobotImage').mockImplementation((_owner, _robot, _image, options) => {
      if (options) told.push(options);
      return new Promise((_, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new PortError('cancelled'))),
      );
    });
    const { user } = renderApp(world, '/create-robot');
    await fillRequired(user);
    await user.upload(screen.getByLabelText('Photos'), [picture('a.png'), picture('b.png')]);
    await screen.findByRole('img', { name: 'Photo 2' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'List Robot' }));
    expect(await bar(1)).toHaveValue(0);
    await waitFor(() => expect(told).toHaveLength(2));
    act(() => told[1]?.onProgress?.(0.4));
    expect(await bar(1)).toHaveValue(0);
    expect(await bar(2)).toHaveValue(0.4);
    await user.click(await cancel());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('cancelling keeps the form, stores nothing, confirms it, and allows another try', async () => {
    const app = await upload();
    await app.user.click(await cancel());
    expect(app.submit).toHaveFocus();
    expect(await screen.findByText('Upload cancelled. Nothing was saved.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeVisible();
    expect(showToast).not.toHaveBeenCalledWith('error', expect.anything());
    app.letGo();
    await expectNothingLeft(app);
    expect(screen.getByLabelText('Robot name')).toHaveValue('Rover');
    await app.user.click(app.submit);
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(await app.storedPictures()).toBe(2);
  });

  it('leaving the form without saving cancels them', async () => {
    const app = await upload();
    await app.user.click(screen.getByRole('link', { name: 'Home' }));
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('button', { name: 'Find a Robot' });
    app.letGo();
    await expectNothingLeft(app);
    expect(showToast).not.toHaveBeenCalledWith('error', expect.anything());
  });

  it('cancelling is not possible once the listing is being written', async () => {
    const app = await upload();
    const finish = app.hold('robots.create');
    await cancel();
    app.letGo();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull());
    finish();
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(await app.storedPictures()).toBe(2);
  });
});

describe('pictures that an earlier start left', () => {
  it('are deleted when their owner is signed in again', async () => {
    const pendingImages = createPendingImages();
    const world = await createWorld([], {}, override(SERVICES.pendingImages, pendingImages));
    const { images, ids } = world.services;
    const id = imageId(ids.next());
    const file = { bytes: Uint8Array.of(1), contentType: 'image/jpeg' as const };
    const avatar = await images.uploadAvatar(ADA, file, { id });
    expect(await world.storedPictures()).toBe(1);
    await pendingImages.keep({ id: 'left', ownerId: ADA, robotId: null, uploads: [id], replaced: [avatar] });
    pendingImages.abandonAll();
    renderApp(world, '/dashboard');
    await waitFor(async () => expect(await world.storedPictures()).toBe(0));
  });
});
