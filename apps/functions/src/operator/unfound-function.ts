import { epochMs, unfoundPhrase } from '@roborrow/domain';
import * as z from 'zod';
import type { HttpFunction } from '../answer.ts';
import { comesFromOtherSite } from '../read-request.ts';
import type { OperatorService } from './operator-function.ts';
import { noteUnfound } from './unfound-phrases.ts';

const body = z.strictObject({ phrase: z.string().max(200) });

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** Where a request comes from, as Netlify or the server says, and no visitor can; the empty text where neither does: then all are one. */
const visitorOf = ({ headers }: Request): string => headers.get('X-Nf-Client-Connection-Ip') ?? '';

/** `{ "phrase": … }`: a search found nothing for it (D800). Nothing of the visitor is asked for or answered. */
export const createUnfound =
  (
    service: Pick<OperatorService, 'database' | 'now' | 'newId'> | null,
    log: (line: string) => void,
  ): HttpFunction =>
  async (request) => {
    if (request.method !== 'POST') return answer(405);
    if (comesFromOtherSite(request)) return answer(403);
    if (!service) return answer(503);
    try {
      const asked = body.safeParse(await request.json().catch(() => null));
      const phrase = asked.success ? unfoundPhrase(asked.data.phrase) : null;
      if (phrase === null) return answer(400);
      const { database, now, newId: newSalt } = service;
      await noteUnfound(database, { phrase, visitor: visitorOf(request), now: epochMs(now()), newSalt });
      return answer(204);
    } catch (thrown) {
      log(`unfound: ${thrown instanceof Error ? thrown.message : 'failed'}`);
      return answer(500);
    }
  };
