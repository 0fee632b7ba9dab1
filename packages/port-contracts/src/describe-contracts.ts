import { describeAccountsContract } from './accounts-contract.ts';
import { describeBlocksContract } from './blocks-contract.ts';
import { describeAppointmentsContract } from './appointments-contract.ts';
import { describeConditionPhotosContract } from './condition-photos-contract.ts';
import { describeDateRequestsContract } from './date-requests-contract.ts';
import { describeRentalRacesContract } from './rental-races-contract.ts';
import { describeDeletionContract } from './deletion-contract.ts';
import { describeGoogleContract } from './google-contract.ts';
import type { ContractHarness } from './harness.ts';
import { describeImageUploadsContract } from './image-uploads-contract.ts';
import { describeImagesContract } from './images-contract.ts';
import { describeInboxContract } from './inbox-contract.ts';
import { describeLeavingContract } from './leaving-contract.ts';
import { describeLimitsContract } from './limits-contract.ts';
import { describeLoginChangesContract } from './login-changes-contract.ts';
import { describeMessagePagesContract } from './message-pages-contract.ts';
import { describeMessagesContract } from './messages-contract.ts';
import { describeMyDataContract } from './my-data-contract.ts';
import { describeNewRobotsContract } from './new-robots-contract.ts';
import { describeNoticeSettingsContract } from './notice-settings-contract.ts';
import { describePushDevicesContract } from './push-devices-contract.ts';
import { describeOwnListingsContract } from './own-listings-contract.ts';
import { describeProfileUpdatesContract } from './profile-updates-contract.ts';
import { describeOtherSignInsContract } from './other-sign-ins-contract.ts';
import { describeProblemsContract } from './problems-contract.ts';
import { describePublicRobotsContract } from './public-robots-contract.ts';
import { describePublicUsersContract } from './public-users-contract.ts';
import { describeReadMarksContract } from './read-marks-contract.ts';
import { describeRecentContract } from './recent-contract.ts';
import { describeReportsContract } from './reports-contract.ts';
import { describeReviewsContract } from './reviews-contract.ts';
import { describeRobotListsContract } from './robot-lists-contract.ts';
import { describeRobotOrdersContract } from './robot-orders-contract.ts';
import { describeRobotsContract } from './robots-contract.ts';
import { describeNarrowedRobotsContract } from './narrowed-robots-contract.ts';
import { describeNearestRobotsContract } from './nearest-robots-contract.ts';
import { describeSavedContract } from './saved-contract.ts';
import { describeServicesContract } from './services-contract.ts';
import { describeSessionContract } from './session-contract.ts';
import { describeTermsContract } from './terms-contract.ts';
import { describeThreadContract } from './thread-contract.ts';
import { describeUsernamesContract } from './usernames-contract.ts';
import { describeUsersContract } from './users-contract.ts';

/** The contracts of public reads. An adapter that only reads runs only these. */
export const READING_CONTRACTS: readonly ((harness: ContractHarness) => void)[] = [
  describePublicUsersContract,
  describePublicRobotsContract,
  describeRobotListsContract,
  describeRobotOrdersContract,
  describeNewRobotsContract,
  describeNearestRobotsContract,
  describeNarrowedRobotsContract,
];

/**
 * Everything that every backend promises. Two contracts are left out: places, which needs known facts, and
 * the session's age, which needs a clock that can be moved.
 */
export const CONTRACTS: readonly ((harness: ContractHarness) => void)[] = [
  describeSessionContract,
  describeAccountsContract,
  describeOtherSignInsContract,
  describeLoginChangesContract,
  describeGoogleContract,
  describeUsersContract,
  describeProfileUpdatesContract,
  describeUsernamesContract,
  describeRobotsContract,
  describeOwnListingsContract,
  ...READING_CONTRACTS,
  describeMessagesContract,
  describeReadMarksContract,
  describeMessagePagesContract,
  describeInboxContract,
  describeRecentContract,
  describeThreadContract,
  describeSavedContract,
  describeTermsContract,
  describeNoticeSettingsContract,
  describePushDevicesContract,
  describeBlocksContract,
  describeReportsContract,
  describeLimitsContract,
  describeProblemsContract,
  describeDateRequestsContract,
  describeRentalRacesContract,
  describeReviewsContract,
  describeAppointmentsContract,
  describeConditionPhotosContract,
  describeMyDataContract,
  describeImageUploadsContract,
  describeImagesContract,
  describeDeletionContract,
  describeLeavingContract,
  describeServicesContract,
];

/** Describes every contract of `CONTRACTS` for a backend. */
export const describeContracts = (harness: ContractHarness): void => {
  for (const describeContract of CONTRACTS) describeContract(harness);
};
