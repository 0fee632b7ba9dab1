import { SCRIPT_PAYLOADS } from '@roborrow/domain/testing';
import { describe, expect, it, test, vi } from 'vitest';
import { createPictureStart, REPLACEABLE } from './picture-start.ts';

const STAMP = 1_760_000_000_000;
const LATER = STAMP + REPLACEABLE + 1;
const FOLDER = 'https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o/';
const PICTURE = `${FOLDER}robots%2Fada%2F${STAMP}_rover_a-480.jpg?alt=media`;

/** A reader in front of a Storage whose answer the test decides. */
const open = (answer: () => Response | Promise<Response> = () => new Response('abcdefgh')) => {
  const send = vi.fn(async (_url: string, _request: RequestInit) => answer());
  const readStart = createPictureStart({ bucket: 'p.appspot.com', fetch: send });
  const read = (address: string, now = LATER) =>
    readStart(address, 4, now, new AbortController().signal).then(
      (bytes) => bytes && new TextDecoder().decode(bytes),
    );
  return { send, read };
};

describe('the beginning of a stored picture (D760)', () => {
  it('is asked for alone, and is all that is read of an answer that holds more', async () => {
    const { send, read } = open();
    expect(await read(PICTURE)).toBe('abcd');
    expect(send.mock.calls).toEqual([
      [PICTURE, expect.objectContaining({ headers: { range: 'bytes=0-3' }, redirect: 'error' })],
    ]);
  });

  it('may be all of it', async () => {
    expect(await open(() => new Response('ab')).read(PICTURE)).toBe('ab');
  });

  it('may arrive in pieces, of which no more are taken than are needed', async () => {
    const isCancelled = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new TextEncoder().encode('abc')),
      cancel: isCancelled,
    });
    expect(await open(() => new Response(body)).read(PICTURE)).toBe('abca');
    expect(isCancelled).toHaveBeenCalledOnce();
  });

  it('is null where Storage has none', async () => {
    expect(await open(() => new Response('no', { status: 404 })).read(PICTURE)).toBeNull();
    expect(await open(() => new Response(null, { status: 204 })).read(PICTURE)).toBeNull();
  });

  it('rejects where Storage cannot be reached', async () => {
    await expect(open(() => Promise.reject(new Error('no network'))).read(PICTURE)).rejects.toThrow(
      'no network',
    );
  });

  it('comes from the emulator where that is used', async () => {
    const send = vi.fn(async (_: string) => new Response('ab'));
    const readStart = createPictureStart({
      bucket: 'p.appspot.com',
      emulators: { storage: '127.0.0.1:9199' },
      fetch: send,
    });
    const shown = PICTURE.replace('https://firebasestorage.googleapis.com', 'http://127.0.0.1:9199');
    expect(await readStart(shown, 4, LATER, new AbortController().signal)).not.toBeNull();
    expect(await readStart(PICTURE, 4, LATER, new AbortController().signal)).toBeNull();
    expect(send.mock.calls.map(([url]) => url)).toEqual([shown]);
  });

  it('is not read as long as its file may be replaced under the security rules (D761)', async () => {
    const { send, read } = open();
    for (const now of [0, STAMP - REPLACEABLE, STAMP, STAMP + REPLACEABLE])
      expect(await read(PICTURE, now)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});

test.each([
  PICTURE.replace('https:', 'http:'),
  PICTURE.replace('firebasestorage.', 'firebasestorage.googleapis.com.evil.test/'),
  PICTURE.replace('https://', 'https://me@'),
  PICTURE.replace('.com/', '.com@evil.test/'),
  PICTURE.replace('p.appspot.com', 'q.appspot.com'),
  PICTURE.replace('robots%2F', 'other%2F'),
  PICTURE.replace('robots%2F', '..%2F'),
  PICTURE.replace('robots%2F', '../../../'),
  PICTURE.replace('ada%2F', ''),
  PICTURE.replace('ada', 'a%2Fb'),
  PICTURE.replace('?alt=media', ''),
  `${PICTURE}&token=a&x=1`,
  `${PICTURE}#1`,
  `${PICTURE}\n`,
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  '/demo/robots/pip.svg',
  'data:image/jpeg;base64,AAAA',
  ...SCRIPT_PAYLOADS.slice(0, 10),
])('%j is no picture of the bucket, and is not asked for (D760)', async (address) => {
  const { send, read } = open();
  expect(await read(address)).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
