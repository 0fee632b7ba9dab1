export declare function createHttpPlaces({
  newSession,
  base,
  timeout
}: HttpPlacesOptions): PlacesPort;
export interface HttpPlacesOptions {
  readonly newSession: () => string;
  readonly base?: string;
  readonly timeout?: number;
}
