export type { Brand } from './brand.ts';
export { countCharacters, firstCharacters, isBlank, isLongerThan, hasControls } from './characters.ts';
/** @public for clients that compare what people type. */
export { comparableText } from './comparable-text.ts';
export { err, ok, type Err, type Ok, type Result } from './result.ts';
export * from './units.ts';
export * from './ids.ts';
export { byNewest, type Dated } from './newest-first.ts';

export { coordinates, normalizeLongitude, type Coordinates } from './geo/coordinates.ts';
export {
  displayDistance,
  inKilometres,
  inMiles,
  isInPlace,
  type DistanceDisplay,
  type DistanceUnit,
} from './geo/display-distance.ts';
export { EARTH_RADIUS_MILES, haversineMiles, ROUNDED_BY, roundMiles } from './geo/distance.ts';
export {
  isEnoughForSuggestions,
  isSpecificPlace,
  unambiguousCoordinates,
  orderSuggestions,
  PLACE_SOURCES,
  shortPlaceName,
  UNKNOWN_PLACE,
  type KnownPlace,
  type PlaceAnswer,
  type PlaceSource,
  type PlaceSuggestion,
} from './geo/place.ts';
export {
  DEFAULT_RADIUS,
  expandRadius,
  MAX_RADIUS,
  parseRadius,
  RADIUS_OPTIONS,
  radiusChoices,
} from './geo/radius.ts';
export { createRadiusPredicate } from './geo/radius-predicate.ts';
export { statesBeginning, US_STATES, type UsState } from './geo/us-states.ts';
export { parseZipAddress, type ZipAddress } from './geo/zip-code.ts';
export { quadrant, quadrantAt } from './geo/quadrants.ts';
export { farthestInBox, nearestInBox, type GeoBox } from './geo/geo-box.ts';
export { areaContains, searchArea, type SearchArea } from './geo/search-area.ts';

export {
  CATEGORIES,
  FILTER_CATEGORIES,
  forEachCategory,
  LISTING_CATEGORIES,
  parseCategory,
  type Category,
  type CategoryFilter,
  type CategorySlug,
  type ListingCategory,
} from './robots/category.ts';
export type { ExclusionCounts } from './robots/count-exclusions.ts';
export type { EmptyResultHints, OtherWords } from './robots/empty-result-hints.ts';
export { addFeature } from './robots/features.ts';
export type { ExclusionReason } from './robots/evaluate-robot.ts';
export { listingAdvice, type ListingAdvice } from './robots/listing-advice.ts';
export type {
  ListingForm,
  ListingIssue,
  PlainNumberTag,
  PriceTag,
  ValidListing,
} from './robots/listing-form.ts';
export {
  isLine,
  mapLines,
  mapNumbers,
  NOTHING_TOLD,
  numbersOf,
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  type FieldSection,
  type LineField,
  type LineName,
  type NumberField,
  type NumberName,
  type NumberUnit,
} from './robots/robot-fields.ts';
export type { PlaceError } from './robots/listing-place.ts';
export { validateListing } from './robots/listing.ts';
export {
  NO_PRICE_BOUNDS,
  parsePriceFilter,
  type PriceBounds,
  type PriceFilterIssue,
} from './robots/price-filter.ts';
export { parseNumber } from './robots/listing-numbers.ts';
export { priceScale, type PriceScale } from './robots/price-scale.ts';
export { robotDefaults } from './robots/robot.ts';
export {
  byOrder,
  byPosition,
  byRankUp,
  LISTING_ORDERS,
  positionIn,
  type ListingOrder,
  type Ranked,
} from './robots/robot-order.ts';
export { parseSort, SEARCH_SORTS, type SearchSort } from './robots/search-sort.ts';
export {
  FILTERS,
  hasCriteria,
  NUMBER_FILTERS,
  parseFilters,
  type FilterName,
  type FilterReason,
  type NumberFilterName,
} from './robots/filters.ts';
export { narrowingsOf } from './robots/narrowings.ts';
export type { SearchCriteria, SearchFilters, SearchOrigin } from './robots/search-criteria.ts';
export { searchElsewhere } from './robots/search-elsewhere.ts';
export { SEARCH_PARAMS, type SearchParam, type TypedSearch } from './robots/search-criteria.ts';
export { atLeast, exactly, totalCount, type CountedPage, type MatchCount } from './robots/match-count.ts';
export { createTextPredicate, searchableText } from './robots/text-predicate.ts';
export { isFiller, wordsIn } from './robots/search-words.ts';
export { partToken, readRobotWords } from './robots/robot-words.ts';
export type { RobotWords, Said } from './robots/said.ts';
export {
  conceptToken,
  isUnderstanding,
  PLAIN_VOCABULARY,
  wordToken,
  type Concept,
  type KnownWord,
  type Vocabulary,
} from './robots/vocabulary.ts';
export {
  allSearchTokens,
  INDEXED_FIELDS,
  searchTokens,
  tokensJoinedIn,
  tokensVersion,
  TOKEN_LENGTH_MAX,
  TOKENS_MAX,
  type Narrowing,
} from './robots/search-tokens.ts';
export type { OtherName } from './robots/best-match.ts';
export type { Understood } from './robots/read-sentence.ts';
export { suggestConcepts, type SuggestedConcept } from './robots/suggest-concepts.ts';
export { plainWords, type VocabularyPort } from './ports/vocabulary.ts';
export { searchRobots, type FoundRobot } from './robots/search-robots.ts';
export type { NewRobot, Robot, RobotChanges, RobotDetails } from './robots/robot.ts';
export {
  mapSpecifications,
  NO_SPECIFICATIONS,
  SPECIFICATIONS,
  type SpecificationName,
  type Specifications,
} from './robots/specifications.ts';

