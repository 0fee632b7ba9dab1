import type { Failure } from '@roborrow/domain';
import type { ErrorEvent, Exception } from '@sentry/core';

/** What stands in each report beside the failure. */
export interface Circumstances {
  /** "0.1.0+a1b2c3", version and build: a report is told apart by it, and finds its source maps. */
  readonly release: string;
  readonly where: 'browser' | 'server';
  /** The pattern of the page's address, or the name of a function. */
  readonly page: string;
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** Source maps are uploaded under names that begin with this. */
const OWN_CODE = 'app:///';

/** The causes of a failure, the outermost first. */
const chainOf = (failure: Failure): readonly Failure[] => [
  failure,
  ...(failure.cause ? chainOf(failure.cause) : []),
];

const exceptionOf = ({ name, message, kind, frames }: Failure): Exception => ({
  type: name,
  value: kind === null ? message : `${kind}: ${message}`,
  stacktrace: {
    // The protocol wants the innermost last.
    frames: frames.toReversed().map(({ file, line, column }) => ({
      filename: OWN_CODE + file,
      lineno: line,
      colno: column,
      in_app: true,
    })),
  },
});

/** The event of Sentry's protocol, made of nothing but a described failure and where it happened. */
export const eventOf = (failure: Failure, { release, where, page, id, now }: Circumstances): ErrorEvent => ({
  type: undefined,
  event_id: id,
  timestamp: now / 1000,
  platform: where === 'browser' ? 'javascript' : 'node',
  level: 'error',
  release,
  transaction: page,
  tags: { where, ...(failure.kind && { kind: failure.kind }) },
  // The innermost cause first.
  exception: { values: chainOf(failure).map(exceptionOf).toReversed() },
  // The receiver is not to note from where this came.
  sdk: { name: 'roborrow', version: release, settings: { infer_ip: 'never' } },
});
