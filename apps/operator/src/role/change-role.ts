import { openModeration, textOf, type ModeratedDatabase } from '@roborrow/moderation';
import { Refused } from '../command.ts';
import type { Accounts } from './accounts.ts';

/** The claim that makes an account an operator (D790). Only `true` does. */
const ROLE = 'operator';

interface RoleChange<Version> {
  readonly database: ModeratedDatabase<Version>;
  readonly accounts: Accounts;
  readonly username: string;
  readonly isGiven: boolean;
  readonly by: string;
  readonly note: string;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Gives a person the operator's role, or takes it, and keeps what else their tokens say. Resolves with the person's id. */
export async function changeRole<Version>(change: RoleChange<Version>): Promise<string> {
  const { database, accounts, username, isGiven, ...moderator } = change;
  const claim = await database.get(`usernames/${username.toLowerCase()}`);
  const uid = textOf(claim?.fields['uid']);
  const claims = uid === '' ? null : await accounts.claimsOf(uid);
  if (!claims) throw new Refused(`There is no person with the username ${username}.`);
  const { [ROLE]: role, ...others } = claims;
  if ((role === true) === isGiven)
    throw new Refused(isGiven ? `${username} is an operator already.` : `${username} is no operator.`);
  await accounts.setClaims(uid, isGiven ? { ...others, [ROLE]: true } : others);
  await openModeration(database, moderator).noteRole(uid, isGiven);
  return uid;
}
