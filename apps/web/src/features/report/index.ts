export { ReportButton } from './ReportButton.tsx';
export { ReportMessage } from './ReportMessage.tsx';
