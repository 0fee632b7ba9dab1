/** The public exports of this feature. */
export { ContinueHere } from './lazy-continue-here.ts';
export { PageTitle } from './PageTitle.tsx';
export { absoluteUrl, NoIndex, PublicPage } from './PublicPage.tsx';
export { StructuredData, type Thing } from './StructuredData.tsx';
export { UnreadCount } from './UnreadCount.tsx';
export { useGoBack } from './use-go-back.ts';
export { useOrigin } from './use-origin.ts';
export { useReturnHere } from './use-return-here.ts';
