import { expect, test } from 'vitest';
import { messageId, userId } from '../ids.ts';
import { PortError } from '../ports/port-error.ts';
import type { ReportsPort } from '../ports/reports.ts';
import type { OutgoingReport } from '../reports/report.ts';
import { err, ok } from '../result.ts';
import { sendReport, type SendReportInput } from './send-report.ts';

const input: SendReportInput = {
  me: userId('ada'),
  subject: { kind: 'message', id: messageId('m1') },
  form: { reason: 'spam', note: '  Again and again. ' },
};

const withReports = (send: ReportsPort['send']) => {
  const sent: OutgoingReport[] = [];
  const reports: ReportsPort = {
    send: async (user, report) => {
      sent.push(report);
      return send(user, report);
    },
    listOwn: async () => [],
  };
  return { sent, send: sendReport({ reports }) };
};

test('a report is sent as it was validated, and its outcome returned (D466)', async () => {
  for (const outcome of ['sent', 'already-sent'] as const) {
    const { sent, send } = withReports(async () => outcome);
    expect(await send(input)).toEqual(ok(outcome));
    expect(sent).toEqual([{ subject: input.subject, reason: 'spam', note: 'Again and again.' }]);
  }
});

test('an invalid report is not sent', async () => {
  const { sent, send } = withReports(async () => 'sent');
  expect(await send({ ...input, form: { reason: null, note: '' } })).toEqual(
    err({ kind: 'invalid', issues: [{ field: 'reason', tag: 'required' }] }),
  );
  expect(sent).toEqual([]);
});

test.each([
  ['not-found', { kind: 'gone' }],
  ['not-signed-in', { kind: 'not-signed-in' }],
] as const)('a refusal as %s is told apart', async (kind, error) => {
  const { send } = withReports(() => Promise.reject(new PortError(kind)));
  expect(await send(input)).toEqual(err(error));
});

test('any other refusal is returned as it is', async () => {
  const error = new PortError('forbidden');
  const { send } = withReports(() => Promise.reject(error));
  expect(await send(input)).toEqual(err({ kind: 'port', error }));
});
