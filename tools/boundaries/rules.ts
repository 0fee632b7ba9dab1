import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { packageEntryPoints } from './entry-points.ts';

/** Matches an npm package by its resolved path, or by its import if it cannot be resolved. */
const npm = (...names: readonly string[]): string => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** A test, or a testing/ folder with code that tests share. */
const TEST = '^(packages|apps)/.*(\\.test\\.tsx?$|/testing/)';
const TEST_TOOLS = npm('vitest', 'fast-check');
/** Other packages' implementations that the domain's tests compare with. */
const ORACLES = npm('haversine-distance');
const DOMAIN_DOOR = '^packages/domain/(src|testing)/index\\.ts$';
const MODERATION_DOOR = '^packages/moderation/src/index\\.ts$';
const ADAPTERS = '^packages/(adapter-[^/]+)/';
const WEB = '^apps/web/src/';

/**
 * The npm packages that each adapter may use: its own SDK, and zod where it decodes stored documents. Firebase's rules compare hashes,
 * which its adapter has to compute (D453).
 */
const OWN_SDK: Readonly<Record<string, readonly string[]>> = {
  'adapter-in-memory': ['idb', 'tinyqueue', 'zod'],
  'adapter-firebase': ['firebase', '@firebase/[^/]+', 'zod', '@noble/hashes'],
  'adapter-http-places': ['zod'],
  'adapter-gazetteer': [],
  'adapter-sentry': ['@sentry/core'],
};

/** A folder imports its own files and what is named, and nothing else; its tests may import more. */
const only = (
  name: string,
  comment: string,
  folder: string,
  allowed: readonly string[],
  to: IRegularForbiddenRuleType['to'] = {},
): IForbiddenRuleType => ({
  name,
  comment,
  from: { path: folder, pathNot: TEST },
  to: { pathNot: [folder, ...allowed], ...to },
});

/** It runs in Node, whose own modules are free. */
const IN_NODE: IRegularForbiddenRuleType['to'] = { dependencyTypesNot: ['core'] };

const adapterRules = Object.entries(OWN_SDK).map(([adapter, sdk]) =>
  only(
    `${adapter}-imports-the-domain-and-its-own-sdk`,
    `An adapter translates between the domain and one SDK (${sdk.join(', ') || 'none'}). Nothing else belongs in it.`,
    `^packages/${adapter}/src/`,
    [DOMAIN_DOOR, ...(sdk.length > 0 ? [npm(...sdk)] : [])],
  ),
);

/** The entry point of the gazetteer, which the functions include. */
const GAZETTEER_ENTRY_POINT = '^packages/adapter-gazetteer/src/index\\.ts$';

