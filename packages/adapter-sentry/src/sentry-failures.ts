import {
  createFailureGate,
  describeFailure,
  epochMs,
  noFailures,
  type ClockPort,
  type FailuresPort,
} from '@roborrow/domain';
import {
  createEnvelope,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type EventEnvelope,
} from '@sentry/core';
import { eventOf, type Circumstances } from './event-of.ts';

export interface SentryOptions extends Pick<Circumstances, 'release' | 'where'> {
  /** Where reports go: `https://KEY@errors.example/1`. One that cannot be read reports nothing. */
  readonly dsn: string;
  /** Which share of failures is reported, from 0 to 1. */
  readonly share: number;
  readonly clock: ClockPort;
  /** From 0 to 1, as Math.random. */
  readonly random: () => number;
  /** A UUID, or 32 hexadecimal digits. */
  readonly newId: () => string;
  readonly fetch: typeof fetch;
}

/** How long whoever ends waits for reports that are on their way, in milliseconds. */
const LAST_REPORTS = 1000;
/** Reports that may be on their way at the same time; more are dropped. */
const AT_ONCE = 5;

/**
 * Reports failures by Sentry's protocol, which self-hosted GlitchTip speaks, too. Of Sentry's own packages only the envelope
 * and the transport are used, which keeps the pauses that a receiver asks for: a client of theirs collects what a report must
 * not hold (D783). A report that does not arrive is dropped: offline, blocked, refused.
 */
export function createSentryFailures(options: SentryOptions): FailuresPort {
  const dsn = dsnFromString(options.dsn);
  if (!dsn) return noFailures;
  const { release, where, clock, newId, fetch } = options;
  const gate = createFailureGate(options.share, options.random);
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn);
  const transport = createTransport(
    { recordDroppedEvent: () => undefined, bufferSize: AT_ONCE },
    async ({ body }) => {
      const { status, headers } = await fetch(url, {
        method: 'POST',
        body: typeof body === 'string' ? body : new Uint8Array(body),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // A page that is left still tells.
        keepalive: where === 'browser',
      });
      return {
        statusCode: status,
        headers: {
          'x-sentry-rate-limits': headers.get('X-Sentry-Rate-Limits'),
          'retry-after': headers.get('Retry-After'),
        },
      };
    },
  );

  return {
    report: (thrown, page) => {
      try {
        const failure = describeFailure(thrown);
        const now = clock.now();
        if (!gate.lets(failure, now)) return;
        const id = newId().replaceAll('-', '');
        const event = eventOf(failure, { release, where, page, id, now });
        const headers = { event_id: id, sent_at: new Date(epochMs(now)).toISOString() };
        transport
          .send(createEnvelope<EventEnvelope>(headers, [[{ type: 'event' }, event]]))
          .then(undefined, () => undefined);
      } catch {
        // What failed is worse than that nobody hears of it.
      }
    },
    sent: async () => {
      try {
        await transport.flush(LAST_REPORTS);
      } catch {
        // The same.
      }
    },
  };
}
