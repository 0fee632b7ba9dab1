import { LIST_MAX } from '@roborrow/domain';
import { z } from 'zod/mini';
import type { ReadDocument } from '../mappers/decoder.ts';
import { isDocumentId, type OnRead, type PublicStore } from '../reading/public-store.ts';
import type { Question } from '../reading/question.ts';
import { post, rootOf, type RestAddress } from './rest-client.ts';
import { structuredQuery, type RestDocument } from './rest-query.ts';
import { decodeFields } from './rest-values.ts';

const restDocument = z.object({
  name: z.string(),
  fields: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
});
const gotten = z.object({ found: z.optional(restDocument) });
const queried = z.object({ document: z.optional(restDocument) });
const counted = z.object({
  result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }) }),
});

/** Reads through Firestore's REST interface, with the rights of a visitor. */
export const createRestStore = (
  address: RestAddress,
  readDocument: ReadDocument,
  onRead: OnRead,
  signal: AbortSignal,
): PublicStore => {
  const root = rootOf(address.projectId);
  const pathOf = ({ name }: RestDocument): string => name.slice(root.length + 1);

  const ask = async (
    question: Question,
    limit: number,
    last: RestDocument | undefined,
  ): Promise<readonly RestDocument[]> => {
    const body = { structuredQuery: structuredQuery(root, question, limit, last) };
    const answers = await post(address, 'runQuery', body, queried, signal);
    const documents = answers.flatMap(({ document }) => document ?? []);
    onRead(Math.max(1, documents.length));
    return documents;
  };

  const first: PublicStore['first'] = async (question, limit, decode) => {
    const found = [];
    for (let last: RestDocument | undefined; ;) {
      const page = Math.min(limit - found.length, LIST_MAX);
      const documents = await ask(question, page, last);
      for (const document of documents) {
        const value = readDocument(pathOf(document), decodeFields(document.fields), decode);
        if (value !== null) found.push(value);
      }
      last = documents.at(-1);
      if (documents.length < page || found.length === limit) return found;
    }
  };

  return {
    one: async (collection, id, decode) => {
      if (!isDocumentId(id)) return null;
      const body = { documents: [`${root}/${collection}/${id}`] };
      const answers = await post(address, 'batchGet', body, gotten, signal);
      onRead(1);
      const document = answers.find(({ found }) => found)?.found;
      return document ? readDocument(pathOf(document), decodeFields(document.fields), decode) : null;
    },
    first,
    count: async (question) => {
      const body = {
        structuredAggregationQuery: {
          structuredQuery: structuredQuery(root, question, LIST_MAX),
          aggregations: [{ alias: 'count', count: {} }],
        },
      };
      const [answer] = await post(address, 'runAggregationQuery', body, counted, signal);
      // A count of up to a thousand costs as much as one document.
      onRead(1);
      return Number(answer?.result.aggregateFields.count.integerValue ?? 0);
    },
  };
};
