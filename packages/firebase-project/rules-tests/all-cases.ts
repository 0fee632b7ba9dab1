import type { Case } from './case.ts';
import { appointments } from './cases/appointments.ts';
import { blocks } from './cases/blocks.ts';
import { claimedNames } from './cases/claimed-names.ts';
import { conditionPhotos } from './cases/condition-photos.ts';
import { contacts } from './cases/contact.ts';
import { dates } from './cases/dates.ts';
import { decisions } from './cases/decisions.ts';
import { defaultDeny } from './cases/default-deny.ts';
import { deletions } from './cases/deletions.ts';
import { problems } from './cases/problems.ts';
import { pushDevices } from './cases/devices.ts';
import { leaving } from './cases/leaving.ts';
import { limits } from './cases/limits.ts';
import { messages } from './cases/messages.ts';
import { notices } from './cases/notices.ts';
import { olderClients } from './cases/older-clients.ts';
import { operators } from './cases/operators.ts';
import { otherSignIns } from './cases/other-sign-ins.ts';
import { queries } from './cases/queries.ts';
import { rentalSteps } from './cases/rental-steps.ts';
import { reportCount } from './cases/report-count.ts';
import { reports } from './cases/reports.ts';
import { reviews } from './cases/reviews.ts';
import { robotPlaces } from './cases/robot-places.ts';
import { robotTokens } from './cases/robot-tokens.ts';
import { robots } from './cases/robots.ts';
import { roleGrid } from './cases/role-grid.ts';
import { savedThings } from './cases/saved.ts';
import { storedMessages } from './cases/stored-messages.ts';
import { takenDays } from './cases/taken-days.ts';
import { terms } from './cases/terms.ts';
import { usernames } from './cases/usernames.ts';
import { users } from './cases/users.ts';

/** All cases for the rules, by subject. */
export const ALL_CASES: Readonly<Record<string, readonly Case[]>> = {
  'who may do what': roleGrid,
  profiles: users,
  'taking a username': claimedNames,
  contacts,
  'accepted terms': terms,
  'notice settings': notices,
  'devices that hear of messages': pushDevices,
  'what is saved': savedThings,
  blocks,
  reports,
  'problems that people tell of': problems,
  'counts of reports': reportCount,
  'ended sign-ins': otherSignIns,
  'claims of usernames': usernames,
  robotPlaces,
  robotTokens,
  robots,
  messages,
  'stored messages': storedMessages,
  'requests for dates': dates,
  'steps of rentals': rentalSteps,
  'appointments and reasons': appointments,
  'photos of the condition': conditionPhotos,
  'days that are taken': takenDays,
  'reviews of rentals': reviews,
  'limits of a day': limits,
  'decisions and appeals': decisions,
  'what an operator tries': operators,
  deletions,
  'what a leaving user may do': leaving,
  queries,
  'clients of the release before': olderClients,
  'what no rule speaks of': defaultDeny,
};
