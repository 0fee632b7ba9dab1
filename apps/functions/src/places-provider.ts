import type { PlaceAnswer, PlaceSuggestion } from '@roborrow/domain';

/** Somebody who knows where places are. Rejects with an `UpstreamFailure` and nothing else. */
export interface PlacesProvider {
  /** What `Cache-Control` may say of an answer, within the provider's terms. */
  readonly caching: string;
  /**
   * Places of at least town size for what somebody is typing.
   * @param session the same for everything typed until a place is picked, or null; some providers bill by it
   */
  suggest(typed: string, session: string | null): Promise<readonly PlaceSuggestion[]>;
  /** What an address means (D41). */
  geocode(address: string): Promise<PlaceAnswer>;
}

/**
 * Why a provider gave no answer.
 *
 * - `upstream-timeout` it took too long
 * - `upstream-busy` it refuses more questions for now
 * - `upstream-failed` anything else: out of reach, an error, or an answer that nobody can read
 */
export type UpstreamFailureKind = 'upstream-timeout' | 'upstream-busy' | 'upstream-failed';

/** Holds no more than the kind: what a provider or its address says may contain a key. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: UpstreamFailureKind;

  constructor(kind: UpstreamFailureKind) {
    super(kind);
    this.kind = kind;
  }
}
