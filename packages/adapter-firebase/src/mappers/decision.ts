import { DECIDED_KINDS, decidedSubject, type Decision, type UserId } from '@roborrow/domain';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';
import { createdAt, text } from './schemas.ts';

export const decodeDecision: Decode<Decision> = createDecode(
  z.pipe(
    z.object({
      kind: z.enum(DECIDED_KINDS),
      subject: z.string(),
      person: text<UserId>(),
      title: z.string(),
      at: createdAt,
      appeal: z.nullable(z.string()),
      appealedAt: createdAt,
      answer: z.nullable(z.string()),
      isOver: z.boolean(),
    }),
    z.transform(({ kind, subject, appeal, appealedAt, ...decision }): Decision => ({
      ...decision,
      subject: decidedSubject(kind, subject),
      appeal: appeal === null ? null : { text: appeal, at: appealedAt },
    })),
  ),
);
