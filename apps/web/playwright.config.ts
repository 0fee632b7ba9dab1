import { defineConfig } from '@playwright/test';
import { launchOptions } from '@roborrow/tools/browser';

const port = Number(process.env['E2E_PORT'] ?? 4517);

/** Serves its files alone, as any web server does; for `files-alone.spec.ts`. */
const filesPort = port + 1;

/** Of its machine a server reads files, and writes nothing and starts nothing (D780): Node's own permissions, as far as this Node has them. */
const permissions = ['--permission', '--experimental-permission', '--allow-net']
  .filter((flag) => process.allowedNodeEnvironmentFlags.has(flag))
  .filter((flag, _, flags) => flag !== '--experimental-permission' || !flags.includes('--permission'));
const server = `node ${permissions.join(' ')} --allow-fs-read=* ../server/dist/server.mjs`;

/** No line for each of some ten thousand requests. */
const env = { LOG: 'problems' };

/** Browser tests, against the production build in dist. `pnpm test` builds it first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Long, because no test measures speed, and a busy machine is no failure: at a load of 34 on two processors one test took
  // more than a minute.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  // A test that passes at the second try shows a race, in the product or in itself.
  retries: 0,
  // Two of them leave a tenth of two processors idle, waiting for each other's pages.
  workers: 3,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
    // Tests answer requests in place of the server, and a worker would ask before they can; `offline.spec.ts` has one.
    serviceWorkers: 'block',
    // No fading, because half transparent text has a contrast that only exists for a moment.
    contextOptions: { reducedMotion: 'reduce' },
    // A test that is about a phone says so.
    viewport: { width: 1280, height: 800 },
  },
  webServer: [
    { command: `${server} --port ${port}`, env, port, reuseExistingServer: false },
    {
      command: `${server} --files --port ${filesPort}`,
      env,
      port: filesPort,
      reuseExistingServer: false,
    },
  ],
});
