export {
  ChangedMeanwhile,
  changeOf,
  linesOf,
  Refused,
  textOf,
  type Fields,
  type ModeratedDatabase,
  type Stored,
  type Write,
} from './database.ts';
export { isMark, isReportPath, isReviewId, openModeration } from './moderate.ts';
