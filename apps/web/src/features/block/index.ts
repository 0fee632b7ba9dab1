export { BlockedOwner } from './BlockedOwner.tsx';
export { BlockedPeople } from './BlockedPeople.tsx';
export { BlockedThread } from './BlockedThread.tsx';
export { BlockPerson } from './BlockPerson.tsx';
