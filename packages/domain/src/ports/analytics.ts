/** The events that the product counts (D36). No event carries text that a user typed. */
export type AnalyticsEvent =
  /** A search result was shown; `resultCount` is the number of robots on its first page. */
  | { readonly name: 'search'; readonly hasOrigin: boolean; readonly resultCount: number }
  /** A robot's page was shown. */
  | { readonly name: 'view_robot' }
  /** Contact Owner was pressed. */
  | { readonly name: 'contact_owner' }
  | { readonly name: 'send_message' }
  | { readonly name: 'create_listing' }
  | { readonly name: 'sign_up'; readonly method: 'password' | 'google' }
  | { readonly name: 'login'; readonly method: 'password' | 'google' };

/** Counts events. `log` neither waits nor throws, because a failure here must not affect what users see. */
export interface AnalyticsPort {
  log(event: AnalyticsEvent): void;
}
