import { epochMs } from '@roborrow/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { ADA, BOB, createWorld, PASSWORD, person, robot, type World } from './world.ts';

/** Something that a person fills in, or is asked, and sends off with a button. */
export interface Submission {
  readonly name: string;
  readonly world: () => Promise<World>;
  readonly address: string;
  readonly fill: () => Promise<void>;
  /** The button that sends it off; opens the dialog that it is in. */
  readonly button: () => Promise<HTMLElement>;
  /** Where Enter sends it off as well. */
  readonly field?: string;
  /** The operation that it is about. */
  readonly operation: Parameters<World['calls']>[0];
  /** What is said when there is no answer. */
  readonly failure: string;
  /** Everything that was filled in is still there. */
  readonly expectKept: () => void;
  /** The button to try again with, where it is another one. */
  readonly again?: () => Promise<HTMLElement>;
  readonly done: () => Promise<unknown>;
  /** What there is afterwards, when it was done exactly once. */
  readonly leaves: readonly [kind: Parameters<World['count']>[0], count: number];
}

type Fields = Readonly<Record<string, string>>;

const NO_ANSWER = 'There was no answer. Check your connection and try again.';
const credentials = { Email: 'ada@example.org', Password: PASSWORD };
const newcomer = {
  Username: 'nora_new',
  'First name': 'Nora',
  'Last name': 'Newcomer',
  Email: 'nora@example.org',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};
const listing = { 'Robot name': 'Rover', Category: 'Hobby', Description: 'Rolls.', 'Price per day': '45.50' };
const renamed = { 'Robot name': 'Engine 2' };
const profile = { 'First name': 'Augusta', 'About Me': 'I write programs.' };
const letter = { 'Message to Bob Bolt': 'Is it free?' };

const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (opener: string, name: string) => {
  const dialog = screen.queryByRole('dialog');
  if (!dialog) fireEvent.click(await button(opener));
  return within(await screen.findByRole('dialog')).findByRole('button', { name });
};

const write = async (fields: Fields): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
};
const expectFields = (fields: Fields): void => {
  for (const [label, value] of Object.entries(fields)) expect(screen.getByLabelText(label)).toHaveValue(value);
};
/** The two things that most forms have in common. */
const filledWith = (fields: Fields) => ({ fill: () => write(fields), expectKept: () => expectFields(fields) });

const atDashboard = () => screen.findByRole('heading', { name: /^Hello, / });
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const bubble = (text: string) => within(screen.getByRole('log')).getByText(text);

const visitor = async (): Promise<World> => {
  const world = await createWorld();
  await world.services.auth.signOut();
  return world;
};
const googleVisitor = async (): Promise<World> => {
  const account = { id: ADA, email: 'ada@example.org', password: null, displayName: 'Ada', provider: 'google' } as const;
  const world = await createWorld([], { accounts: [{ ...account, password: PASSWORD }] });
  await world.services.auth.signOut();
  return world;
};
/** As an interrupted deletion leaves it: the account is all there is. */
const halfDeleted = () =>
  createWorld([], { users: [person(BOB, 'Bob', 'Bolt')], contacts: [], deletions: [{ id: ADA, at: epochMs(Date.now()) }] });
const nameless = () => createWorld([], { users: [{ ...person(ADA, 'Ada', 'Lovelace'), username: null }] });
const withListing = () => createWorld([robot(1)]);

const fillListing = async () => {
  await write({ ...listing, Location: 'Ape' });
  fireEvent.click(await screen.findByRole('option', { name: /Apex/ }));
};
const pick = async (label: string) => {
  const file = new File(['bytes'], 'arm.png', { type: 'image/png' });
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
};

