import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Headers = Readonly<Record<string, string>>;

/** What this server needs of `entry.mjs`, which the build of the web app writes (apps/web/src/server/entry.ts). */
interface Bundle {
  readonly hasDemo: boolean;
  readonly openRenderer: (options: {
    readonly assets: unknown;
    readonly origin: (request: Request) => string;
    readonly withFrames: boolean;
    readonly onError: (error: unknown) => void;
  }) => Renderer;
  readonly headersOf: (rules: unknown, path: string) => Headers;
  readonly pageOf: (path: string) => string;
}

/** From a request to a page. It never rejects. */
export interface Renderer {
  readonly respond: (request: Request) => Promise<Response>;
}

/** A build of the web app on this machine. */
export interface Build {
  /** The files for visitors. */
  readonly folder: string;
  /** The headers of an address. */
  readonly headersOf: (path: string) => Headers;
  /** The pattern of a page's address, e.g. "/robots/$id": for logs, which name no person's page. */
  readonly pageOf: (path: string) => string;
  readonly openRenderer: (
    origin: (request: Request) => string,
    onError: (error: unknown) => void,
  ) => Renderer;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the build in `folder`, and its server in the folder of that name with "-server". @throws when there is none. */
export async function openBuild(folder: string): Promise<Build> {
  const server = `${folder}-server`;
  const entry = join(server, 'entry.mjs');
  if (!existsSync(entry)) throw new Error(`There is no build in ${folder}. Run: pnpm build`);
  const bundle = (await import(pathToFileURL(entry).href)) as Bundle; // built from that very file
  const rules = readJson(join(server, 'headers.json'));
  const assets = readJson(join(server, 'assets.json'));
  return {
    folder,
    headersOf: (path) => bundle.headersOf(rules, path),
    pageOf: bundle.pageOf,
    openRenderer: (origin, onError) =>
      bundle.openRenderer({ assets, origin, onError, withFrames: bundle.hasDemo }),
  };
}
