import {
  days,
  dollarsPerDay,
  LISTING_CATEGORIES,
  searchTokens,
  type EpochMs,
  type Vocabulary,
} from '@roborrow/domain';
import * as z from 'zod';
import { moment, texts, type Documents, type StoredDocument } from '../notices/firestore-documents.ts';

/** What replaces tokens, and where. */
export interface MendingService {
  readonly documents: Documents;
  /** Called once, where a run has found listings. */
  readonly createVocabulary: () => Vocabulary;
  readonly now: () => EpochMs;
  /** Receives ids alone. */
  readonly log: (line: string) => void;
}

/** Beside the time of another function; every visitor may read it. */
const MARK = 'settings/functions';
const PAGE = 100;
/** The function's clock may be ahead of the backend's by so much. */
const CLOCKS_APART = 60_000;
/** A run reads no page after 20 seconds: the platform ends it after 30. */
const RUN_LIMIT = 20_000;

const updatedAt = { field: { fieldPath: 'updatedAt' } };
/** The listings from a time on, behind one at that time: a commit may write hundreds at once. */
const writtenFrom = (from: number, name: string) => ({
  from: [{ collectionId: 'robots' }],
  orderBy: [
    { ...updatedAt, direction: 'ASCENDING' },
    { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
  ],
  startAt: { values: [moment(from), { referenceValue: name }], before: false },
  limit: PAGE,
});

const text = z.string().catch('');
const length = z.number().transform(days).nullable().catch(null);

/** What a listing says, as clients read it: one without a category or a price is shown nowhere. */
const said = z.object({
  name: text,
  description: text,
  category: z
    .string()
    .transform((value) => LISTING_CATEGORIES.find((name) => name.toLowerCase() === value.toLowerCase()))
    .pipe(z.enum(LISTING_CATEGORIES)),
  features: z.array(z.string()).catch([]),
  price: z.number().transform(dollarsPerDay),
  minRental: length,
  maxRental: length,
  location: text,
});

/** The tokens of a listing's text; `null` where it has those, or is shown nowhere. */
function missingTokens({ data }: StoredDocument, vocabulary: Vocabulary): readonly string[] | null {
  const read = said.safeParse(data);
  const tokens = read.success ? searchTokens(read.data, vocabulary) : null;
  const { tokens: stored } = data;
  return tokens && Array.isArray(stored) && tokens.join('\n') === stored.join('\n') ? null : tokens;
}

/**
 * One run of the scheduled function: gives the listings that were written since the last one the tokens of their text (D826), where
 * clients stored others. It leaves their times, so that no run finds what another one wrote.
 */
export async function mendTokens({ documents, createVocabulary, now, log }: MendingService): Promise<void> {
  const begun = now();
  const settled = begun - CLOCKS_APART;
  let vocabulary: Vocabulary | undefined;
  const mend = async (listing: StoredDocument): Promise<void> => {
    const tokens = missingTokens(listing, (vocabulary ??= createVocabulary()));
    const { path, version } = listing;
    // A listing that was changed meanwhile is found by the next run.
    if (tokens) await documents.write({ path, version, fields: { tokens: texts(tokens) }, mask: ['tokens'] });
  };

  const [mark] = await documents.get([MARK]);
  const to = mark?.data['mendedTo'];
  // What was written before the first run is the migration's.
  let from = typeof to === 'number' ? to : settled;
  let last = documents.nameOf('robots/ ');
  for (let isOver = false; !isOver && now() - begun < RUN_LIMIT;) {
    const page = await documents.query(writtenFrom(from, last));
    for (const [index, { status }] of (await Promise.allSettled(page.map(mend))).entries())
      if (status === 'rejected') log(`tokens: ${page[index]?.path ?? ''} left as it was`);
    isOver = page.length !== PAGE;
    const end = page.at(-1);
    if (end) last = documents.nameOf(end.path);
    from = Math.max(from, isOver ? settled : Number(end?.data['updatedAt']));
  }
  await documents.write({ path: MARK, fields: { mendedTo: moment(from) }, mask: ['mendedTo'] });
}
