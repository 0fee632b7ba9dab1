import type { PlaceAnswer, PlaceSuggestion } from '@roborrow/domain';

/** A source of places. Rejects only with an `UpstreamFailure`. */
export interface PlacesProvider {
  /** The `Cache-Control` value that the provider's terms allow. */
  readonly caching: string;
  /**
   * Places of at least town size for the typed text.
   * @param session the same from the first typed letter to the picked place, or null; some providers bill by
   * it
   */
  suggest(typed: string, session: string | null): Promise<readonly PlaceSuggestion[]>;
  /** What an address means: the most populous place of the name (D41). */
  geocode(address: string): Promise<PlaceAnswer>;
}

/**
 * Why a provider gave no answer.
 *
 * - `upstream-timeout` it took too long
 * - `upstream-busy` it refuses more requests for now
 * - `upstream-failed` anything else: unreachable, an error, or an invalid answer
 */
export type UpstreamFailureKind = 'upstream-timeout' | 'upstream-busy' | 'upstream-failed';

/** Contains only the kind, because a provider's message or address may contain a key. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: UpstreamFailureKind;

  constructor(kind: UpstreamFailureKind) {
    super(kind);
    this.kind = kind;
  }
}
