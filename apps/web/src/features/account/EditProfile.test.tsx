import { PortError, type PlaceAnswer } from '@roborrow/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { namesOf, picture } from '../../../testing/pictures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld, type World } from '../../../testing/world.ts';
import { override, PARTS } from '../../composition/container.ts';
import { showToast } from '../../shared/toast.ts';

const open = async (world?: World) => {
  world ??= await createWorld();
  const app = renderApp(world, '/edit-profile');
  await screen.findByLabelText('First name');
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...world, ...app, save };
};

const raleigh = { description: 'Raleigh, NC, USA', coordinates: { latitude: 35.77, longitude: -78.64 } };

/** Only Raleigh is known. */
const nearRaleigh = async () => {
  const geocode = async (address: string): Promise<PlaceAnswer> =>
    address === raleigh.description
      ? { kind: 'found', place: raleigh, others: [] }
      : { kind: 'unknown', didYouMean: raleigh };
  return createWorld([], {}, override(PARTS.knownPlaces, { suggest: async () => [], geocode }));
};

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pick = (file: File) =>
  fireEvent.change(screen.getByLabelText('Profile picture'), { target: { files: [file] } });
const preview = () => document.querySelector('form img');
const atDashboard = () => screen.findByRole('heading', { name: /^Hello, / });
const stored = async ({ services }: World) => ({
  ...(await services.users.get(ADA)),
  coordinates: (await services.users.getContact(ADA))?.coordinates,
});

/** A picture file that reports this size in bytes. */
const sized = (size: number) => Object.defineProperty(picture('me'), 'size', { value: size });

