import type {
  AnalyticsPort,
  AuthPort,
  ClockPort,
  DiagnosticsPort,
  IdsPort,
  ImagesPort,
  MessagesPort,
  NotifierPort,
  PlacesPort,
  RobotsPort,
  UsersPort,
} from '@roborrow/domain';
import type { ServiceIdentifier } from 'inversify';
import type { Demo } from '../services.tsx';

// A symbol carries no type of its own: each cast gives its token the type of what is bound to it.
const token = <Bound>(name: string) => Symbol.for(name) as ServiceIdentifier<Bound>;

export const TOKENS = {
  auth: token<AuthPort>('AuthPort'),
  users: token<UsersPort>('UsersPort'),
  robots: token<RobotsPort>('RobotsPort'),
  messages: token<MessagesPort>('MessagesPort'),
  images: token<ImagesPort>('ImagesPort'),
  places: token<PlacesPort>('PlacesPort'),
  notifier: token<NotifierPort>('NotifierPort'),
  analytics: token<AnalyticsPort>('AnalyticsPort'),
  diagnostics: token<DiagnosticsPort>('DiagnosticsPort'),
  clock: token<ClockPort>('ClockPort'),
  ids: token<IdsPort>('IdsPort'),
  demo: token<Demo | null>('Demo'),
};
