import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { acceptTheTerms, button, expectFields, filledWith, inDialog, pick, write } from './filling-forms.ts';
import { googleVisitor, halfDeleted, nameless, visitor, withListing } from './starting-points.ts';
import type { Submission } from './submission.ts';
import { createWorld, PASSWORD } from './world.ts';

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

const atDashboard = () => screen.findByRole('heading', { name: /^Hello, / });
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const bubble = (text: string) => within(screen.getByRole('log')).getByText(text);

const fillListing = async () => {
  await write({ ...listing, Location: 'Ape' });
  fireEvent.click(await screen.findByRole('option', { name: /Apex/ }));
};

/** Every form, and every confirmation. */
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
    fill: async () => {
      await write(newcomer);
      await acceptTheTerms();
    },
    button: () => button('Create account'),
    field: 'Email',
    operation: 'auth.register',
    tries: 2,
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
    fill: async () => {
      await write({ Username: 'ada_1815' });
      await acceptTheTerms();
    },
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
    again: () => inDialog(/^(Delete profile|Finish deleting)$/, 'Delete everything'),
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
    button: () => inDialog('Finish deleting', 'Delete everything'),
    operation: 'auth.deleteAccount',
    tries: 2,
    failure: `Failed to delete profile: ${NO_ANSWER}`,
    // Without an answer, a member page stays open, and its guard redirects.
    done: () => waitFor(() => expect(['/', '/login']).toContain(window.location.pathname)),
    leaves: ['accounts', 0],
  },
];
