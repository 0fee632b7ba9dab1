/** The public exports of this feature. */
export { DESK_TABS, type DeskTab } from './desk-tabs.ts';
export { OperatorScreen } from './OperatorScreen.tsx';
