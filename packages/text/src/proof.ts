import type { Proof } from '@roborrow/domain';

const sentences: Readonly<Record<Proof['kind'], string>> = {
  password: 'For your safety, enter your password to go on.',
  google: 'For your safety, sign in with Google again to go on.',
};

/** Which proof is needed before a profile is deleted: the password, or Google (D18). */
export const proofNeeded = (kind: Proof['kind']): string => sentences[kind];
