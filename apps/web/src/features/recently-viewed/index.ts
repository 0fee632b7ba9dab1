/** The public exports of this feature. */
export { useNoteViewed } from './use-note-viewed.ts';
export { ViewedShelf } from './ViewedShelf.tsx';
export { forgetMembersViewed } from './viewed-robots.ts';
