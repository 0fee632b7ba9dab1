import {
  plainWords,
  PortError,
  type ClockPort,
  type IdsPort,
  type PlacesPort,
  type Ports,
  type Unsubscribe,
  type Listener,
} from '@roborrow/domain';
import { presenceOf, type PartialConfiguration } from './configuration.ts';

/** What the backend without a complete configuration is made from. */
export interface UnconfiguredBackendOptions {
  readonly configuration: PartialConfiguration;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
}

/**
 * Without a complete configuration the app still runs: every operation rejects with `not-configured` (D33).
 */
export const createUnconfiguredBackend = (options: UnconfiguredBackendOptions): Ports => {
  const { configuration, clock, ids, places } = options;
  const refuse = (): Promise<never> => Promise.reject(new PortError('not-configured'));

  /** Calls back in a later turn, unless it was stopped before. */
  const later = (call: () => void): Unsubscribe => {
    const waiting = setTimeout(call);
    return () => clearTimeout(waiting);
  };
  const breakOff = <Value>(listener: Listener<Value>): Unsubscribe =>
    later(() => listener.error(new PortError('not-configured')));

  return {
    auth: {
      observe: (listener) => later(() => listener(null)),
      signIn: refuse,
      signInWithGoogle: refuse,
      register: refuse,
      setDisplayName: refuse,
      requestPasswordReset: refuse,
      proofKind: refuse,
      reauthenticate: refuse,
      setPassword: refuse,
      setEmail: refuse,
      deleteAccount: refuse,
      endOtherSignIns: refuse,
      handOverSignIn: refuse,
      continueSignIn: refuse,
      signOut: async () => undefined,
    },
    users: {
      get: refuse,
      getContact: refuse,
      isUsernameTaken: refuse,
      createProfile: refuse,
      claimUsername: refuse,
      update: refuse,
      setReplyTime: refuse,
      getNoticeSettings: refuse,
      setNoticeSettings: refuse,
      listPushDevices: refuse,
      addPushDevice: refuse,
      removePushDevice: refuse,
      getAcceptedTerms: refuse,
      acceptTerms: refuse,
      beginDeletion: refuse,
      isDeletionBegun: refuse,
      isSuspended: refuse,
      deleteProfile: refuse,
    },
    robots: {
      create: refuse,
      get: refuse,
      update: refuse,
      delete: refuse,
      deleteAllOf: refuse,
      listByOwner: refuse,
      listAvailableByOwner: refuse,
      listFeatured: refuse,
      listAvailable: refuse,
      listVersions: refuse,
      listNearest: refuse,
      sampleNear: refuse,
      listNew: refuse,
      countNarrowed: refuse,
      countAvailable: refuse,
    },
    messages: {
      send: refuse,
      get: refuse,
      listRecent: refuse,
      listThread: refuse,
      markRead: refuse,
      markConversationRead: refuse,
      subscribeInbox: (_user, _limit, listener) => breakOff(listener),
      subscribeRecent: (_user, _limit, listener) => breakOff(listener),
      subscribeThread: (_user, _counterpart, _limit, listener) => breakOff(listener),
      subscribeDates: (_user, _limit, listener) => breakOff(listener),
      deleteAllOf: refuse,
    },
    saved: { get: refuse, merge: refuse, deleteAllOf: refuse },
    blocks: { get: refuse, block: refuse, unblock: refuse, unblockAll: refuse },
    problems: { report: refuse },
    reports: { send: refuse, listOwn: refuse },
    reviews: {
      listOfRobot: refuse,
      listOfPerson: refuse,
      write: refuse,
      getOwn: refuse,
      listOwn: refuse,
      answer: refuse,
      leaveBehind: refuse,
    },
    appeals: { listOwn: refuse, listAll: refuse, appeal: refuse },
    operator: {
      queue: refuse,
      look: refuse,
      act: refuse,
      find: refuse,
      days: refuse,
      problems: refuse,
      closeProblem: refuse,
      unfound: refuse,
      limits: refuse,
      setLimits: refuse,
      log: refuse,
    },
    searches: { noteUnfound: refuse },
    images: {
      uploadRobotImage: refuse,
      uploadAvatar: refuse,
      uploadConditionPhoto: refuse,
      readConditionPhoto: refuse,
      deleteConditionPhotos: refuse,
      delete: refuse,
      deleteUploads: refuse,
      deleteAllOfRobot: refuse,
      deleteAllOf: refuse,
    },
    places,
    vocabulary: plainWords,
    notifier: {
      hasEmail: false,
      pushKey: null,
      messageSent: async () => undefined,
      mailState: refuse,
      sendTest: refuse,
    },
    analytics: { log: () => undefined },
    diagnostics: {
      report: async () => ({
        backend: 'firebase',
        configuration: presenceOf(configuration),
        services: { initialization: 'down', authentication: 'down', database: 'down', storage: 'down' },
      }),
    },
    clock,
    ids,
  };
};
