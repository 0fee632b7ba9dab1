import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { emulatorHosts, startFaultProxy, type FaultProxy } from '@roborrow/adapter-firebase/testing';
import { launchOptions } from '@roborrow/tools/browser';
import { watchPolicy } from '../e2e/test.ts';

/** A browser whose connections to the emulators all go through proxies that simulate network problems. */
export interface ShakyNetwork {
  readonly context: BrowserContext;
  readonly set: FaultProxy['set'];
  readonly loseAnswerTo: FaultProxy['loseAnswerTo'];
  /** Breaks every open connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function openShakyNetwork(
  baseURL: string | undefined,
  violations: string[],
  options: BrowserContextOptions = {},
): Promise<ShakyNetwork> {
  const routes = await Promise.all(
    Object.values(emulatorHosts()).map(async (host: string) => ({
      host,
      proxy: await startFaultProxy(host),
    })),
  );
  // The page still uses the emulators' addresses, because it is the same build that the other tests run.
  const rules = routes.map(({ host, proxy }) => `MAP ${host} ${proxy.host}`).join(',');
  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=${rules}`] });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  await watchPolicy(context, violations);
  // Limits every wait, so that a test fails when the page does not reach a state.
  context.setDefaultTimeout(20_000);
  return {
    context,
    set: (condition) => routes.forEach(({ proxy }) => proxy.set(condition)),
    loseAnswerTo: (words) => routes.forEach(({ proxy }) => proxy.loseAnswerTo(words)),
    cut: () => routes.forEach(({ proxy }) => proxy.cut()),
    close: async () => {
      await browser.close();
      await Promise.all(routes.map(({ proxy }) => proxy.close()));
    },
  };
}