export {
  AVATAR_SIDE,
  checkAvatar,
  checkImageDimensions,
  checkRobotImage,
  MAX_ROBOT_IMAGES,
  ROBOT_IMAGE_SIDE,
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
  type ImageIssue,
  type PickedImage,
} from './images/image-rules.ts';
export type { UploadControl } from './images/store-with-images.ts';
export {
  pictureDetails,
  pictureForms,
  smallerName,
  wholeName,
  type PictureForms,
  type SmallerAddress,
} from './images/picture-address.ts';
export {
  AVATAR_FRAME,
  CONDITION_FRAME,
  framedWidth,
  ROBOT_FRAME,
  smallerMaxBytes,
  type PictureFrame,
  type PicturePart,
  type PictureSize,
} from './images/picture-sizes.ts';
export { isStorable } from './images/storable-image.ts';
export { makeImageFile, makeImageSizes, wholeSize, type PictureEncoder } from './images/make-image-file.ts';

export {
  EXPERTISE_LEVELS,
  type Expertise,
  type NewProfile,
  type OwnProfile,
  type PrivateContact,
  type ProfileChanges,
  type PublicProfile,
  type Username,
} from './users/profile.ts';

export { emailIssue, type EmailTag } from './users/credentials.ts';
export { FULL_NAME_MAX, fullName, NAME_MAX, type NameTag } from './users/full-name.ts';
export { validateLogin, type Login, type LoginForm, type LoginIssue } from './users/login.ts';
export { ownProfile } from './users/profile.ts';
export { PASSWORD_MIN, passwordIssue, type PasswordTag } from './users/credentials.ts';
export {
  validatePasswordChange,
  type PasswordChange,
  type PasswordChangeIssue,
} from './users/password-change.ts';
export {
  newProfileDefaults,
  PROFILE_LIMITS,
  validateProfile,
  type ProfileForm,
  type ProfileIssue,
  type ValidProfile,
} from './users/profile-rules.ts';
export {
  validateRegistration,
  type Registration,
  type RegistrationForm,
  type RegistrationIssue,
} from './users/registration.ts';
export { parseReturnTarget } from './users/return-target.ts';
export { isSameUser } from './users/same-user.ts';
export {
  AUTH_LOADING_LIMIT,
  isSessionOver,
  isSignInEnded,
  RECENT_SIGN_IN,
  SESSION_LENGTH,
  sessionDeadline,
  type EndedSignIns,
} from './users/session-policy.ts';
export {
  initialSessionState,
  nextSessionState,
  type SessionEvent,
  type SessionState,
} from './users/session.ts';
export {
  normalizeUsername,
  parseUsername,
  USERNAME_MAX,
  USERNAME_MIN,
  type UsernameTag,
} from './users/username.ts';

