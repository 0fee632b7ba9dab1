/** What a page may need beyond a page that is empty but for our headers, and which score it must reach. */
export interface PageGoal {
  readonly name: string;
  readonly path: string;
  /** How much later than the empty page's its largest element may be painted, in seconds. */
  readonly later: number;
  /** The least score for performance; `null` for a frame, which has no content: it is looked at without its scripts. */
  readonly score: number | null;
  /** Search engines are told not to list it, which costs its score for SEO. */
  readonly isUnlisted?: true;
}

/** An available robot of the demo, and its owner. */
const ROBOT = 'demo-lanai-cam';
const OWNER = 'demo-kai';

export const PAGES: readonly PageGoal[] = [
  { name: 'Home', path: '/', later: 0.3, score: 98 },
  { name: 'Search', path: '/search', later: 0.3, score: 98 },
  { name: 'Browse', path: '/robots', later: 0.3, score: 98 },
  // Its largest element is a picture.
  { name: 'Robot', path: `/robots/${ROBOT}`, later: 0.8, score: 98 },
  { name: 'Profile', path: `/profile/${OWNER}`, later: 0.3, score: 98 },
  { name: 'About', path: '/about', later: 0.3, score: 98 },
  {
    name: 'Search near a place',
    path: '/search?query=drone&location=Apex%2C+NC%2C+USA',
    later: 0.5,
    score: 95,
    isUnlisted: true,
  },
  { name: 'Login', path: '/login', later: 0.5, score: 95 },
  { name: 'Login with a return', path: '/login?redirect=%2Fmessages', later: 0.5, score: 95 },
  { name: 'Register', path: '/register', later: 0.5, score: 95 },
  { name: 'Dashboard', path: '/dashboard', later: 0.5, score: null, isUnlisted: true },
  { name: 'Messages', path: '/messages', later: 0.5, score: null, isUnlisted: true },
];
