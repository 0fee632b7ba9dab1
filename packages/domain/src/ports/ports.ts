import type { AnalyticsPort } from './analytics.ts';
import type { AppealsPort } from './appeals.ts';
import type { AuthPort } from './auth.ts';
import type { BlocksPort } from './blocks.ts';
import type { ClockPort } from './clock.ts';
import type { DiagnosticsPort } from './diagnostics.ts';
import type { IdsPort } from './ids.ts';
import type { ImagesPort } from './images.ts';
import type { MessagesPort } from './messages.ts';
import type { NotifierPort } from './notifier.ts';
import type { OperatorPort } from './operator.ts';
import type { PlacesPort } from './places.ts';
import type { ProblemsPort } from './problems.ts';
import type { ReportsPort } from './reports.ts';
import type { PublicReviewsPort, ReviewsPort } from './reviews.ts';
import type { PublicRobotsPort, RobotsPort } from './robots.ts';
import type { SearchesPort } from './searches.ts';
import type { SavedPort } from './saved.ts';
import type { PublicUsersPort, UsersPort } from './users.ts';
import type { VocabularyPort } from './vocabulary.ts';

/** The reads that need no credentials: enough to render a page for a visitor. */
export interface PublicPorts {
  readonly robots: PublicRobotsPort;
  readonly users: PublicUsersPort;
  readonly reviews: PublicReviewsPort;
}

/**
 * Everything that the product needs from a backend and its surroundings, from the view of one client, signed
 * in or not.
 *
 * @example
 * ```ts
 * const logIn = async (ports: Ports, email: string, password: string): Promise<string> => {
 *   const answer = await signIn(ports)({ email, password });
 *   return answer.ok ? answer.value.displayName : answer.error.kind;
 * };
 * ```
 */
export interface Ports {
  readonly auth: AuthPort;
  readonly users: UsersPort;
  readonly robots: RobotsPort;
  readonly messages: MessagesPort;
  readonly saved: SavedPort;
  readonly blocks: BlocksPort;
  readonly reports: ReportsPort;
  readonly problems: ProblemsPort;
  readonly reviews: ReviewsPort;
  readonly appeals: AppealsPort;
  readonly operator: OperatorPort;
  readonly searches: SearchesPort;
  readonly images: ImagesPort;
  readonly places: PlacesPort;
  readonly vocabulary: VocabularyPort;
  readonly notifier: NotifierPort;
  readonly analytics: AnalyticsPort;
  readonly diagnostics: DiagnosticsPort;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}
