/** What people call a place beside its name (D614), in English and Spanish, normalised, with the name and the state of the place that they mean. */
const NICKNAMES: Readonly<Record<string, readonly [name: string, state: string]>> = {
  abq: ['Albuquerque', 'NM'],
  atl: ['Atlanta', 'GA'],
  'bay area': ['San Francisco', 'CA'],
  'big apple': ['New York', 'NY'],
  bronx: ['The Bronx', 'NY'],
  'cayo hueso': ['Key West', 'FL'],
  atx: ['Austin', 'TX'],
  chitown: ['Chicago', 'IL'],
  'chi town': ['Chicago', 'IL'],
  cincy: ['Cincinnati', 'OH'],
  dc: ['Washington', 'DC'],
  dfw: ['Dallas', 'TX'],
  fenix: ['Phoenix', 'AZ'],
  filadelfia: ['Philadelphia', 'PA'],
  indy: ['Indianapolis', 'IN'],
  jax: ['Jacksonville', 'FL'],
  kcmo: ['Kansas City', 'MO'],
  la: ['Los Angeles', 'CA'],
  mpls: ['Minneapolis', 'MN'],
  nola: ['New Orleans', 'LA'],
  'nueva orleans': ['New Orleans', 'LA'],
  'nueva york': ['New York', 'NY'],
  nyc: ['New York', 'NY'],
  okc: ['Oklahoma City', 'OK'],
  pdx: ['Portland', 'OR'],
  philly: ['Philadelphia', 'PA'],
  phx: ['Phoenix', 'AZ'],
  rdu: ['Raleigh', 'NC'],
  'research triangle': ['Raleigh', 'NC'],
  'saint pete': ['St. Petersburg', 'FL'],
  'san agustin': ['St. Augustine', 'FL'],
  'san fran': ['San Francisco', 'CA'],
  sf: ['San Francisco', 'CA'],
  'silicon valley': ['San Jose', 'CA'],
  slc: ['Salt Lake City', 'UT'],
  stl: ['St. Louis', 'MO'],
  'twin cities': ['Minneapolis', 'MN'],
  vegas: ['Las Vegas', 'NV'],
};

const ARTICLE = /^(?:the|el|la) (?=.)/;

/** The place that people call so, "the Bay Area" too; `null` for a text that is no nickname. */
export const nicknamed = (normalised: string): { readonly name: string; readonly state: string } | null => {
  const nickname = normalised.replace(ARTICLE, '');
  const [name, state] = (Object.hasOwn(NICKNAMES, nickname) && NICKNAMES[nickname]) || [];
  return name === undefined || state === undefined ? null : { name, state };
};

/** Places outside of the United States whose name alone means them to most people (D615), normalised. */
const FAR_AWAY: ReadonlySet<string> = new Set(
  [
    'amsterdam, athens, auckland, bangkok, barcelona, beijing, belfast, belgrade, berlin, bogota, bombay, brisbane, brussels',
    'bucharest, budapest, buenos aires, cairo, calcutta, cancun, caracas, cologne, copenhagen, damascus, delhi, dresden, dubai, dublin',
    'geneva, genoa, glasgow, guadalajara, hamburg, havana, helsinki, hong kong, istanbul, jakarta, jerusalem, johannesburg, kyoto',
    'leipzig, lima, lisbon, liverpool, london, madras, madrid, manila, marseilles, mexico city, milan, montevideo, montreal, moscow',
    'mumbai, munich, nairobi, oslo, ottawa, palermo, paris, prague, quebec, rio de janeiro, rome, rotterdam, santiago, sao paulo',
    'seoul, seville, shanghai, singapore, stockholm, sydney, tel aviv, tokyo, toronto, tripoli, turin, vancouver, vienna, warsaw, zurich',
    'belgium, brazil, canada, chile, china, cuba, denmark, egypt, england, finland, france, germany, greece, india, ireland, israel, italy',
    'jamaica, japan, kenya, korea, malta, mexico, netherlands, norway, panama, peru, poland, portugal, russia, scotland, spain, sweden',
    'switzerland, turkey, wales',
  ].flatMap((line) => line.split(', ')),
);
/** From here on a town of such a name is known well enough to be meant: Vancouver in Washington. */
const WELL_KNOWN = 50_000;

/** Whether a name alone would name a small town like a place of the world. */
export const isFarFetched = (normalised: string, population: number): boolean =>
  population < WELL_KNOWN && FAR_AWAY.has(normalised);
