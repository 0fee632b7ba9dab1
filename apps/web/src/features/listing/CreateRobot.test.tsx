import { PortError, UNKNOWN_PLACE } from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishSlow, namesOf, picture } from '../../../testing/pictures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { prepareImage } from '../../shared/prepare-image.ts';
import { showToast } from '../../shared/toast.ts';
import { askDatesText } from '../dates/ask-dates.text.ts';
import { robotDetail } from './robot-detail.text.ts';
import { listed as listedWords, listingAdviceText } from './listing.text.ts';
import { fillRequired, pickApex } from './testing/fill.ts';

const open = async () => {
  const world = await createWorld();
  const app = renderApp(world, '/create-robot');
  // The page's heading is there before its form is loaded.
  return { ...world, ...app, submit: await screen.findByRole('button', { name: 'List Robot' }) };
};

const atDashboard = () => screen.findByRole('heading', { name: 'Hello, Ada' });

describe('List Your Robot', () => {
  it('shows at each field what is wrong, and focuses the first one', async () => {
    const { user, submit, stored } = await open();
    await user.click(submit);
    expect(screen.getByLabelText('Robot name')).toHaveFocus();
    expect(screen.getByLabelText('Robot name')).toHaveAccessibleDescription('Robot name is required');
    expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Category is required');
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Description is required');
    expect(screen.getByLabelText('Price per day')).toHaveAccessibleDescription(
      'In dollars. Price is required',
    );
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription(
      /Please select a location from the suggestions to ensure accurate GPS coordinates$/,
    );
    expect(await stored()).toEqual([]);
  });

  it('stores what was typed, confirms it and opens the dashboard', async () => {
    const { user, submit, stored, router } = await open();
    await fillRequired(user, '  Rover  ');
    await user.type(screen.getByLabelText(/Minimum rental/), '2');
    await user.type(screen.getByLabelText(/Weight/), '12 kg');
    await user.type(screen.getByLabelText(/Pickup time/), 'After 9');
    await user.click(submit);
    await atDashboard();
    expect(showToast).toHaveBeenLastCalledWith(
      'success',
      'Robot listing created successfully with location coordinates!',
    );
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(await stored()).toMatchObject([
      {
        name: 'Rover',
        category: 'Hobby',
        price: 45.5,
        location: 'Apex, NC, USA',
        coordinates: { latitude: 35.7, longitude: -78.9 },
        minRental: 2,
        maxRental: null,
        specifications: { weight: '12 kg' },
        pickupTime: 'After 9',
        ownerId: 'ada',
        isAvailable: true,
      },
    ]);
    expect(await screen.findByText('You listed Rover')).toBeVisible();
  });
});

