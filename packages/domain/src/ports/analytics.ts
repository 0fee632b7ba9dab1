/** What the product counts (D36). No event carries what a person typed. */
export type AnalyticsEvent =
  /** The result of a search was shown; `resultCount` is how many robots its first page has. */
  | { readonly name: 'search'; readonly hasOrigin: boolean; readonly resultCount: number }
  /** A robot's page was shown. */
  | { readonly name: 'view_robot' }
  /** Contact Owner was pressed. */
  | { readonly name: 'contact_owner' }
  | { readonly name: 'send_message' }
  | { readonly name: 'create_listing' }
  | { readonly name: 'sign_up'; readonly method: 'password' | 'google' }
  | { readonly name: 'login'; readonly method: 'password' | 'google' };

/** What is counted changes nothing that anybody sees: `log` neither waits nor throws, whatever becomes of the event. */
export interface AnalyticsPort {
  log(event: AnalyticsEvent): void;
}