describe('Edit profile (D74)', () => {
  it('saves the typed texts, trimmed, with coordinates; the session has them at once', async () => {
    const app = await open();
    write('First name', ' Augusta ');
    write('About Me', ' Poetical science. ');
    write('Expertise level', 'expert');
    write('Location', 'Apex, NC, USA');
    await app.save();
    await screen.findByRole('heading', { name: 'Hello, Augusta' });
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Profile updated successfully!');
    expect(await stored(app)).toMatchObject({
      username: 'ada',
      firstName: 'Augusta',
      displayName: 'Augusta Lovelace',
      bio: 'Poetical science.',
      expertise: 'expert',
      location: 'Apex, NC, USA',
      coordinates: { latitude: 35.7, longitude: -78.9 },
    });
  });

  it('requires both names, does not let the username be changed, and saves nothing for Enter in the location (D124)', async () => {
    const { user, save } = await open();
    const says = (label: string, sentence: string) =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    says('Username', 'Your username cannot be changed after account creation');
    write('First name', '');
    write('Last name', '   ');
    await user.type(screen.getByLabelText('Location'), '{Enter}');
    says('First name', '');
    await save();
    says('First name', 'First name is required');
    says('Last name', 'Last name is required');
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('Cancel asks only if changes would be lost', async () => {
    const { user, router, services } = await open();
    const cancel = () => user.click(screen.getByRole('link', { name: 'Cancel' }));
    await cancel();
    await atDashboard();
    await router.navigate({ to: '/edit-profile' });
    await screen.findByLabelText('First name');
    write('First name', 'Augusta');
    await cancel();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('First name')).toHaveValue('Augusta');
    await cancel();
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(await services.users.get(ADA)).toMatchObject({ firstName: 'Ada' });
  });

  it('saves an unknown place without coordinates, says so, and no search is near it (D19)', async () => {
    const app = await open();
    write('Location', 'Ockham');
    await app.save();
    await atDashboard();
    expect(showToast).toHaveBeenCalledWith('error', expect.stringMatching(/^Saved\. We could not place/));
    expect(await stored(app)).toMatchObject({ location: 'Ockham', coordinates: null });
    await app.router.navigate({ to: '/edit-profile' });
    expect(await screen.findByLabelText('Location')).toHaveValue('Ockham');
    await app.router.navigate({ to: '/search', search: { query: 'robot' } });
    await screen.findByRole('heading', { name: '0 robots found' });
    expect(screen.queryByRole('button', { name: /^Remove filter Near/ })).toBeNull();
  });

  it('asks back for a misspelt place, and saves the answer (D19)', async () => {
    const app = await open(await nearRaleigh());
    write('Location', 'Raliegh');
    await app.save();
    expect(await screen.findByText('Did you mean Raleigh, NC?')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Raleigh, NC' }));
    await atDashboard();
    expect(await stored(app)).toMatchObject({
      location: 'Raleigh, NC, USA',
      coordinates: raleigh.coordinates,
    });
  });

  it('keeps a misspelt place on request, without asking again (D19)', async () => {
    const app = await open(await nearRaleigh());
    write('Location', 'Raliegh');
    await app.save();
    await app.user.click(await screen.findByRole('button', { name: 'Keep "Raliegh"' }));
    await atDashboard();
    expect(await stored(app)).toMatchObject({ location: 'Raliegh', coordinates: null });
  });

  it('says nothing about an empty location', async () => {
    const app = await open();
    await app.save();
    await atDashboard();
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  it('keeps everything when saving fails, and saves it at the next try', async () => {
    const app = await open();
    app.faults.set('users.update', 'fail', 1);
    write('First name', 'Augusta');
    pick(picture('me'));
    await waitFor(() => expect(preview()).not.toBeNull());
    await app.save();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to update profile'));
    expect(screen.getByText('Failed to update profile')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Augusta');
    expect(await app.storedPictures()).toBe(0);
    await app.save();
    await atDashboard();
    const { avatar } = await stored(app);
    expect(namesOf([avatar ?? ''])).toEqual(['me']);
    expect(await app.storedPictures()).toBe(1);
  });

  it('reports a session that ended as not authenticated', async () => {
    const app = await open();
    vi.spyOn(app.services.users, 'update').mockRejectedValueOnce(new PortError('not-signed-in'));
    await app.save();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'User not authenticated'));
  });
});

describe('The profile picture', () => {
  it('may have 5,242,880 bytes and not one more', async () => {
    await open();
    pick(sized(5_242_881));
    expect(await screen.findByText('Image size must be less than 5MB')).toBeVisible();
    expect(preview()).toBeNull();
    pick(sized(5_242_880));
    await waitFor(() => expect(preview()).not.toBeNull());
    expect(screen.queryByText('Image size must be less than 5MB')).toBeNull();
  });

  it.each([
    ['calls itself something else', picture('me.txt', 'text/plain'), 'Please select an image file'],
    ['cannot be decoded', picture('broken'), 'Please select an image file'],
    ['has too many pixels', picture('vast'), 'Image must not have more than 64 megapixels'],
  ])('is refused when it %s, and the previous one stays', async (_, file, sentence) => {
    await open();
    pick(picture('me'));
    await waitFor(() => expect(preview()).not.toBeNull());
    const before = preview()?.getAttribute('src');
    pick(file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(preview()).toHaveAttribute('src', before);
  });

  it('shows the progress of its upload, which can be cancelled', async () => {
    const app = await open();
    pick(picture('me'));
    await waitFor(() => expect(preview()).not.toBeNull());
    const letGo = app.hold('images.uploadAvatar');
    await app.save();
    expect(await screen.findByRole('progressbar', { name: 'Uploading your picture' })).toHaveValue(0);
    await app.user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Upload cancelled. Nothing was saved.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(showToast).not.toHaveBeenCalled();
    letGo();
    await app.save();
    await atDashboard();
    expect(await app.storedPictures()).toBe(1);
  });

  it('can be replaced and removed, which deletes the old one from the storage', async () => {
    const app = await open();
    pick(picture('me'));
    await waitFor(() => expect(preview()).not.toBeNull());
    await app.save();
    await atDashboard();
    await app.router.navigate({ to: '/edit-profile' });
    await screen.findByLabelText('First name');
    pick(picture('me-again'));
    await waitFor(() => expect(preview()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await app.save();
    await atDashboard();
    expect(await app.storedPictures()).toBe(1);
    await app.router.navigate({ to: '/edit-profile' });
    await app.user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(preview()).toBeNull();
    await app.save();
    await atDashboard();
    expect((await stored(app)).avatar).toBe('');
    expect(await app.storedPictures()).toBe(0);
  });
});
