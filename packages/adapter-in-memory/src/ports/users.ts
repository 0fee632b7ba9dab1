import {
  DEFAULT_NOTICE_SETTINGS,
  fullName,
  isPushDevice,
  languageTag,
  mustAcceptTerms,
  newProfileDefaults,
  parseDay,
  PortError,
  type ClockPort,
  type NewProfile,
  type NoticeSettings,
  type PublicProfile,
  type PushDevice,
  type UserId,
  type Username,
  type UsersPort,
  withoutPushDevice,
  withPushDevice,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireDeletion, requireRecent, requireNoMark } from '../rules/deletion-rules.ts';
import { isValidNewProfile, isValidProfileChanges, isValidUsername } from '../rules/profile-rules.ts';
import type { Session } from '../session.ts';
import type { SettleDue } from '../store/settle-due.ts';
import type { State } from '../store/state.ts';
import type { Store, Transaction } from '../store/store.ts';

export interface UsersDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly settleDue: SettleDue;
}

const settingsOf = ({ messageByEmail, withBeginning, language }: NoticeSettings): NoticeSettings => ({
  messageByEmail,
  withBeginning,
  ...(language && { language }),
});

export const createUsers = ({
  operations,
  store,
  session,
  clock,
  settleDue,
}: UsersDependencies): UsersPort => {
  const { answer } = operations;

  const changePushDevices = (
    id: UserId,
    change: (devices: readonly PushDevice[]) => readonly PushDevice[],
  ): Promise<void> =>
    store.transact((transaction) => {
      session.requireSelf(transaction.before, id);
      requireNoMark(transaction.before, id);
      transaction.put('pushDevices', {
        id,
        devices: change(transaction.before.get('pushDevices', id)?.devices ?? []),
      });
    });

  return {
    get: answer('users.get', async (id) => (await settleDue()).get('users', id)),

    getContact: answer('users.getContact', async (id) => {
      const state = await store.read();
      session.requireSelf(state, id);
      const contact = state.get('contacts', id);
      return contact && { email: contact.email, coordinates: contact.coordinates };
    }),

    isUsernameTaken: answer(
      'users.isUsernameTaken',
      async (username) => (await store.read()).get('usernames', username) !== null,
    ),

    createProfile: answer('users.createProfile', (profile) =>
      store.transact((transaction) => {
        const { before } = transaction;
        const { email } = session.requireSelf(before, profile.id);
        const stored = before.get('users', profile.id);
        if (stored) {
          if (isRepeated(profile, stored, before)) return;
          throw new PortError('conflict', { subject: 'profile' });
        }
        requireNoMark(before, profile.id);
        if (profile.email !== email || !isValidNewProfile(profile)) throw new PortError('forbidden');

        const { email: _, ...names } = profile;
        const now = clock.now();
        transaction.put('users', { ...newProfileDefaults, ...names, createdAt: now, updatedAt: now });
        transaction.put('contacts', { id: profile.id, email, coordinates: null });
        if (profile.username !== null) claim(transaction, profile.username, profile.id);
      }),
    ),

    claimUsername: answer('users.claimUsername', (id, username) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, id);
        const profile = requireProfile(transaction.before, id);
        if (profile.username === username) return;
        requireNoMark(transaction.before, id);
        if (profile.username !== null || !isValidUsername(username)) throw new PortError('forbidden');
        claim(transaction, username, id);
        transaction.put('users', { ...profile, username, updatedAt: clock.now() });
      }),
    ),

    update: answer('users.update', (id, changes) =>
      store.transact((transaction) => {
        const { email } = session.requireSelf(transaction.before, id);
        const profile = requireProfile(transaction.before, id);
        requireNoMark(transaction.before, id);
        if (!isValidProfileChanges(changes, profile)) throw new PortError('forbidden');
        const { firstName, lastName, bio, location, expertise, avatar, coordinates } = changes;
        transaction.put('users', {
          ...profile,
          firstName,
          lastName,
          bio,
          location,
          expertise,
          avatar,
          displayName: fullName(firstName, lastName),
          updatedAt: clock.now(),
        });
        transaction.put('contacts', { id, email, coordinates });
      }),
    ),

    setReplyTime: answer('users.setReplyTime', (id, replies) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, id);
        const { replies: _, ...profile } = requireProfile(transaction.before, id);
        requireNoMark(transaction.before, id);
        transaction.put('users', { ...profile, ...(replies && { replies }), updatedAt: clock.now() });
      }),
    ),

    getNoticeSettings: answer('users.getNoticeSettings', async (id) => {
      const state = await store.read();
      session.requireSelf(state, id);
      return settingsOf(state.get('noticeSettings', id) ?? DEFAULT_NOTICE_SETTINGS);
    }),

    setNoticeSettings: answer('users.setNoticeSettings', (id, settings) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, id);
        requireNoMark(transaction.before, id);
        if (settings.language !== undefined && languageTag(settings.language) === null)
          throw new PortError('forbidden');
        transaction.put('noticeSettings', { id, ...settingsOf(settings) });
      }),
    ),

    listPushDevices: answer('users.listPushDevices', async (id) => {
      const state = await store.read();
      session.requireSelf(state, id);
      return state.get('pushDevices', id)?.devices ?? [];
    }),

    addPushDevice: answer('users.addPushDevice', async (id, { endpoint, p256dh, auth }) => {
      const device: PushDevice = { endpoint, p256dh, auth };
      if (!isPushDevice(device)) throw new PortError('forbidden');
      await changePushDevices(id, (devices) => withPushDevice(devices, device));
    }),

    removePushDevice: answer('users.removePushDevice', (id, endpoint) =>
      changePushDevices(id, (devices) => withoutPushDevice(devices, endpoint)),
    ),

    getAcceptedTerms: answer('users.getAcceptedTerms', async (id) => {
      const state = await store.read();
      session.requireSelf(state, id);
      const accepted = state.get('acceptedTerms', id);
      return accepted && { version: accepted.version, at: accepted.at };
    }),

    acceptTerms: answer('users.acceptTerms', (id, version) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, id);
        if (parseDay(version) === null) throw new PortError('forbidden');
        if (!mustAcceptTerms(transaction.before.get('acceptedTerms', id), version)) return;
        requireNoMark(transaction.before, id);
        transaction.put('acceptedTerms', { id, version, at: clock.now() });
      }),
    ),

    beginDeletion: answer('users.beginDeletion', (id) =>
      store.transact((transaction) => {
        const caller = session.requireSelf(transaction.before, id);
        if (transaction.before.get('deletions', id)) return;
        requireRecent(caller, clock.now());
        transaction.put('deletions', { id, at: clock.now() });
      }),
    ),

    isDeletionBegun: answer('users.isDeletionBegun', async (id) => {
      const state = await store.read();
      session.requireSelf(state, id);
      return state.get('deletions', id) !== null;
    }),

    isSuspended: answer('users.isSuspended', async (id) => {
      const state = await store.read();
      session.requireSelf(state, id);
      return state.get('suspensions', id) !== null;
    }),

    deleteProfile: answer('users.deleteProfile', (id) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, id);
        requireDeletion(transaction.before, id);
        for (const { id: name, uid } of transaction.before.all('usernames'))
          if (uid === id) transaction.delete('usernames', name);
        transaction.delete('contacts', id);
        transaction.delete('noticeSettings', id);
        transaction.delete('pushDevices', id);
        transaction.delete('acceptedTerms', id);
        transaction.delete('blocks', id);
        transaction.delete('reportCounts', id);
        transaction.delete('sent', id);
        transaction.delete('listed', id);
        transaction.delete('uploaded', id);
        transaction.delete('users', id);
      }),
    ),
  };
};

const requireProfile = (state: State, id: UserId): PublicProfile => {
  const profile = state.get('users', id);
  if (!profile) throw new PortError('not-found');
  return profile;
};

const claim = (transaction: Transaction, username: Username, uid: UserId): void => {
  if (transaction.get('usernames', username)) throw new PortError('conflict', { subject: 'username' });
  transaction.put('usernames', { id: username, uid });
};

const isRepeated = (profile: NewProfile, stored: PublicProfile, state: State): boolean =>
  stored.username === profile.username &&
  stored.firstName === profile.firstName &&
  stored.lastName === profile.lastName &&
  stored.displayName === profile.displayName &&
  state.get('contacts', profile.id)?.email === profile.email;
