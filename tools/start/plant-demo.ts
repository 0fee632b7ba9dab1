import {
  messageDocument,
  plantAccount,
  plantDocuments,
  profileDocuments,
  reviewDocument,
  robotDocument,
  searchSettings,
  termsDocument,
} from '@roborrow/adapter-firebase/testing';
import { demoSeed, loadDemoReviews } from '@roborrow/adapter-in-memory';
import { epochMs } from '@roborrow/domain';
import { createVocabulary } from '@roborrow/vocabulary';
import { PROJECT } from '../emulators/hosts.ts';

/** Writes the demo's users, robots and conversations to the emulators that the environment names. */
export async function plantDemo(): Promise<void> {
  const now = epochMs(Date.now());
  const {
    accounts = [],
    users = [],
    contacts = [],
    acceptedTerms = [],
    robots = [],
    messages = [],
  } = demoSeed(now);
  const reviews = await loadDemoReviews(now);
  const vocabulary = createVocabulary();
  for (const account of accounts) await plantAccount(account);
  const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
  await plantDocuments(PROJECT, [
    ...users.flatMap((user) =>
      profileDocuments(user, contactOf.get(user.id) ?? { email: '', coordinates: null }),
    ),
    ...acceptedTerms.map(({ id, ...terms }) => termsDocument(id, terms)),
    ...robots.map((robot) => robotDocument(robot, vocabulary)),
    searchSettings(vocabulary),
    ...messages.map(messageDocument),
    ...reviews.map(({ remark: _, openedAt: __, ...review }) => reviewDocument(review)),
  ]);
}
