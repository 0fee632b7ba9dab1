export { BlockedOwner } from './lazy-blocked-owner.ts';
export { BlockedPeople } from './BlockedPeople.tsx';
export { BlockedThread } from './BlockedThread.tsx';
export { BlockPerson } from './BlockPerson.tsx';
