/** Makes ids that nobody has used, without asking anybody: 20 or more of A–Z, a–z, 0–9. */
export interface IdsPort {
  next(): string;
}
