import { dollars } from '@roborrow/text/money';
import { agreeing, counted, unreadMessages } from '@roborrow/text/plurals';

/** The dashboard (D68). */
export const dashboard = {
  title: 'Dashboard',
  tabsLabel: 'Dashboard sections',
  tabs: { overview: 'Overview', robots: 'My Robots', rentals: 'Rentals', messages: 'Messages' },
  operator: 'Operator’s desk',
  editProfile: 'Edit profile',
  loading: 'Loading your dashboard',
  welcome: (firstName: string): string => (firstName ? `Hello, ${firstName}` : 'Hello'),
  overview: {
    robots: 'My Robots',
    activeRentals: 'Active Rentals',
    totalRentals: 'Total Rentals',
    messages: 'Messages',
    /** Under the figures: what they count. */
    activeHint: 'of your robots, today',
    totalHint: 'of your robots',
    messagesHint: 'unread',
    nothingWaits: 'Nothing waits for you: no questions, no dates and no unread messages.',
    recent: 'Recent activity',
    listed: (name: string): string => `You listed ${name}`,
    empty: 'No robots listed yet. Create your first robot listing!',
  },
  robots: {
    heading: 'My Robots',
    add: 'List Your Robot',
    dailyRate: 'Daily Rate',
    /** The figure under Daily Rate: "$45". */
    rate: dollars,
    totalRentals: 'Total Rentals',
    category: 'Category',
    edit: 'Edit',
    viewDetails: 'View Details',
    pause: 'Pause',
    reopen: 'Reopen',
    pauseHint: 'A paused listing is hidden from search until you reopen it.',
    delete: 'Delete',
    emptyHeading: 'Your garage is empty',
    empty: 'List your first robot and let it earn its keep.',
    listFirst: 'List your first robot',
  },
  /** The confirmation before a listing is deleted (D24). */
  pauseDialog: {
    heading: (name: string): string => `Pause ${name}?`,
    text: 'Nobody finds it or asks about dates until you reopen it.',
    confirm: 'Pause',
    cancel: 'Keep it available',
  },
  deleteDialog: {
    heading: (name: string): string => `Delete ${name}?`,
    text: 'The listing and its photos are removed for good. Your conversations about it stay.',
    confirm: 'Delete listing',
    deleting: 'Deleting...',
    cancel: 'Keep it',
  },
  rentals: {
    heading: 'Rentals',
    earnings: 'Earnings as agreed',
    fromRentals: (count: number): string =>
      `from ${counted(count, 'rental')} of your robots that ${agreeing(count, 'is', 'are')} done`,
    text: 'Rental system coming soon! This will show all your robot rentals and earnings.',
  },
  messages: {
    heading: 'Messages',
    unread: unreadMessages,
    none: 'No new messages',
    open: 'Open messages',
  },
} as const;
