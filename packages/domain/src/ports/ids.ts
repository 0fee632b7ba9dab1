/** Creates unique ids locally, without a request: 20 or more of A–Z, a–z, 0–9. */
export interface IdsPort {
  next(): string;
}
