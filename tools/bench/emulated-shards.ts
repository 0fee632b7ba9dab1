import { emulatorHosts, placeKey, plantDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import { createPublicBackend } from '@roborrow/adapter-firebase/public';
import { milliseconds, type PublicPorts, type Robot } from '@roborrow/domain';

/*
 * The emulator builds a new index of all robots of its project for each range of a query, of which there are up to
 * 24: among 10,000 robots one question takes seconds, and among 100,000 a minute. So robots can be divided among several projects by
 * their keys. A question goes to those projects that have keys of its ranges; each answers it as it is, with its limit, and the
 * first of the answers in the order of keys are what one project with all robots would answer.
 */

/** Milliseconds that one operation of the adapter may take. */
const OPERATION_TIMEOUT = milliseconds(30 * 60_000);

interface Shard {
  readonly projectId: string;
  /** Its keys are not below this one, and below that of the next. */
  readonly from: string;
  /** Writes its robots, once. */
  readonly plant: () => Promise<void>;
}

export interface ShardedRobots {
  readonly robots: PublicPorts['robots'];
  /** The documents read since the last call, counts included. */
  readonly reads: () => number;
}

/** A filter of a REST query. */
interface Filter {
  readonly compositeFilter?: { readonly filters: readonly Filter[] };
  readonly fieldFilter?: {
    readonly field: { readonly fieldPath: string };
    readonly op: string;
    readonly value: {
      readonly stringValue?: string;
      readonly doubleValue?: number;
      readonly integerValue?: string;
    };
  };
}

interface StructuredQuery {
  readonly where: Filter;
  readonly limit: number;
}

/** The adapter's requests, as far as they are read here. */
interface Asked {
  readonly structuredQuery?: StructuredQuery;
  readonly structuredAggregationQuery?: { readonly structuredQuery: StructuredQuery };
}

interface QueryAnswer {
  readonly document?: { readonly name: string };
}

interface CountAnswer {
  readonly result: { readonly aggregateFields: { readonly count: { readonly integerValue: string } } };
}

const leavesOf = ({ compositeFilter, fieldFilter }: Filter): readonly NonNullable<Filter['fieldFilter']>[] =>
  fieldFilter ? [fieldFilter] : (compositeFilter?.filters ?? []).flatMap(leavesOf);

/** The ranges of keys that a question is about, in order. */
function rangesOf({ where }: StructuredQuery): readonly { readonly from: string; readonly to: string }[] {
  const leaves = leavesOf(where);
  const keys = (op: string) =>
    leaves
      .filter(({ field, op: its }) => field.fieldPath === 'placeKey' && its === op)
      .map(({ value }) => value.stringValue ?? '');
  const ends = keys('LESS_THAN');
  const ranges = keys('GREATER_THAN_OR_EQUAL').map((from, i) => ({ from, to: ends[i] ?? '' }));
  if (ranges.length > 0) return ranges;
  const at = (path: string) => {
    const value = leaves.find(({ field }) => field.fieldPath === path)?.value;
    return value?.doubleValue ?? Number(value?.integerValue);
  };
  const key = placeKey({ latitude: at('latitude'), longitude: at('longitude') });
  return [{ from: key, to: `${key} ` }];
}

/** Plants robots, about so many in a project, and returns the adapter that finds them. A project that no question concerns stays empty. */
export function plantInShards(name: string, robots: readonly Robot[], most: number): ShardedRobots {
  const sorted = robots
    .flatMap((robot) => (robot.coordinates ? [{ robot, key: placeKey(robot.coordinates) }] : []))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const shards: Shard[] = [];
  for (let start = 0; start < sorted.length;) {
    let end = Math.min(sorted.length, start + most);
    // Robots at one point stay together, because the newest of them are asked for.
    while (end < sorted.length && sorted[end]?.key === sorted[end - 1]?.key) end += 1;
    const projectId = `${name}-${shards.length}`;
    const theirs = sorted.slice(start, end).map(({ robot }) => robotDocument(robot));
    let planted: Promise<void> | null = null;
    shards.push({
      projectId,
      from: start === 0 ? '' : (sorted[start]?.key ?? ''),
      plant: () => (planted ??= plantDocuments(projectId, theirs)),
    });
    start = end;
  }

  const concerned = (query: StructuredQuery): readonly Shard[] => {
    const ranges = rangesOf(query);
    return shards.filter(({ from }, i) => {
      const next = shards[i + 1]?.from;
      return ranges.some((range) => range.to > from && (next === undefined || range.from < next));
    });
  };

  let reads = 0;
  const { robots: found } = createPublicBackend({
    projectId: name,
    emulators: emulatorHosts(),
    operationTimeout: OPERATION_TIMEOUT,
    onSkipped: ({ path, reason }) => {
      throw new Error(`${path} could not be read: ${reason}`);
    },
    onRead: (documents) => {
      reads += documents;
    },
    fetch: async (url, request) => {
      const asked = JSON.parse(request.body) as Asked; // what the adapter has written
      const query = asked.structuredQuery ?? asked.structuredAggregationQuery?.structuredQuery;
      if (!query) throw new Error(`${url} is no question about places.`);
      const send = async (projectId: string): Promise<unknown> => {
        const renamed = (text: string) => text.replaceAll(`projects/${name}/`, `projects/${projectId}/`);
        const response = await fetch(renamed(url), { ...request, body: renamed(request.body) });
        if (!response.ok) throw new Error(await response.text());
        return response.json();
      };
      const within = concerned(query);
      if (asked.structuredQuery) {
        const documents: QueryAnswer[] = [];
        // In the order of keys, so that those at the limit are the ones that a single project would answer.
        for (const { projectId, plant } of within) {
          if (documents.length >= query.limit) break;
          await plant();
          const answer = (await send(projectId)) as readonly QueryAnswer[]; // Firestore's answer to `runQuery`
          for (const one of answer) {
            const { document } = one;
            if (document && documents.length < query.limit)
              documents.push({
                document: { ...document, name: document.name.replace(`/${projectId}/`, `/${name}/`) },
              });
          }
        }
        return Response.json(documents);
      }
      let counted = 0;
      for (const { projectId, plant } of within) {
        if (counted >= query.limit) break;
        await plant();
        const [answer] = (await send(projectId)) as readonly CountAnswer[]; // Firestore's answer to `runAggregationQuery`
        counted += Number(answer?.result.aggregateFields.count.integerValue ?? 0);
      }
      const integerValue = String(Math.min(query.limit, counted));
      return Response.json([{ result: { aggregateFields: { count: { integerValue } } } }]);
    },
  });
  return {
    robots: found,
    reads: () => {
      const counted = reads;
      reads = 0;
      return counted;
    },
  };
}
