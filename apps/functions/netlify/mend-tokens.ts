import { epochMs } from '@roborrow/domain';
import { createVocabulary } from '@roborrow/vocabulary';
import { openDocuments } from '../src/notices/firestore-documents.ts';
import { openAccount } from '../src/open-account.ts';
import { logProblem } from '../src/request-log.ts';
import { mendTokens } from '../src/search/mend-tokens.ts';

const account = openAccount(process.env, 'tokens', logProblem);
const documents = account && openDocuments(account);

/** Netlify calls it by its schedule and by no address. Without settings there is nothing to do. */
export default async (): Promise<void> => {
  if (documents)
    await mendTokens({ documents, createVocabulary, now: () => epochMs(Date.now()), log: logProblem });
};

export const config = { schedule: '* * * * *' };
