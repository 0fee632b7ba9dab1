import type { Proof } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/proof';

/** Which proof is needed before a profile is deleted: the password, or Google (D18). */
export const proofNeeded = (kind: Proof['kind']): string => messages.needed[kind];
