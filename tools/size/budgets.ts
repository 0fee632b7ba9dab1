const kB = 1000;

/** The most gzipped bytes that a visitor downloads. Above a budget, the check fails. */
export const BUDGETS = {
  /**
   * JavaScript before Home can paint: the entry, what it imports, and Home's own chunks. It was 120 kB until cards told ratings
   * and checked pictures, places were compared as people read them, and a tab knew its session across a reload; and 123 kB until
   * the router's own hydration took over every page, which brings 3 kB, and clicks made before it were repeated;
   * and 128 kB until every place box could name the nearest town and Home decided between featured and near robots, 1.5 kB,
   * and every card had a heart, 0.8 kB; and 131 kB until Home ended with what was viewed last, 0.4 kB;
   * and 131.5 kB until the page named its manifest and loaded what works without a network, 0.3 kB, and members were not shown
   * robots of people who blocked them, or whom they blocked, 0.2 kB; and 132.2 kB until it named the files of the calendar and
   * of the dashboard's requests, 0.1 kB; the names change with each build, by some bytes;
   * and 132.4 kB until Enter took a place box's first suggestion, 0.3 kB, and cards said "in Apex" and showed filled stars, 0.3 kB;
   * and 133.2 kB until Home's box for words was a combobox, whose suggestions come later, 0.4 kB, and the tiles counted what their words
   * find, once they come close to what is in sight, 0.2 kB; and 133.8 kB until Settings were a page, which every page can lead to, and
   * the fields of Home's search had names for browsers without scripts, 0.2 kB;
   * and 134 kB until it named the files that the dialogs before a deletion share, 0.1 kB;
   * and 134.2 kB until every page led to terms, privacy, community rules and imprint, 0.4 kB;
   * and 134.5 kB until pictures that the server had checked were painted with the page, their colours under them, 0.2 kB;
   * and 134.8 kB until a page was in one of several languages, named them, offered one and switched to it, and words came from a
   * catalogue, 2 kB; and 137 kB until every card told its distance in the reader's unit, 0.1 kB;
   * and 137.2 kB until an empty search offered a category by its name, and 137.4 kB until a link clicked during a reload worked.
   */
  homePaint: 137.5 * kB,
  /**
   * All JavaScript that a visitor has downloaded when they can use Home or a robot's page, of the demo and of the build with
   * Firebase. The backend comes later in both. It was 150 kB until Home, which every page has, suggested searches, 0.6 kB;
   * and 150.6 kB until Settings were a page and fields had names, 0.2 kB; and 150.9 kB until it named the files of the dialogs before a deletion, 0.2 kB;
   * and 151.2 kB until photos were shown in the size of their place, with their colours before, 1.5 kB;
   * and 152.8 kB until a rental had a page: with it, the steps of rentals are shared by so many parts that they come in the common chunk, 0.5 kB;
   * and 153.4 kB until a robot's page listed reviews and knew its calendar, 1.1 kB;
   * and 154.6 kB until terms, a problem to report and the operator's desk had pages, and days were those where the robot is, 1.4 kB;
   * and 157 kB until there were languages, 2.8 kB; and 160.2 kB until distances were in the reader's unit, 0.1 kB;
   * and 160.6 kB until a calendar opened with the days of the search, 0.1 kB.
   */
  usablePage: 160.8 * kB,
  /**
   * All JavaScript that is fetched until Home shows its robots, including backend and demo data. It was 199 kB until Home said
   * what a shared link to it shows, 0.4 kB, and the backend listed robots in an order and kept saved ones; and 201 kB until Home ended with what was viewed
   * last, 0.4 kB; and 201.5 kB until a service worker, 1.5 kB, and the line that says that there is no network, 1.1 kB, came last of all,
   * and blocked people and those who blocked were hidden from each other, 0.2 kB; and 204.9 kB until the backend took reports, 1.1 kB;
   * and 206 kB until messages asked for dates, which the backend checks day by day, 2 kB; and 208.1 kB until the worker
   * showed what is pushed, 0.5 kB, and the backend kept the devices that this goes to, 0.4 kB;
   * and 209.1 kB until a sign-in could be ended from another device, 0.2 kB; and 209.3 kB until the backend told taken days and
   * kept how soon a person replies, 0.2 kB; and 209.5 kB until words were understood: the rule of a search, its tokens and the
   * embedded backend's index of them are a part of what every list comes from, 6.8 kB; and 216.5 kB until Settings were a page and
   * fields had names, 0.2 kB; and 216.7 kB until a concept and a price or a length were one token of the index, 0.4 kB;
   * and 217.2 kB until the embedded backend changed passwords and addresses, 0.3 kB;
   * and 217.5 kB until the files of these dialogs were named, and people who leave left the days free, 0.2 kB;
   * and 217.8 kB until requests expired and robots were handed over and returned, which the embedded backend checks by the time, 0.3 kB;
   * and 218.2 kB until photos had sizes and colours, 2 kB, and so had the demo's drawings, whose colours are 3 kB;
   * and 223.2 kB until rentals had reasons and appointments, which the embedded backend checks, 1 kB, and the demo had rentals, 1 kB;
   * and 225.4 kB until robots had calendars without overlaps, and the demo's ratings were those of reviews, 3.4 kB;
   * and 228.9 kB until the embedded backend limited what is sent in a day and kept decisions, problems, accepted terms and photos of
   * a condition, 5 kB, and each two concepts of a listing were one token, 0.2 kB. What an operator does comes with the desk; and 236.5 kB until there were languages, 2.8 kB, and the pictures of a day
   * were limited; and 240.8 kB until distances were in the reader's unit and a member's language was in their account, 0.6 kB, and a
   * service worker that is removed kept nothing more, 0.1 kB; and 241.7 kB until a search in memory read hardly a robot that it leaves
   * out, and a misspelt word was asked back, 0.4 kB; and 242.2 kB until cents followed a comma, a screen that was never loaded said so,
   * a place was read at the beginning of a sentence, and answers with some of the words were samples: 0.6 kB. It was 242.9 kB until what narrows came later.
   */
  homeRobots: 235.6 * kB,
  /** The additional JavaScript of any other route. */
  route: 60 * kB,
  /** The embedded places, fetched when a user first types a place. */
  gazetteer: 100 * kB,
  /** The concepts and stemmers, fetched with the first search and when a box for words gets the focus. With 29 kB lists of others' words found 68 to 92 %, with this 85 to 99 %. */
  vocabulary: 47 * kB,
  /** The map and the outlines that it is drawn from, fetched when it is first shown. */
  map: 120 * kB,
  /** The ZIP codes, fetched with the places when a user first types five digits. */
  zipCodes: 100 * kB,
} as const;
