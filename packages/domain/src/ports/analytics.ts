/** What the product counts (D36). No event carries what a person typed. */
export type AnalyticsEvent =
  | { readonly name: 'search'; readonly hasOrigin: boolean; readonly resultCount: number }
  | { readonly name: 'view_robot' }
  | { readonly name: 'contact_owner' }
  | { readonly name: 'send_message' }
  | { readonly name: 'create_listing' }
  | { readonly name: 'sign_up'; readonly method: 'password' | 'google' }
  | { readonly name: 'login'; readonly method: 'password' | 'google' };

export interface AnalyticsPort {
  log(event: AnalyticsEvent): void;
}
