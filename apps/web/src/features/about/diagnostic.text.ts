import type { BackendService, DiagnosticReport, EpochMs } from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { agreeing, counted } from '@roborrow/text/plurals';

const services: Record<BackendService, string> = {
  initialization: 'Initialization',
  authentication: 'Authentication',
  database: 'Database',
  storage: 'Storage',
};

const backends: Record<DiagnosticReport['backend'], string> = {
  'in-memory': 'This app runs on demo data in your browser. It needs no configuration.',
  firebase: 'This app runs on Firebase.',
};

const places: Record<DiagnosticReport['backend'], string> = {
  'in-memory': 'In memory, demo data',
  firebase: 'Firebase',
};

const states: Record<DiagnosticReport['services'][BackendService], string> = { up: 'Up', down: 'Down' };

const serviceFixes: Record<DiagnosticReport['backend'], readonly string[]> = {
  'in-memory': [
    'Allow this page to keep data in your browser, or leave private browsing.',
    'Reload the page, or reset the demo.',
    'Run this check again.',
  ],
  firebase: [
    'Check your network connection.',
    'Check in the Firebase console that Authentication, Firestore and Storage are switched on.',
    'Run this check again.',
  ],
};

/** The configuration diagnostic: presence and health, never values (D32). */
export const diagnostic = {
  title: 'Diagnostic',
  heading: 'Configuration diagnostic',
  loading: 'Checking the backend',
  backend: (backend: DiagnosticReport['backend']): string => backends[backend],
  configuration: 'Configuration',
  presence: (isPresent: boolean): string => (isPresent ? 'Present' : 'Missing'),
  notNeeded: 'Not needed here',
  services: 'Services',
  service: (service: BackendService): string => services[service],
  /** Where each service runs (D32). */
  place: (backend: DiagnosticReport['backend']): string => places[backend],
  state: (state: DiagnosticReport['services'][BackendService]): string => states[state],
  summary: 'Summary',
  allWell: 'Everything is in order.',
  missing: (count: number): string =>
    `${counted(count, 'configuration value')} ${agreeing(count, 'is', 'are')} missing.`,
  down: (count: number): string =>
    `${counted(count, 'service')} ${agreeing(count, 'is', 'are')} not answering.`,
  fix: 'How to fix it',
  fixConfiguration: [
    'Copy .env.example to .env.local.',
    'Fill in the values of your Firebase project; its console shows them under Project settings.',
    'Start the app again: values are read when it is built.',
  ],
  fixServices: (backend: DiagnosticReport['backend']): readonly string[] => serviceFixes[backend],
  functions: 'Scheduled functions',
  ranAt: (at: EpochMs | null): string => (at === null ? 'Never ran' : `Last ran: ${momentText(at)}`),
  running: (isRunning: boolean): string => (isRunning ? 'Running' : 'Not running'),
  settling: (state: 'never' | 'late', at: EpochMs | null): string =>
    `The scheduled functions ${state === 'never' || at === null ? 'have never run' : `have not run since ${momentText(at)}`}. Rentals are not counted and reviews not opened until they do; everything else works.`,
  fixFunctions: [
    'Deploy the functions, with FIREBASE_SERVICE_ACCOUNT in their settings.',
    'Look into the log of settle-rentals, which runs every five minutes.',
  ],
  runAgain: 'Check again',
} as const;
