import { Timestamp } from 'firebase/firestore/lite';
import type { Data } from './documents.ts';
import { WORLD, type Documents } from './world.ts';

/** The emulator's answer to a query, as far as it is used. */
interface Row {
  readonly document?: { readonly name: string; readonly updateTime: string };
}

/** Its answer to a commit. */
interface Committed {
  readonly writeResults?: readonly { readonly updateTime?: string }[];
}

/** What is stored at a path, and since when. What a case wrote is not known. */
interface Stored {
  readonly data: Data | null;
  readonly updateTime: string | undefined;
}

/** Every document, in every collection. */
const EVERYTHING = {
  structuredQuery: { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] } },
};

/**
 * The documents of a project before each case, past all rules. Only those that differ are written: the emulator keeps every
 * version of a document, and copies all of them at each write.
 */
export function createStoredWorld(projectId: string, host: string) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const stored = new Map<string, Stored>();

  const ask = async (method: string, body: object): Promise<unknown> => {
    const response = await fetch(`http://${host}/v1/${root}:${method}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };

  return {
    /** Stores the standard documents with these differences. */
    store: async (given: Documents): Promise<void> => {
      const wanted: Documents = { ...WORLD, ...given };
      const paths = [...new Set([...stored.keys(), ...Object.keys(wanted)])].filter(
        (path) => stored.get(path)?.data !== (wanted[path] ?? undefined),
      );
      if (paths.length === 0) return;
      const writes = paths.map((path) => {
        const name = `${root}/${path}`;
        const data = wanted[path];
        return data ? { update: { name, ...encodeMap(data) } } : { delete: name };
      });
      const { writeResults } = (await ask('commit', { writes })) as Committed; // the emulator's answer has this type
      for (const [i, path] of paths.entries()) {
        const data = wanted[path];
        if (data) stored.set(path, { data, updateTime: writeResults?.[i]?.updateTime });
        else stored.delete(path);
      }
    },

    /** Finds out what was written and deleted. */
    look: async (): Promise<void> => {
      const rows = (await ask('runQuery', EVERYTHING)) as readonly Row[]; // the emulator's answer has this type
      const present = new Map(
        rows.flatMap(({ document }) =>
          document ? [[document.name.slice(root.length + 1), document.updateTime]] : [],
        ),
      );
      for (const path of stored.keys()) if (!present.has(path)) stored.delete(path);
      for (const [path, updateTime] of present)
        if (stored.get(path)?.updateTime !== updateTime) stored.set(path, { data: null, updateTime });
    },
  };
}

const encodeMap = (data: object) => ({
  fields: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)])),
});

/** A value as the REST interface writes it. */
function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Timestamp) return encode(value.toDate());
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return { mapValue: encodeMap(value) };
  throw new Error(`No case needs a document with such a value: ${JSON.stringify(value)}`);
}