describe('after a robot was listed (D611)', () => {
  it('the dashboard shows its card and what would help it, and leads to its page as others see it', async () => {
    const { user, submit } = await open();
    await fillRequired(user);
    const advice = () => screen.getByRole('note');
    expect(within(advice()).getAllByRole('listitem')).toHaveLength(2);
    await user.type(
      screen.getByLabelText('Description'),
      ' It follows you and carries your bags, 20 kg of them, for a day.',
    );
    expect(
      within(advice())
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([listingAdviceText['add-a-picture']]);
    await user.click(submit);
    const listed = within(await screen.findByRole('region', { name: 'Rover is listed' }));
    expect(listed.getByRole('article')).toHaveTextContent('Rover');
    expect(listed.getByText(listingAdviceText['add-a-picture'])).toBeVisible();
    expect(listed.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(listed.getByRole('link', { name: listedWords.edit })).toBeVisible();
    await user.click(listed.getByRole('link', { name: listedWords.asOthers }));
    expect(await screen.findByText(robotDetail.asOthers.note)).toBeVisible();
    expect(screen.queryByText(robotDetail.ownRobotNote)).toBeNull();
    expect(screen.getByRole('button', { name: robotDetail.contactOwner })).toBeDisabled();
    expect(screen.getByRole('button', { name: askDatesText.ask })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: robotDetail.asOthers.leave }));
    expect(await screen.findByText(robotDetail.ownRobotNote)).toBeVisible();
    await user.click(screen.getByRole('link', { name: robotDetail.asOthers.see }));
    expect(await screen.findByText(robotDetail.asOthers.note)).toBeVisible();
  });

  it('is shown until it is closed', async () => {
    const { user, submit } = await open();
    await fillRequired(user);
    await user.click(submit);
    await user.click(await screen.findByRole('button', { name: listedWords.close }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Rover is listed' })).toBeNull());
  });
});

describe('the location', () => {
  it('is confirmed when it is picked, and is no longer valid after the user edits it', async () => {
    const { user, submit, stored } = await open();
    await fillRequired(user);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Location selected: Apex, NC, USA');
    await user.type(screen.getByLabelText('Location'), ' ');
    await user.type(screen.getByLabelText('Location'), 'x');
    await user.click(submit);
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription(
      /Please select a location from the sugg/,
    );
    expect(screen.getByLabelText('Location')).toHaveFocus();
    expect(await stored()).toEqual([]);
  });

  it('is valid again when it is picked again', async () => {
    const { user, submit, stored } = await open();
    await fillRequired(user);
    await user.clear(screen.getByLabelText('Location'));
    await pickApex(user);
    await user.click(submit);
    await atDashboard();
    expect(await stored()).toHaveLength(1);
  });

  it('can be picked with Enter, which never submits', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Location'), 'Ape');
    await screen.findByRole('option', { name: /Apex/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Location')).toHaveValue('Apex, NC, USA');
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Robot name is required')).toBeNull();
  });

  it('stops the submission when it cannot be found, and shows this at its field', async () => {
    const { user, submit, services, stored } = await open();
    await fillRequired(user);
    vi.spyOn(services.places, 'geocode').mockResolvedValue(UNKNOWN_PLACE);
    await user.click(submit);
    await waitFor(() => expect(screen.getByLabelText('Location')).toHaveFocus());
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription(
      /Could not determine GPS coordinates for "Apex, NC, USA"\. This usually means/,
    );
    expect(await stored()).toEqual([]);
    expect(screen.getByLabelText('Robot name')).toHaveValue('Rover');
    await user.clear(screen.getByLabelText('Location'));
    expect(screen.getByLabelText('Location')).not.toHaveAccessibleDescription(/Could not determine/);
  });
});

describe('features', () => {
  const tags = () =>
    within(screen.getByRole('list', { name: 'Features' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are added with Enter, trimmed, once each, and can be removed', async () => {
    const { user } = await open();
    await user.type(
      screen.getByLabelText(/Add a feature/),
      '  ROS 2 {Enter}Gripper{Enter}ROS 2{Enter} {Enter}',
    );
    expect(tags()).toEqual(['ROS 2', 'Gripper']);
    expect(screen.queryByText('Robot name is required')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove ROS 2' }));
    expect(tags()).toEqual(['Gripper']);
    expect(screen.getByLabelText(/Add a feature/)).toHaveFocus();
  });

  it('include the one that was typed but not added yet', async () => {
    const { user, submit, stored } = await open();
    await fillRequired(user);
    await user.type(screen.getByLabelText(/Add a feature/), 'ROS 2{Enter}Gripper');
    await user.click(submit);
    await atDashboard();
    expect(await stored()).toMatchObject([{ features: ['ROS 2', 'Gripper'] }]);
  });
});

describe('photos', () => {
  const input = () => screen.getByLabelText('Photos');
  const shown = () => screen.queryAllByRole('img', { name: /^Photo / });

  it('are refused when they are no pictures, too large, or more than ten', async () => {
    const { user } = await open();
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await user.upload(input(), [picture('broken.png'), large, picture('vast.png'), picture('fine.png')]);
    const told = await screen.findByRole('alert');
    await waitFor(() => expect(told).toHaveTextContent('large.png Image size must be less than 10MB'));
    expect(told).toHaveTextContent('broken.png Please select an image file');
    expect(told).toHaveTextContent('vast.png Image must not have more than 64 megapixels');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(input()).toHaveAccessibleDescription(/large\.png Image size must be less than 10MB/);
    await user.upload(
      input(),
      Array.from({ length: 11 }, (_, index) => picture(`${index}.png`)),
    );
    await waitFor(() => expect(shown()).toHaveLength(10));
    expect(told).toHaveTextContent(/^9\.png A listing can have at most 10 photos10\.png A listing/);
    // Photos above the limit are not decoded.
    expect(vi.mocked(prepareImage).mock.calls.map(([file]) => file.name)).not.toContain('9.png');
  });

  it('are refused when their header has another type', async () => {
    await open();
    // The picker's `accept` does not apply to dropped files.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input(), picture('notes.txt', 'text/plain'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please select an image file'));
    expect(shown()).toHaveLength(0);
  });

  it('can be sorted and removed by keyboard, and are stored in that order', async () => {
    const { user, submit, stored } = await open();
    await fillRequired(user);
    await user.upload(
      input(),
      ['a.png', 'b.png', 'c.png'].map((name) => picture(name)),
    );
    await waitFor(() => expect(shown()).toHaveLength(3));
    screen.getByRole('button', { name: 'Move photo 3 forward' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Photo 3 is now photo 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move photo 2 forward' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(input()).toHaveFocus();
    await user.click(submit);
    await atDashboard();
    const [listed] = await stored();
    expect(namesOf(listed?.images ?? [])).toEqual(['c.png', 'b.png']);
  });
});

describe('submitting', () => {
  it('shows how far the preparing is, one photo after the other, and leaves out the rest when it is stopped (D743)', async () => {
    const { user, submit } = await open();
    const files = ['one.png', 'stuck.png', 'two.png'].map((name) => picture(name));
    await user.upload(screen.getByLabelText('Photos'), files);
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Preparing photos...' })).toHaveAttribute(
      'value',
      `${1 / 3}`,
    );
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(submit).toHaveTextContent('List Robot'));
    expect(screen.getByLabelText('Photos')).toHaveFocus();
    expect(screen.queryByRole('img', { name: 'Photo 2' })).toBeNull();
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
    // What is picked afterwards is prepared as before.
    await user.upload(screen.getByLabelText('Photos'), picture('three.png'));
    expect(await screen.findByRole('img', { name: 'Photo 2' })).toBeInTheDocument();
  });

  it('waits for photos that are still being prepared', async () => {
    const { user, submit, stored } = await open();
    await fillRequired(user);
    await user.upload(screen.getByLabelText('Photos'), picture('slow.png'));
    expect(submit).toHaveTextContent('Preparing photos...');
    submit.closest('form')?.requestSubmit();
    await Promise.resolve();
    expect(await stored()).toEqual([]);
    finishSlow();
    await waitFor(() => expect(submit).toHaveTextContent('List Robot'));
    await user.click(submit);
    await atDashboard();
    expect(await stored()).toMatchObject([{ images: [expect.stringContaining('base64')] }]);
  });

  it('updates the lists that were read before', async () => {
    const app = renderApp(await createWorld([robot(1)]), '/');
    expect(await screen.findByRole('heading', { name: 'Engine 1' })).toBeVisible();
    await app.user.click(await screen.findByRole('link', { name: 'List Robot' }));
    await fillRequired(app.user);
    await app.user.click(screen.getByRole('button', { name: 'List Robot' }));
    await atDashboard();
    await app.router.navigate({ to: '/' });
    expect(await screen.findByRole('heading', { name: 'Rover' })).toBeVisible();
  });

  it('writes once, however often the user clicks or presses Enter', async () => {
    const { user, submit, services, stored } = await open();
    await fillRequired(user);
    const create = vi.spyOn(services.robots, 'create');
    for (let click = 0; click < 20; click++) submit.click();
    await user.type(screen.getByLabelText('Robot name'), '{Enter}');
    await atDashboard();
    expect(create).toHaveBeenCalledTimes(1);
    expect(await stored()).toHaveLength(1);
  });

  it('keeps everything when it fails, shows the reason, and does not create the listing twice at a retry', async () => {
    const { user, submit, services, faults, stored, storedPictures } = await open();
    await fillRequired(user);
    await user.upload(screen.getByLabelText('Photos'), picture('a.png'));
    await screen.findByRole('img', { name: 'Photo 1' });
    // The listing is written, but the answer is lost and reads fail too.
    const { create } = services.robots;
    vi.spyOn(services.robots, 'create').mockImplementationOnce(async (listing) => {
      await create(listing);
      faults.set('robots.get', 'fail', 1);
      throw new PortError('unavailable');
    });
    await user.click(submit);
    const why = 'Failed to create robot listing: There was no answer. Check your connection and try again.';
    expect(await screen.findByText(why)).toBeVisible();
    expect(showToast).toHaveBeenLastCalledWith('error', why);
    expect(screen.getByLabelText('Robot name')).toHaveValue('Rover');
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await user.type(screen.getByLabelText('Robot name'), ' 2');
    await user.click(submit);
    await atDashboard();
    expect(await stored()).toMatchObject([{ name: 'Rover 2' }]);
    expect(await storedPictures()).toBe(1);
  });
});

describe('an unsaved form in a browser that stores no draft', () => {
  beforeEach(() => {
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    return () => refusing.mockRestore();
  });

  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  const unload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks before the user leaves, and keeps the typed text when the user stays', async () => {
    const { user, router } = await open();
    await user.type(screen.getByLabelText('Robot name'), 'Rover');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Robot name')).toHaveValue('Rover');
    expect(router.state.location.pathname).toBe('/create-robot');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await atDashboard();
  });

  it('asks through the browser when the tab is closed', async () => {
    const { user } = await open();
    expect(unload()).toBe(false);
    await user.type(screen.getByLabelText(/Add a feature/), 'R');
    expect(unload()).toBe(true);
    await user.clear(screen.getByLabelText(/Add a feature/));
    expect(unload()).toBe(false);
    await user.upload(screen.getByLabelText('Photos'), picture('a.png'));
    await screen.findByRole('img', { name: 'Photo 1' });
    expect(unload()).toBe(true);
  });

  it('does not ask when nothing was typed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await atDashboard();
  });

  it('does not log out a user who stayed', async () => {
    const { user, services } = await open();
    const signOut = vi.spyOn(services.auth, 'signOut');
    await user.type(screen.getByLabelText('Robot name'), 'Rover');
    await user.click(await screen.findByRole('button', { name: /Account menu/ }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByLabelText('Robot name')).toBeNull());
    await screen.findByRole('button', { name: 'Find a Robot' });
    expect(signOut).not.toHaveBeenCalled();
  });
});