export {
  canSaveSearch,
  isValidSaved,
  NOTHING_SAVED,
  SAVED_LIMITS,
  type Removed,
  type Saved,
  type SavedRobot,
  type SavedSearch,
} from './saved/saved.ts';
export { isSameSaved, mergeSaved } from './saved/merge-saved.ts';
export {
  lookingAt,
  removingSaved,
  renamingSearch,
  restoringRobot,
  restoringSearch,
  savingRobot,
  savingSearch,
  searchNameIssue,
  type SearchNameTag,
} from './saved/saved-changes.ts';
export { COMPARED_MAX, parseComparedRobots } from './saved/compared-robots.ts';
export { sinceSaved, type SinceSaved } from './saved/since-saved.ts';

export {
  hearOfMessage,
  NO_NOTICES,
  NOTICE_LIFE,
  NOTICE_WAIT,
  noticeFailed,
  noticeSettled,
  planNotice,
  type Announced,
  type ConversationNotices,
  type NoticePlan,
} from './notices/conversation-notices.ts';
export type { RentalNoticeKind } from './notices/rental-notice-kind.ts';
export {
  hearOfRental,
  planRentalNotice,
  rentalNotices,
  type RentalAsSeen,
  type RentalNotice,
} from './notices/rental-notices.ts';
export { BLOCKED_MAX, type Blocks } from './blocks/blocks.ts';
export {
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORTED_KINDS,
  REPORTED_TEXTS,
  reportKey,
  reportSubject,
  validateReport,
  type OutgoingReport,
  type Report,
  type ReportForm,
  type ReportIssue,
  type ReportReason,
  type ReportSubject,
} from './reports/report.ts';
export {
  reviewId,
  reviewIdOf,
  REVIEWER_ROLES,
  type OutgoingReview,
  type OwnReview,
  type Review,
  type ReviewerRole,
  type ReviewId,
} from './reviews/review.ts';
export {
  isDueReview,
  isStorableAnswer,
  parseAnswer,
  REVIEW_ANSWER_MAX,
  REVIEW_REMARK_MAX,
  REVIEW_TEXT,
  validateReview,
  type ReviewForm,
  type ReviewIssue,
} from './reviews/review-rules.ts';
export {
  isReviewable,
  REVIEW_SPAN,
  reviewerRole,
  reviewWindow,
  type ReviewWindow,
} from './reviews/review-window.ts';
export {
  RENTAL_STAGES,
  settleRental,
  type RentalFacts,
  type RentalRecord,
  type RentalStage,
  type SettledReview,
  type Settlement,
} from './reviews/settle-rental.ts';
export {
  isStars,
  NO_STARS,
  ratingsOf,
  readStarCounts,
  STARS,
  withoutStars,
  withStars,
  type Ratings,
  type StarCounts,
  type Stars,
} from './reviews/star-counts.ts';
export {
  APPEAL_MAX,
  DECIDED_KINDS,
  decidedSubject,
  isStorableAppeal,
  parseAppeal,
  type DecidedSubject,
  type Decision,
} from './operator/decision.ts';
export { DAY_KINDS, DAY_LENGTH, shownDays, type DayCounts, type DayKind } from './operator/day-counts.ts';
export {
  shownPhrases,
  UNFOUND_LIFE,
  UNFOUND_PEOPLE,
  unfoundPhrase,
  type UnfoundDay,
  type UnfoundPhrase,
} from './operator/unfound.ts';
export { ACT_NOTE_MAX, type OperatorAct } from './operator/act.ts';
export {
  queueEntries,
  type CaseFile,
  type CasePerson,
  type FiledReport,
  type Found,
  type LogEntry,
  type OperatorQueue,
  type QueueEntry,
  type SubjectState,
} from './operator/case.ts';
export {
  areStorableLimits,
  completeLimits,
  DEFAULT_LIMITS,
  goesOnAt,
  LIMIT_MAX,
  LIMIT_NAMES,
  LIMIT_SPAN,
  limitFor,
  limitsText,
  problemsFor,
  reportsFor,
  type DailyLimits,
  type Limited,
} from './limits/daily-limits.ts';
export { isWithinLimits, sentEntry, sentWith, type SentToday } from './limits/sent-today.ts';
export { messageBeginning } from './notices/message-beginning.ts';
export {
  beginInUtc,
  isPast,
  nextDay,
  overlap,
  parseDay,
  rangeLength,
  weekdayOf,
  WEEKDAYS,
  type CalendarDay,
  type DayRange,
  type Weekday,
} from './dates/calendar-day.ts';
export {
  CLOSED_DAYS_MAX,
  FREE_CALENDAR,
  fullyTaken,
  TAKEN_MAX,
  withoutTaken,
  withTaken,
  type Lendable,
  type RobotCalendar,
  type TakenDays,
} from './dates/robot-calendar.ts';
export { askDates, REQUEST_ID_MAX, type DatesIssue } from './dates/ask-dates.ts';
export {
  dateRequest,
  dateRequests,
  isAgreed,
  type DateRequest,
  type RequestState,
} from './dates/date-requests.ts';
export {
  endingStep,
  isExpiringSoon,
  isOver,
  nextSteps,
  rentalPhase,
  type Moment,
  type RentalPhase,
} from './dates/rental-phase.ts';
export { hasDueDates, type StoredForDates } from './dates/has-due-dates.ts';
export {
  END_REASONS,
  isEnd,
  MEETING_PURPOSES,
  STEP_KINDS,
  type ConditionPhotos,
  type DatesAsked,
  type DatesNote,
  type DatesStep,
  type EndKind,
  type EndReason,
  type MeetingAgreed,
  type MeetingProposed,
  type MeetingPurpose,
  type StepKind,
} from './dates/dates-note.ts';
export {
  parseTimeZone,
  TIME_ZONE_MAX,
  type LocalDay,
  type MomentIn,
  type TimeZone,
} from './dates/time-zone.ts';
export { dayOfTime, parseLocalTime, type LocalTime } from './dates/local-time.ts';
export {
  agreementId,
  isMeetingPlace,
  MEETING_PLACE_MAX,
  meetings,
  takesMeeting,
  type Meeting,
  type Meetings,
} from './dates/meetings.ts';
export {
  CONDITION_PHOTOS_MAX,
  conditionPhotos,
  takesPhotos,
  type ConditionPhoto,
} from './dates/condition-photos.ts';
export { rentalHistory, type RentalEvent } from './dates/rental-history.ts';
export { claimOfOther, rentalOf, type ClaimKind, type Rental } from './dates/rental.ts';
export { readRental, type ReadRentalInput } from './use-cases/read-rental.ts';
export { readDatesNote } from './dates/read-dates-note.ts';
export { stepId, stepIds } from './dates/step-id.ts';
export {
  DEFAULT_NOTICE_SETTINGS,
  type MailState,
  type NoticeChannel,
  languageTag,
  type LanguageTag,
  type NoticeSettings,
} from './notices/notice-settings.ts';
export {
  isPushDevice,
  isPushEndpoint,
  PUSH_DEVICES_MAX,
  PUSH_ENDPOINT,
  PUSH_KEY,
  PUSH_SECRET,
  withoutPushDevice,
  withPushDevice,
  type PushDevice,
} from './notices/push-device.ts';
export { DEMO_TERMS, mustAcceptTerms, type AcceptedTerms } from './users/accepted-terms.ts';
export type { Message, OutgoingMessage } from './messaging/message.ts';
export type { Conversation } from './messaging/conversations.ts';
export { conversationsOf, filterConversations, mergeMessages } from './messaging/conversations.ts';
export { messageAge, type MessageAge } from './messaging/message-age.ts';
export { replyTime } from './messaging/reply-time.ts';
export { REPLY_TIMES, type ReplyTime } from './messaging/reply-time.ts';
export {
  DEFAULT_NAME,
  isStorableContent,
  MESSAGE_MAX,
  parseContent,
  ROBOT_ID_MAX,
  senderName,
  UNREAD_MAX,
  type ContentTag,
} from './messaging/message-rules.ts';