/** Every form, and every question that is answered with a button. */
export const SUBMISSIONS: readonly Submission[] = [
  {
    name: 'Log in',
    world: visitor,
    address: '/login',
    ...filledWith(credentials),
    button: () => button('Sign in'),
    field: 'Email',
    operation: 'auth.signIn',
    failure: NO_ANSWER,
    done: atDashboard,
    leaves: ['accounts', 1],
  },
  {
    name: 'Log in with Google',
    world: googleVisitor,
    address: '/login',
    ...filledWith({}),
    button: () => button('Sign in with Google'),
    operation: 'auth.signInWithGoogle',
    failure: NO_ANSWER,
    done: atDashboard,
    leaves: ['accounts', 1],
  },
  {
    name: 'Register',
    world: visitor,
    address: '/register',
    ...filledWith(newcomer),
    button: () => button('Create account'),
    field: 'Email',
    operation: 'auth.register',
    failure: NO_ANSWER,
    done: atDashboard,
    leaves: ['accounts', 2],
  },
  {
    name: 'Forgot password',
    world: visitor,
    address: '/forgot-password',
    ...filledWith({ Email: 'ada@example.org' }),
    button: () => button('Send reset link'),
    field: 'Email',
    operation: 'auth.requestPasswordReset',
    failure: NO_ANSWER,
    done: () => screen.findByRole('heading', { level: 2, name: /Check/ }),
    leaves: ['accounts', 1],
  },
  {
    name: 'Choose a username',
    world: nameless,
    address: '/dashboard',
    ...filledWith({ Username: 'ada_1815' }),
    button: async () => {
      const submit = await button('Continue');
      await waitFor(() => expect(submit).toBeEnabled());
      return submit;
    },
    field: 'Username',
    operation: 'users.claimUsername',
    failure: NO_ANSWER,
    done: atDashboard,
    leaves: ['usernames', 1],
  },
  {
    name: 'List a robot',
    world: createWorld,
    address: '/create-robot',
    ...filledWith(listing),
    fill: fillListing,
    button: () => button('List Robot'),
    field: 'Robot name',
    operation: 'robots.create',
    failure: `Failed to create robot listing: ${NO_ANSWER}`,
    done: atDashboard,
    leaves: ['robots', 1],
  },
  {
    name: 'List a robot, whose place is looked up',
    world: createWorld,
    address: '/create-robot',
    ...filledWith(listing),
    fill: fillListing,
    button: () => button('List Robot'),
    operation: 'places.geocode',
    failure: 'Geocoding failed for "Apex, NC, USA". Please try a different, more specific location.',
    done: atDashboard,
    leaves: ['robots', 1],
  },
  {
    name: 'List a robot with a picture',
    world: createWorld,
    address: '/create-robot',
    fill: async () => {
      await fillListing();
      await pick('Photos');
      await screen.findByRole('button', { name: /^Remove photo/ });
    },
    expectKept: () => {
      expectFields(listing);
      expect(screen.getByRole('button', { name: /^Remove photo/ })).toBeVisible();
    },
    button: () => button('List Robot'),
    operation: 'images.uploadRobotImage',
    failure: `Failed to create robot listing: ${NO_ANSWER}`,
    done: atDashboard,
    leaves: ['images', 1],
  },
  {
    name: 'Edit a robot',
    world: withListing,
    address: '/edit-robot/robot1',
    ...filledWith(renamed),
    button: () => button('Save Changes'),
    field: 'Robot name',
    operation: 'robots.update',
    failure: 'Failed to update robot',
    done: atDashboard,
    leaves: ['robots', 1],
  },
  {
    name: 'Pause a robot',
    world: withListing,
    address: '/dashboard?tab=robots',
    ...filledWith({}),
    button: () => button('Pause'),
    operation: 'robots.update',
    failure: 'Failed to update robot',
    done: () => button('Reopen'),
    leaves: ['robots', 1],
  },
  {
    name: 'Delete a robot',
    world: withListing,
    address: '/dashboard?tab=robots',
    ...filledWith({}),
    button: () => inDialog('Delete', 'Delete listing'),
    operation: 'robots.delete',
    failure: 'Failed to delete robot',
    done: () => gone('article'),
    leaves: ['robots', 0],
  },
  {
    name: 'Send a message',
    world: createWorld,
    address: '/messages?newConversation=bob',
    fill: () => write(letter),
    button: () => button('Send'),
    field: 'Message to Bob Bolt',
    operation: 'messages.send',
    failure: 'Failed to send message',
    expectKept: () => expect(bubble('Is it free?')).toBeVisible(),
    again: () => button('Try again'),
    done: () => screen.findByText('Sent'),
    leaves: ['messages', 1],
  },
  {
    name: 'Save the profile',
    world: createWorld,
    address: '/edit-profile',
    ...filledWith(profile),
    button: () => button('Save Changes'),
    field: 'First name',
    operation: 'users.update',
    failure: 'Failed to update profile',
    done: atDashboard,
    leaves: ['users', 2],
  },
  {
    name: 'Save the profile with a picture',
    world: createWorld,
    address: '/edit-profile',
    fill: async () => {
      await write(profile);
      await pick('Profile picture');
      await button('Remove picture');
    },
    expectKept: () => {
      expectFields(profile);
      expect(screen.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    },
    button: () => button('Save Changes'),
    operation: 'images.uploadAvatar',
    failure: 'Failed to update profile',
    done: atDashboard,
    leaves: ['users', 2],
  },
  {
    name: 'Delete the profile',
    world: withListing,
    address: '/edit-profile',
    ...filledWith({}),
    button: () => inDialog('Delete profile', 'Delete everything'),
    operation: 'users.beginDeletion',
    failure: `Failed to delete profile: ${NO_ANSWER}`,
    done: () => waitFor(() => expect(window.location.pathname).toBe('/')),
    leaves: ['accounts', 0],
  },
  {
    name: 'Finish an interrupted deletion',
    world: halfDeleted,
    address: '/dashboard',
    ...filledWith({}),
    button: () => inDialog('Delete this account', 'Delete everything'),
    operation: 'auth.deleteAccount',
    failure: `Failed to delete profile: ${NO_ANSWER}`,
    // When it ends without an answer, the page is a member's, and asks who is there.
    done: () => waitFor(() => expect(['/', '/login']).toContain(window.location.pathname)),
    leaves: ['accounts', 0],
  },
];
