export type { Brand } from './brand.ts';
export { err, ok, type Err, type Ok, type Result } from './result.ts';
export * from './units.ts';
export * from './ids.ts';

export type { Coordinates } from './geo/coordinates.ts';
export type { GeoBox, SearchArea } from './geo/search-area.ts';
export type { PlaceSuggestion } from './geo/place.ts';

export { LISTING_CATEGORIES, type ListingCategory } from './robots/category.ts';
export type { NewRobot, Robot, RobotChanges, RobotDetails, Specifications } from './robots/robot.ts';

export {
  EXPERTISE_LEVELS,
  type Expertise,
  type NewProfile,
  type OwnProfile,
  type PrivateContact,
  type ProfileChanges,
  type PublicProfile,
  type Username,
} from './users/profile.ts';

export type { Message, OutgoingMessage } from './messaging/message.ts';
export type { Conversation } from './messaging/conversation.ts';

export type { AnalyticsEvent, AnalyticsPort } from './ports/analytics.ts';
export type { AuthPort, AuthUser, Proof } from './ports/auth.ts';
export type { ClockPort } from './ports/clock.ts';
export {
  BACKEND_SERVICES,
  CONFIGURATION_KEYS,
  type BackendService,
  type ConfigurationKey,
  type DiagnosticReport,
  type DiagnosticsPort,
} from './ports/diagnostics.ts';
export type { IdsPort } from './ports/ids.ts';
export type { ImageFile, ImagesPort } from './ports/images.ts';
export type { Inbox, MessageCursor, MessagePage, MessagesPort, PageQuery } from './ports/messages.ts';
export type { NotifierPort } from './ports/notifier.ts';
export type { PlacesPort } from './ports/places.ts';
export { isPortError, PortError, type ConflictSubject, type PortErrorDetails, type PortErrorKind } from './ports/port-error.ts';
export type { Ports } from './ports/ports.ts';
export type { NewestQuery, RobotCursor, RobotPage, RobotsPort } from './ports/robots.ts';
export type { Listener, Unsubscribe } from './ports/subscription.ts';
export type { UsersPort } from './ports/users.ts';