export type { AnalyticsEvent, AnalyticsPort } from './ports/analytics.ts';
export type { AuthPort, AuthUser, EmailChange, Proof } from './ports/auth.ts';
export type { ClockPort } from './ports/clock.ts';
export {
  BACKEND_SERVICES,
  CONFIGURATION_KEYS,
  settlingState,
  type BackendService,
  type ConfigurationKey,
  type DiagnosticReport,
  type DiagnosticsPort,
} from './ports/diagnostics.ts';
export { noFailures, type FailuresPort } from './ports/failures.ts';
export { createFailureGate, type FailureGate } from './failures/failure-gate.ts';
export { describeFailure, type Failure, type FailureFrame } from './failures/failure.ts';
export type { IdsPort } from './ports/ids.ts';
export type { CancelSignal } from './cancellation.ts';
export type {
  ConditionPhotoAsked,
  ImageFile,
  ImageSizes,
  ImagesPort,
  UploadOptions,
} from './ports/images.ts';
export type { Inbox, MessageCursor, MessagePage, MessagesPort, PageQuery } from './ports/messages.ts';
export type { NotifierPort } from './ports/notifier.ts';
export type { PendingImages, PendingImagesPort } from './ports/pending-images.ts';
export type { PlacesPort } from './ports/places.ts';
export type { DevicePositionPort, PositionAnswer, PositionFailure } from './ports/device-position.ts';
export { OPERATION_TIMEOUT, withinTime } from './ports/operation-timeout.ts';
export {
  isPortError,
  PortError,
  type ConflictSubject,
  type RefusedSubject,
  type PortErrorDetails,
  type PortErrorKind,
} from './ports/port-error.ts';
export { portErrorOf, type NotSignedIn, type PortFailure } from './ports/port-failure.ts';
export type { Ports, PublicPorts } from './ports/ports.ts';
export { LIST_MAX } from './ports/robots.ts';
export type {
  ListingQuery,
  NearestPage,
  NearestQuery,
  NearRobot,
  NewRobotsQuery,
  RobotSample,
  SampleQuery,
  PublicRobotsPort,
  RankedCursor,
  RobotCursor,
  RobotPage,
  RobotsPort,
  RobotVersion,
  RobotVersionPage,
  VersionsQuery,
} from './ports/robots.ts';
export type { ProblemsPort } from './ports/problems.ts';
export { reportProblem, type ReportProblemError } from './use-cases/report-problem.ts';
export {
  areCircumstances,
  BROWSER_FAMILIES,
  browserFamilyOf,
  PROBLEM_TEXT_MAX,
  UNKNOWN_PAGE,
  validateProblem,
  type BrowserFamily,
  type OutgoingProblem,
  type ReceivedProblem,
  type ProblemCircumstances,
  type ProblemId,
  type ProblemIssue,
} from './problems/problem.ts';
export type { BlocksPort } from './ports/blocks.ts';
export type { AppealsPort } from './ports/appeals.ts';
export { FIND_MAX, LOG_MAX, PROBLEMS_MAX, type ActOutcome, type OperatorPort } from './ports/operator.ts';
export type { ReportOutcome, ReportsPort } from './ports/reports.ts';
export type {
  LeftTexts,
  PublicReviewsPort,
  ReviewCursor,
  ReviewPage,
  ReviewQuery,
  ReviewsPort,
} from './ports/reviews.ts';
export type { SearchesPort } from './ports/searches.ts';
export type { SavedPort } from './ports/saved.ts';
export type { Listener, Unsubscribe } from './ports/subscription.ts';
export type { TimeZonesPort } from './ports/time-zones.ts';
export type { Town, TownsPort } from './ports/towns.ts';
export type { PublicUsersPort, UsersPort } from './ports/users.ts';

