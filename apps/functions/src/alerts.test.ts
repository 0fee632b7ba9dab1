import { DEFAULT_NOTICE_SETTINGS, epochMs, messageId, NOTICE_LIFE } from '@roborrow/domain';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryNoticeStore } from '../testing/memory-notice-store.ts';
import { BOB, message } from '../testing/notice-examples.ts';
import { createBrowser, openPushService } from '../testing/push-service.ts';
import { openInbox } from '../testing/smtp-inbox.ts';
import { createGeocode } from './functions.ts';
import { createEmailProvider } from './notices/email-provider.ts';
import { hearFromSender } from './notices/hear-message.ts';
import { channelsOf } from './notices/provider.ts';
import { createPushProvider } from './notices/push-provider.ts';
import { sendByWebPush } from './notices/send-by-web-push.ts';
import { sendDueNotices } from './notices/send-due-notices.ts';
import { UpstreamFailure } from './places-provider.ts';
import { logged, logProblem } from './request-log.ts';

/* The operator's guide has the queries of the alerts that should exist. Here they meet lines that the code has written. */

const GUIDE = readFileSync(new URL('../../../docs/deployment.md', import.meta.url), 'utf8');
const JQ = '/usr/bin/jq';

/** The queries of the guide's table for jq, by their alerts. */
const queries = new Map(
  [...GUIDE.matchAll(/^\| (\w[\w ]*):[^|]* \| `jq (-\w) '(.+)'` +\|$/gm)].map(
    ([, alert = '', option = '', query = '']) =>
      [alert, { option, query: query.replaceAll(String.raw`\|`, '|') }] as const,
  ),
);

/** Has each alert's reason happen once. @returns the lines of the log. */
async function happen(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const lines: string[] = [];
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => void vi.restoreAllMocks());

  for (const status of [200, 200, 200, 503])
    await logged('/search', async () => new Response('', { status }))(new Request('https://city.example'));
  const busy = () => Promise.reject(new UpstreamFailure('upstream-busy'));
  for (const provider of [null, { caching: '', suggest: busy, geocode: busy }])
    await createGeocode({ provider, log: logProblem })(new Request('https://city.example/?address=Cary'));

  const inbox = await openInbox();
  await inbox.close();
  const mails = { from: 'a@city.example', site: 'https://city.example', addressLink: async () => '' };
  await createEmailProvider(inbox.settings, mails, logProblem).isReady();

  const service = await openPushService();
  service.answer('/phone', 403);
  const { store, confirmEmail, put } = createMemoryNoticeStore();
  const vapid = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', site: mails.site };
  await createPushProvider(store, sendByWebPush({ ...vapid, log: logProblem, isKnown: () => true })).deliver({
    receiver: {
      id: BOB,
      email: 'bob@example.com',
      mails: 'unconfirmed',
      settings: DEFAULT_NOTICE_SETTINGS,
      devices: [createBrowser(`${service.base}phone`).device],
    },
    messages: [message()],
  });
  await service.close();

  const told = message({ id: messageId('told') });
  confirmEmail(BOB, 'bob@example.com');
  put(told);
  const providers = { email: { isReady: async () => false, deliver: busy } };
  await hearFromSender({ store, channels: channelsOf(providers) }, told.senderId, told.id, told.createdAt);
  for (let late = 0; late < 2 * NOTICE_LIFE; late += NOTICE_LIFE / 24)
    await sendDueNotices({ store, providers, now: () => epochMs(told.createdAt + late), log: logProblem });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('the alerts of the guide name what the log has: its fields, a page, and words of its messages (D781)', async () => {
  expect([...queries.keys()]).toEqual(['Failing', 'Slow', 'Notices not delivered', 'Places refused']);
  const lines = await happen();
  const fields = new Set(lines.flatMap((line) => Object.keys(line)));
  const messages = lines.map(({ message: text }) => (typeof text === 'string' ? text : ''));
  for (const [alert, { query }] of queries) {
    const named = [...query.matchAll(/(?<![\w)])\.(\w+)/g)].map(([, name = '']) => name);
    expect([alert, named.filter((name) => !fields.has(name))]).toEqual([alert, []]);
    for (const [, words = ''] of query.matchAll(/test\("([^"]+)"\)/g))
      for (const one of words.split('|'))
        expect([one, messages.some((text) => new RegExp(one).test(text))]).toEqual([one, true]);
    for (const [, page = ''] of query.matchAll(/== "([^"]+)"/g))
      expect(lines.map((line) => line['what'])).toContain(page);
  }
});

test.runIf(existsSync(JQ))('jq finds with them what happened, and nothing else (D781)', async () => {
  const lines = await happen();
  const ask = (alert: string): unknown => {
    const { option = '', query = '' } = queries.get(alert) ?? {};
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    const found = execFileSync(JQ, [option, query], { input, encoding: 'utf8' }).trim().split('\n');
    return found.map((line): unknown => JSON.parse(line));
  };
  expect(ask('Failing')).toEqual([0.25]);
  expect(ask('Slow')).toEqual([expect.any(Number)]);
  const told = (text: RegExp): unknown =>
    expect.objectContaining({ message: expect.stringMatching(text) as string });
  expect(ask('Notices not delivered')).toEqual([
    told(/^smtp: no connection/),
    told(/^push: .* answered with 403$/),
    told(/^notices: given up after a day: told$/),
  ]);
  expect(ask('Places refused')).toEqual([told(/not-configured$/), told(/upstream-busy$/)]);
});
