/** One robot (D69). */
export const robotDetail = {
  /** The document title while the robot is not loaded. */
  title: 'Robot',
  loading: 'Loading robot',
  notFound: {
    browse: 'Browse Robots',
  },
  goBack: 'Go back',
  /** Leads to the results from which the page was opened. */
  backToResults: 'Back to the results',
  /** Where no results led here. */
  robotsNear: (place: string): string => `Robots near ${place}`,
  allRobots: 'All robots',
  area: {
    heading: 'Where it is',
    note: (place: string): string =>
      `Somewhere in ${place}. The exact place stays private: you agree on it with the owner.`,
    see: (place: string): string => `See robots near ${place}`,
    map: (place: string): string => `Map of the area of ${place}`,
  },
  similar: {
    heading: 'Similar robots nearby',
    loading: 'Looking for similar robots',
  },
  gallery: 'Photos',
  photo: (number: number, total: number): string => `Photo ${number} of ${total}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  /** The pictures at the size of the window. */
  viewer: {
    open: (picture: string): string => `${picture}. Open large`,
    failure: 'The photo could not be opened',
  },
  description: 'Description',
  specifications: {
    heading: 'Specifications',
    /** For a specification that the owner left empty. */
    missing: 'Not given',
  },
  features: 'Features',
  reviews: {
    heading: 'Reviews',
    empty: 'No reviews yet.',
  },
  /** How far the robot is from a place, or from the signed-in user's own. */
  distanceFrom: (distance: string, place: string): string => `${distance} from ${place}`,
  distanceFromOwn: (distance: string): string => `${distance} from your location`,
  /** The part of the page with the price and the contact button. */
  rent: 'Rent this robot',
  paused: 'The owner has paused this listing, so it cannot be asked about now.',
  contactOwner: 'Contact Owner',
  ownRobot: 'Your Robot',
  /** Beside the disabled button and linked to it (D31). */
  ownRobotNote: 'This is your own robot! You cannot contact yourself.',
  editRobot: 'Edit listing',
  /** The owner looks at the page as others see it. */
  asOthers: {
    see: 'See it as others do',
    note: 'This is how others see your robot. Asking and writing is for them.',
    leave: 'Back to your view',
  },
  availability: {
    heading: 'Availability',
  },
  owner: {
    heading: 'Owner',
    viewProfile: 'View Profile',
    unavailable: 'Owner information unavailable',
  },
} as const;