const DOORS = packageEntryPoints().map((path) => `^${path.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
/** The words of all clients, compiled from the catalogues of their translators. */
const MESSAGES = '^packages/messages/generated/';

/** The folders of the web app that each folder may import. Routes, main and router may import all of them. */
const WEB_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  features: ['features/', 'shared/', 'ui/', 'session/', 'services\\.tsx$', '(env|release)\\.ts$'],
  shared: ['shared/', 'ui/', 'session/', 'services\\.tsx$'],
  session: ['session/', 'services\\.tsx$'],
  composition: ['composition/', 'shared/', 'services\\.tsx$', '(env|release)\\.ts$'],
  ui: ['ui/'],
};

/** Where the web app's sentences are. */
const WEB_TEXT = `${WEB}.*\\.text\\.ts$`;
/** What the service worker and the page agree on: the worker is a program of its own. */
const WORKER_CONTRACT = `${WEB}features/offline/worker-contract\\.ts$`;

const webRules = Object.entries(WEB_FOLDERS).map(([folder, allowed]): IForbiddenRuleType => ({
  name: `web-${folder}-keeps-to-its-neighbours`,
  comment: `Inside the app, ${folder}/ reaches only ${allowed.join(', ').replaceAll('\\', '').replaceAll('$', '')}.`,
  from: { path: `${WEB}${folder}/`, pathNot: TEST },
  to: { path: WEB, pathNot: allowed.map((path) => WEB + path) },
}));

/**
 * The allowed dependencies of the architecture. Where possible, a rule lists what is allowed and forbids the
 * rest, so that an import which cannot be resolved is reported too.
 */
export const boundaryRules: readonly IForbiddenRuleType[] = [
  only(
    'domain-imports-nothing',
    'The domain is pure: it may import its own files and nothing else, not even its testing folder.',
    '^packages/domain/src/',
    [],
  ),
  {
    name: 'domain-tests-import-test-tools-alone',
    comment: 'A test of the domain needs the domain, vitest, fast-check, and at most an independent oracle.',
    from: { path: '^packages/domain/(testing/|.*\\.test\\.ts$)' },
    to: { pathNot: ['^packages/domain/', TEST_TOOLS, ORACLES] },
  },
  {
    name: 'port-contracts-import-domain-and-test-tools',
    comment: 'A contract runs on every adapter, so it may know none of them.',
    from: { path: '^packages/port-contracts/' },
    to: { pathNot: ['^packages/port-contracts/', DOMAIN_DOOR, TEST_TOOLS] },
  },
  ...adapterRules,
  {
    name: 'adapters-do-not-know-one-another',
    comment: 'Backends are interchangeable: not even a test of one may lean on another, or on the app.',
    from: { path: ADAPTERS },
    to: { path: [ADAPTERS, '^apps/'], pathNot: '^packages/$1/' },
  },
  {
    name: 'sqlite-store-imports-the-embedded-backend-and-sqlite',
    comment:
      "It keeps the data of the embedded backend in a file: that backend's stores, SQLite and Node are all it needs.",
    from: { path: '^packages/sqlite-store/(src|testing)/', pathNot: '\\.test\\.ts$' },
    to: {
      pathNot: [
        '^packages/sqlite-store/',
        DOMAIN_DOOR,
        '^packages/adapter-in-memory/src/(index|store/index)\\.ts$',
        npm('libsql'),
      ],
      ...IN_NODE,
    },
  },
  {
    name: 'cli-adapters-in-composition-only',
    comment: 'A command meets a backend through its ports; composition.ts chooses one and loads it.',
    from: { path: '^apps/cli/src/', pathNot: '^apps/cli/src/(composition|firebase)\\.ts$' },
    to: {
      path: [ADAPTERS, '^packages/sqlite-store/', npm('@roborrow/adapter-[^/]+', '@roborrow/sqlite-store')],
    },
  },
  {
    name: 'cli-imports-no-other-app',
    comment:
      'The command line shares the domain and the sentences of every client with the web, and nothing else.',
    from: { path: '^apps/cli/' },
    to: { path: '^apps/(?!cli/)' },
  },
  only(
    'cli-text-is-words-alone',
    'Sentences depend on what the domain emits and on the sentences of every client.',
    '^apps/cli/src/text/',
    ['^packages/text/src/', MESSAGES, DOMAIN_DOOR],
  ),
  only(
    'functions-import-domain-gazetteer-and-a-few-libraries',
    'What runs on the server is small enough to be read whole: no SDK, no framework, of the app its sentences alone. jose checks and signs tokens, nodemailer speaks SMTP.',
    '^apps/functions/(src|netlify)/',
    [
      DOMAIN_DOOR,
      MODERATION_DOOR,
      '^packages/text/src/',
      MESSAGES,
      GAZETTEER_ENTRY_POINT,
      '^packages/(adapter-sentry|vocabulary)/src/index\\.ts$',
      npm('zod', 'jose', 'nodemailer'),
      '^(node:)?(http|crypto|stream|async_hooks)$',
    ],
  ),
  only(
    'server-imports-the-functions-and-a-few-libraries',
    'It serves what others built: the functions by their entry points, pages by the build’s own bundle, which it is told where to find.',
    '^apps/server/src/',
    [
      '^apps/functions/(src/index|netlify/all)\\.ts$',
      npm('hono', '@hono/node-server', 'croner', 'rate-limiter-flexible', 'zod'),
    ],
    IN_NODE,
  ),
  only(
    'operator-imports-the-domain-and-firestore',
    "The operator's programs write past the rules, by Google's own clients: they need what documents mean, a decoder of photos and of archives, the embedded backend's file, and nothing of a client.",
    '^apps/operator/src/',
    [
      DOMAIN_DOOR,
      MODERATION_DOOR,
      '^packages/(vocabulary|adapter-firebase|adapter-in-memory|sqlite-store)/src/index\\.ts$',
      '^packages/adapter-in-memory/src/store/index\\.ts$',
      npm('@google-cloud/firestore', 'google-auth-library', 'sharp', 'zod'),
    ],
    IN_NODE,
  ),
  only(
    'moderation-imports-the-domain-alone',
    "What the operator may do is the same for a command line and a function: it knows no database's client.",
    '^packages/moderation/src/',
    [DOMAIN_DOOR],
  ),
  {
    name: 'backend-parity-imports-the-domain-and-backends',
    comment: 'It compares what backends answer and cost, so it knows them and the domain, and no client.',
    from: { path: '^packages/backend-parity/' },
    to: {
      pathNot: [
        '^packages/backend-parity/',
        '^packages/(domain|vocabulary|adapter-[^/]+)/',
        npm('@orama/orama', 'flexsearch', 'minisearch'),
        TEST_TOOLS,
      ],
      ...IN_NODE,
    },
  },
  {
    name: 'firebase-imports-domain-and-the-sdk',
    comment:
      'What is deployed there is no code. Its tests need the numbers of the domain, the SDK, and the queries to index.',
    from: { path: '^packages/firebase-project/' },
    to: {
      pathNot: [
        '^packages/firebase-project/',
        DOMAIN_DOOR,
        '^packages/adapter-firebase/src/index\\.ts$',
        npm('firebase', '@firebase/[^/]+'),
        TEST_TOOLS,
      ],
      ...IN_NODE,
    },
  },
  only(
    'us-outlines-imports-nothing',
    'It is data and how to read it. What is drawn from it is the business of the app.',
    '^packages/us-outlines/src/',
    [],
  ),
  only(
    'text-imports-the-domain-and-matching',
    'Sentences that several clients say: no client, no framework, no DOM.',
    '^packages/text/src/',
    [MESSAGES, DOMAIN_DOOR, npm('ts-pattern')],
  ),
  only(
    'messages-import-nothing',
    'Catalogues and how they are compiled: words know no client, not even the domain.',
    '^packages/messages/',
    [npm('@formatjs/icu-messageformat-parser')],
    IN_NODE,
  ),
  only(
    'vocabulary-imports-the-domain-and-a-stemmer',
    'The table of concepts and how it is read: no client, no backend, no framework.',
    '^packages/vocabulary/src/',
    [DOMAIN_DOOR, npm('@orama/stemmers')],
  ),
  {
    name: 'adapters-in-composition-only',
    comment: 'The app meets a backend through Services. Only composition/ chooses one.',
    from: { path: WEB, pathNot: `${WEB}composition/` },
    to: { path: [ADAPTERS, npm('@roborrow/adapter-[^/]+')] },
  },
  {
    name: 'inversify-in-composition-only',
    comment: 'No component touches a container: composition/ turns it into a plain Services record.',
    from: { pathNot: `${WEB}composition/` },
    to: { path: npm('inversify', '@inversifyjs/[^/]+') },
  },
  ...webRules,
  {
    name: 'features-through-their-entry-point',
    comment: 'A feature uses of another one what its index.ts exports. Its other files are its own.',
    from: { path: `${WEB}features/([^/]+)/`, pathNot: TEST },
    to: {
      path: `${WEB}features/[^/]+/`,
      pathNot: [`${WEB}features/$1/`, `${WEB}features/[^/]+/index\\.ts$`],
    },
  },
  {
    name: 'features-from-outside-through-their-entry-point',
    comment: 'Routes, the renderer and the worker meet a feature as other features do: by its index.ts.',
    from: { path: '^apps/web/', pathNot: [`${WEB}features/`, TEST] },
    to: { path: `${WEB}features/[^/]+/`, pathNot: [`${WEB}features/[^/]+/index\\.ts$`, WORKER_CONTRACT] },
  },
  only(
    'web-ui-is-react-alone',
    'A building block knows React and its icons: no domain, no router, no data.',
    `${WEB}ui/`,
    [npm('react', 'react-dom')],
  ),
  {
    name: 'web-text-is-words-alone',
    comment: 'Sentences depend on what the domain emits and on other sentences, not on how they are drawn.',
    from: { path: WEB_TEXT },
    to: {
      pathNot: [
        WEB_TEXT,
        // A feature's sentences, exported with the rest of it.
        `${WEB}features/[^/]+/index\\.ts$`,
        '^packages/text/src/',
        MESSAGES,
        DOMAIN_DOOR,
        npm('ts-pattern'),
      ],
    },
  },
  {
    name: 'zod-at-the-edges-only',
    comment:
      'Data is decoded where it enters (environment, address bar, storage, HTTP) and trusted from there on.',
    from: {
      pathNot: [
        '^apps/web/((firebase|operator)-)?settings\\.ts$',
        `${WEB}(env|.*-storage)\\.ts$`,
        `${WEB}(routes|composition)/`,
        '^packages/adapter-',
        '^apps/(functions|server)/',
        '^apps/operator/src/backup/archive/',
        TEST,
      ],
    },
    to: { path: npm('zod') },
  },
  {
    name: 'packages-through-their-entry-point',
    comment: "Import '@roborrow/…', never a path into another package: the entry point says what is public.",
    from: { path: '^((?:packages|apps)/[^/]+|tools)/' },
    to: { path: '^(packages|apps|tools)/', pathNot: ['^$1/', ...DOORS] },
  },
  {
    name: 'no-relative-path-into-another-package',
    comment: 'Even the entry point is reached by its name, so that package.json states the dependency.',
    from: { path: '^((?:packages|apps)/[^/]+|tools)/' },
    to: { path: '^(packages|apps|tools)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'no-unresolved-import',
    comment:
      'An import that leads nowhere hides every rule behind it; a path past a package’s entry point is one too.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|/)' },
  },
  {
    name: 'product-code-knows-no-test-tools',
    comment: 'Tests, contracts and test data never reach what is shipped.',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [TEST, '^packages/port-contracts/'] },
    to: {
      path: [
        TEST,
        TEST_TOOLS,
        '^packages/(port-contracts|domain/testing)/',
        '^tools/',
        npm('@testing-library/[^/]+'),
      ],
    },
  },
  {
    name: 'no-cycles',
    comment:
      'Two files that need each other, be it for a type, are one idea, or an arrow points the wrong way.',
    from: {},
    // The router's plugin generates such a cycle in the route tree.
    to: { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } },
  },
];