export type { Timer } from './timer.ts';
export { createUsernameCheck, type TypedUsername, type UsernameCheck } from './users/username-check.ts';
export { isWaiting, notStored, type KeptOutbox, type Outbox, type OutboxMessage } from './outbox/outbox.ts';
export { createOutbox, type OutboxStorage, type OutboxStore } from './outbox/create-outbox.ts';
export {
  createSending,
  type Delivery,
  type NewMessage,
  type Sending,
  type SendingDeps,
} from './outbox/sending.ts';

export { changeEmail, type ChangeEmailError } from './use-cases/change-email.ts';
export { changePassword, type ChangePasswordError } from './use-cases/change-password.ts';
export { checkUsername, type UsernameAvailability } from './use-cases/check-username.ts';
export {
  chooseUsername,
  type ChooseUsernameError,
  type ChooseUsernameInput,
} from './use-cases/choose-username.ts';
export { collectMyData, type MyData } from './use-cases/collect-my-data.ts';
export { countCategories } from './use-cases/count-categories.ts';
export { createListing, type CreateListingInput } from './use-cases/create-listing.ts';
export { deleteListing, type DeleteListingInput } from './use-cases/delete-listing.ts';
export {
  deleteProfile,
  type DeleteProfileError,
  type DeleteProfileInput,
} from './use-cases/delete-profile.ts';
export { findRobots } from './use-cases/find-robots.ts';
export type {
  FindRobotsInput,
  FindRobotsOutcome,
  SearchResult,
  OriginPlace,
  PlaceNotFound,
} from './use-cases/search-outcome.ts';
export type { SearchCursor } from './robots/find-apart.ts';
export { countNewRobots } from './use-cases/count-new-robots.ts';
export { findMember, type Member } from './use-cases/find-member.ts';
export { findMyTown, type MyTownFailure } from './use-cases/find-my-town.ts';
export {
  listConversations,
  type ConversationList,
  type InboxConversation,
  type ListConversationsInput,
} from './use-cases/list-conversations.ts';
export { listNear, type NearShelf, type ShelfPlace } from './use-cases/list-near.ts';
export { listSimilar } from './use-cases/list-similar.ts';
export { FEATURED_LIMIT, listFeatured } from './use-cases/list-featured.ts';
export {
  openThread,
  type OpenThreadError,
  type OpenThreadInput,
  type Thread,
} from './use-cases/open-thread.ts';
export { register, type RegisterError } from './use-cases/register.ts';
export { requestPasswordReset, type RequestPasswordResetError } from './use-cases/request-password-reset.ts';
export {
  saveProfile,
  type AvatarChange,
  type SaveProfileError,
  type SaveProfileInput,
} from './use-cases/save-profile.ts';
export { addConditionPhotos, type AddConditionPhotosInput } from './use-cases/add-condition-photos.ts';
export { finishPendingImages } from './use-cases/finish-pending-images.ts';
export { endRequests, type EndRequestsInput } from './use-cases/end-requests.ts';
export { sendMessage, type SendMessageError, type SendMessageInput } from './use-cases/send-message.ts';
export { sendReport, type SendReportError, type SendReportInput } from './use-cases/send-report.ts';
export { setAvailability, type AvailabilityChanges } from './use-cases/set-availability.ts';
export { answerReview, type AnswerReviewError, type AnswerReviewInput } from './use-cases/answer-review.ts';
export { writeReview, type WriteReviewError, type WriteReviewInput } from './use-cases/write-review.ts';
export { signIn, type SignInError } from './use-cases/sign-in.ts';
export { signInWithGoogle } from './use-cases/sign-in-with-google.ts';
export { updateListing, type ListingError, type UpdateListingInput } from './use-cases/update-listing.ts';
