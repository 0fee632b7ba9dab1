import { defineConfig } from '@playwright/test';
import { launchOptions } from '@roborrow/tools/browser';
import { webEnvironment } from '@roborrow/tools/web-environment';

const port = Number(process.env['E2E_PORT'] ?? 4518);

/**
 * Browser tests of the Firebase build on the emulators of the environment: run `pnpm emulators -- playwright
 * test --config playwright.firebase.config.ts` in this folder.
 */
export default defineConfig({
  testDir: 'e2e-firebase',
  // A recorded session is a page of the documentation.
  snapshotPathTemplate: '../../docs/{arg}{ext}',
  // Only `--update-snapshots` writes one.
  updateSnapshots: 'none',
  outputDir: 'test-results/firebase',
  // The gate runs other steps beside these tests. Only a test that hangs takes longer.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A test that passes at the second try shows a race, in the product or in itself.
  retries: 0,
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
    // Tests answer requests in place of the server, and a worker would ask before they can; `offline.spec.ts` has one.
    serviceWorkers: 'block',
    // No fading, because half transparent text has a contrast that only exists for a moment.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: `cd ../.. && node --import=tsx tools/build/main.ts --into .cache/web-firebase && node --import=tsx tools/start/serve-built.ts .cache/web-firebase ${port}`,
    port,
    // Places come from the functions, as in production, which here ask the gazetteer.
    env: { ...webEnvironment(), VITE_PLACES: 'functions' },
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
