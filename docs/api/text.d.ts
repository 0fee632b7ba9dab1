export declare const accountFields: {
  readonly email: {
    readonly label: "Email";
    readonly placeholder: "you@example.com";
  };
  readonly confirmPassword: {
    readonly label: "Confirm password";
  };
  readonly firstName: {
    readonly label: "First name";
  };
  readonly lastName: {
    readonly label: "Last name";
  };
  readonly showPassword: "Show password";
  readonly password: {
    readonly label: "Password";
    readonly hint: string;
  };
};
export declare const agreementSentence: ({
  for: purpose,
  at,
  place
}: Appointment) => string;
export declare const answerErrorText: (error: AnswerReviewError) => string;
interface Appointment {
  readonly for: MeetingPurpose;
  readonly at: LocalTime;
  readonly place: string;
}
export declare const availabilityText: (isAvailable: boolean) => string;
export declare const avatarSentences: Readonly<Record<ImageIssue, string>>;
export declare const categoryName: (category: string) => string;
export declare const changeEmailErrorText: (error: ChangeEmailError) => string;
export declare const changePasswordErrorText: (error: ChangePasswordError) => string;
export declare const chooseUsernameErrorText: (error: ChooseUsernameError) => string;
export declare const conceptName: ({
  name,
  names
}: Pick<Concept, 'name' | 'names'>) => string;
export declare const counted: (count: number, one: string, many?: string) => string;
export declare const countText: (count: number) => string;
export declare const createListingErrorText: (error: ListingError, withImages?: boolean) => string;
export declare const dateForAll: (at: EpochMs) => string;
export declare const datesIssueText: (issue: DatesIssue) => string;
export declare const datesQuestion: (robot: string, range: DayRange, total: Cents) => string;
export declare const dateText: (at: EpochMs) => string;
export declare const dayCount: (count: number) => string;
export declare const dayRangeText: (range: DayRange) => string;
export declare const dayText: (at: EpochMs, now: EpochMs) => string;
export declare const deleteProfileErrorText: (error: DeleteProfileError) => string;
export declare const directionControls: (field: string) => string;
export declare const distanceAway: (distance: Miles, unit: DistanceUnit) => string;
export declare const distanceOrTown: (distance: Miles, place: string, from: string | null, unit: DistanceUnit) => string;
export declare const distanceText: (distance: Miles, unit: DistanceUnit) => string;
export declare const dollars: (amount: number) => string;
export declare const emailSentences: Readonly<Record<EmailTag, string>>;
export declare const emptyResultHints: {
  readonly heading: "What is in the way";
  readonly withoutWords: (count: MatchCount) => string;
  readonly reasons: readonly ExclusionReason[];
  readonly drop: (reason: ExclusionReason, count: MatchCount) => string;
  readonly wider: (radius: Miles, count: MatchCount, unit: DistanceUnit) => string;
  readonly otherWords: ({
    kind,
    text,
    price,
    place,
    category
  }: OtherWords, near?: string | null) => string;
  readonly nearest: (distance: Miles, unit: DistanceUnit) => string;
};
export declare function excerpt(text: string, most: number): string;
export declare const expertiseText: Readonly<Record<Expertise, string>>;
export declare const firstSentence: <AnyIssue extends Issue>(issues: readonly AnyIssue[], sentence: (issue: AnyIssue) => string, otherwise: string) => string;
export declare const googleErrorText: ({
  error
}: PortFailure, screen: 'login' | 'register') => string;
export declare const imagePicker: {
  readonly label: "Photos";
  readonly choose: "Choose photos";
  readonly hint: "PNG, JPG up to 10MB each";
  readonly cover: "Cover";
  readonly preparing: "Preparing photos...";
  readonly stopPreparing: "Stop";
  readonly rules: string;
  readonly prepared: (done: number, all: number) => string;
  readonly preview: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly moveEarlier: (number: number) => string;
  readonly moveLater: (number: number) => string;
  readonly moved: (from: number, to: number) => string;
  readonly tooMany: string;
};
interface Issue {
  readonly field: string;
  readonly tag: string;
}
export declare const joined: (at: EpochMs) => string;
export declare const listingFields: {
  readonly name: {
    readonly label: "Robot name";
    readonly placeholder: "Rover 2, telepresence robot";
  };
  readonly category: {
    readonly label: "Category";
    readonly placeholder: "Choose a category";
  };
  readonly description: {
    readonly label: "Description";
    readonly placeholder: "What it does well, what it needs, and what comes with it.";
  };
  readonly price: {
    readonly label: "Price per day";
    readonly hint: "In dollars.";
  };
  readonly location: {
    readonly label: "Location";
    readonly hint: "Type three letters and choose from the list. Renters see this text.";
  };
  readonly optional: "optional";
  readonly features: {
    readonly label: "Add a feature";
    readonly placeholder: "Obstacle avoidance";
    readonly hint: "Press Enter after each one.";
    readonly add: "Add";
    readonly list: "Features";
    readonly remove: (feature: string) => string;
  };
};
export declare const listingIssueText: ({
  field,
  tag
}: ListingIssue) => string;
export declare const localTimeText: (at: LocalTime) => string;
export declare const loginIssueText: ({
  field,
  tag
}: LoginIssue) => string;
export declare const lowerPhase: (phase: RentalPhase) => string;
export declare const lowerReason: (reason: EndReason) => string;
export declare const matchNumber: ({
  kind,
  value
}: MatchCount) => string;
export declare const matchWords: (match: MatchCount) => {
  readonly count: number;
  readonly shown: string;
};
export declare const meetingSentence: ({
  for: purpose,
  at,
  place
}: Appointment) => string;
export declare const memberSince: (at: EpochMs) => string;
export declare const messageAgeText: (age: MessageAge) => string;
export declare const messageSentences: Readonly<Record<ContentTag, string>>;
export declare const messagesErrorText: (operation: keyof typeof failures$1, thrown: unknown) => string;
export declare const messageTimeText: (at: EpochMs, now: EpochMs) => string;
export declare const momentText: (at: EpochMs) => string;
export declare const nameSentences: {
  readonly firstName: NameSentences;
  readonly lastName: NameSentences;
};
type NameSentences = Readonly<Record<TagOf<RegistrationIssue | ProfileIssue, 'firstName'>, string>>;
export declare const nearPlace: (place: string) => string;
export declare const nextText: (request: DateRequest, isOwner: boolean, moment: Moment) => string;
export declare const NO_CONTRACT = "No booking, no payment and no contract: you agree on those with each other.";
interface NumberFilterText {
  readonly label: string;
  readonly chip: (value: number) => string;
  readonly option: string;
}
export declare const numberFilterTexts: Readonly<Record<NumberFilterName, NumberFilterText>>;
export declare const numberSentences: (label: string, {
  unit,
  min,
  max,
  decimals
}: NumberField) => {
  'not-a-number': string;
  'not-whole': string;
  'below-minimum': string;
  'above-maximum': string;
  'too-many-decimals': string;
};
export declare const numberText: (value: number) => string;
export declare const openThreadErrorText: (error: OpenThreadError) => string;
export declare const passwordChangeIssueText: ({
  field,
  tag
}: PasswordChangeIssue) => string;
export declare const passwordResetErrorText: (error: RequestPasswordResetError) => string;
export declare const passwordsDiffer: "Passwords do not match";
export declare const perDay: (amount: number) => string;
export declare const personName: (name: string) => string;
export declare const phaseText: (phase: RentalPhase) => string;
export declare const photosSentence: (purpose: MeetingPurpose, count: number) => string;
interface PlainFieldText {
  readonly label: string;
  readonly placeholder?: string;
  readonly open: string;
}
export declare const plainFieldTexts: Readonly<Record<NumberName | LineName, PlainFieldText>>;
export declare const plainFieldValue: (robot: Pick<RobotDetails, NumberName | LineName>, name: NumberName | LineName) => string;
export declare const plainFormField: (name: NumberName | LineName) => {
  readonly label: string;
  readonly placeholder?: string;
};
export declare const priceFilterIssueText: ({
  field,
  tag
}: PriceFilterIssue) => string;
export declare const pricePerDay: (price: DollarsPerDay) => string;
export declare const profileFields: {
  readonly username: {
    readonly label: "Username";
    readonly hint: "Your username cannot be changed after account creation";
  };
  readonly bio: {
    readonly label: "About Me";
    readonly placeholder: "What do you build, lend or look for?";
  };
  readonly location: {
    readonly label: "Location";
    readonly hint: "People see this text. Searches can start from it, but nobody sees the exact place.";
  };
  readonly expertise: {
    readonly label: "Expertise level";
  };
};
export declare const profileIssueText: ({
  field,
  tag
}: ProfileIssue) => string;
export declare const proofNeeded: (kind: Proof['kind']) => string;
export declare const radiusText: (radius: Miles, unit: DistanceUnit) => string;
export declare const ratingLabel: (rating: number) => string;
export declare const ratingText: (rating: number) => string;
export declare const reasonOf: (error: PortError) => string | null;
export declare const reasonText: (reason: EndReason) => string;
export declare const registerErrorText: (error: RegisterError) => string;
export declare const registrationIssueText: ({
  field,
  tag
}: RegistrationIssue) => string;
export declare const rentalCount: (count: number) => string;
export declare const reviewAuthor: ({
  authorName
}: Pick<Review, 'authorName'>) => string;
export declare const reviewCount: (count: number) => string;
export declare const reviewErrorText: (error: WriteReviewError) => string;
export declare const reviewIssueText: ({
  field,
  tag
}: ReviewIssue) => string;
export declare const reviewText: ({
  text
}: Pick<Review, 'text'>) => string;
export declare const robotCount: (count: number) => string;
export declare const robotImageSentences: Readonly<Record<ImageIssue, string>>;
export declare const robotsErrorText: (operation: Exclude<keyof typeof failures, 'create'>, thrown: unknown) => string;
export declare const robotsFound: (count: MatchCount) => string;
export declare const saveProfileErrorText: (error: SaveProfileError, withAvatar?: boolean) => string;
export declare const sealedText: (other: string, until: EpochMs) => string;
export declare const sendMessageErrorText: (error: SendMessageError) => string;
export declare const sentenceOf: <AnyIssue extends Issue>(sentences: Sentences<AnyIssue>) => ({
  field,
  tag
}: AnyIssue) => string;
export type Sentences<AnyIssue extends Issue> = { readonly [Field in AnyIssue['field']]: Readonly<Record<TagOf<AnyIssue, Field>, string>> };
export declare const signInErrorText: (error: SignInError) => string;
export declare const signOutErrorText: (thrown: unknown) => string;
export declare const soonText: (isOwner: boolean) => string;
interface SpecificationText {
  readonly label: string;
  readonly placeholder: string;
}
export declare const specificationTexts: Readonly<Record<SpecificationName, SpecificationText>>;
export declare const starsText: (stars: Stars) => string;
export declare const stepSentence: (kind: StepKind, range: DayRange, reason?: EndReason | null) => string;
export type TagOf<AnyIssue extends Issue, Field extends AnyIssue['field']> = AnyIssue extends unknown ? Field extends AnyIssue['field'] ? AnyIssue['tag'] : never : never;
export declare const tenthsText: (value: number) => string;
export declare const toasts: {
  readonly login: {
    readonly success: "Welcome back!";
    readonly failure: "Failed to login";
    readonly googleFailure: "Failed to login with Google";
  };
  readonly register: {
    readonly success: "Account created successfully!";
    readonly failure: "Failed to create account";
    readonly googleFailure: "Failed to create account with Google";
    readonly passwordsDiffer: "Passwords do not match";
  };
  readonly listing: {
    readonly created: "Robot listing created successfully with location coordinates!";
    readonly updated: "Listing saved";
    readonly paused: (name: string) => string;
    readonly reopened: (name: string) => string;
    readonly deleted: (name: string) => string;
    readonly deletedButImages: (name: string) => string;
    readonly locationSelected: (place: string) => string;
  };
  readonly messages: {
    readonly sent: "Message sent!";
    readonly failure: "Failed to send message";
    readonly conversationsFailure: "Failed to load conversations";
    readonly messagesFailure: "Failed to load messages";
    readonly conversationNotFound: "Conversation not found";
    readonly noUserSelected: "No user selected for conversation";
    readonly received: (sender: string) => string;
  };
  readonly profile: {
    readonly updated: "Profile updated successfully!";
    readonly updateFailure: "Failed to update profile";
    readonly notAuthenticated: "User not authenticated";
    readonly deleted: "Profile deleted successfully";
    readonly deleteFailure: "Failed to delete profile";
  };
};
export declare const tooLong: (field: string, limit: number) => string;
export declare const totalText: (total: Cents) => string;
export declare const unitTexts: Readonly<Record<NumberUnit, {
  readonly amount: (count: number) => string;
  readonly name: string;
}>>;
export declare const unreadCountText: (count: number) => string;
export declare const unreadMessages: (count: number) => string;
export declare const updateListingErrorText: (error: ListingError, withImages?: boolean) => string;
export declare const uploads: {
  readonly cancel: "Cancel upload";
  readonly cancelled: "Upload cancelled. Nothing was saved.";
  readonly avatar: "Uploading your picture";
  readonly photo: (number: number) => string;
};
export declare const usernameCheckText: Readonly<Record<UsernameAvailability | 'checking', string>>;
export declare const usernameField: {
  readonly label: "Username";
  readonly placeholder: "robot_friend";
  readonly hint: string;
};
export declare const usernameSentences: Readonly<Record<TagOf<RegistrationIssue, 'username'>, string>>;
export declare const usernameTaken = "Username is already taken";
export declare const withinRadius: (radius: Miles, unit: DistanceUnit) => string;
