import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  /** The language of a page's address, by the name of its folder. */
  readonly languageOf: (path: string) => string;
}

/** From a request to a page. It never rejects. */
export interface Renderer {
  readonly respond: (request: Request) => Promise<Response>;
  /** Loads what the first pages would wait for. It never rejects, and takes a second more than loading when the backend is dead. */
  readonly warmUp: () => Promise<void>;
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
  if (!existsSync(join(server, 'headers.json')))
    throw new Error(`There is no build in ${folder}. Run: pnpm build`);
  const rules = readJson(join(server, 'headers.json'));
  const open = async (language: string) =>
    [language, (await import(pathToFileURL(join(server, language, 'entry.mjs')).href)) as Bundle] as const; // built from that very file
  const languages = readdirSync(server, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const bundles = new Map(await Promise.all(languages.map(({ name }) => open(name))));
  const bundle = bundles.get('en');
  if (!bundle) throw new Error(`The build in ${folder} has no English.`);
  return {
    folder,
    headersOf: (path) => bundle.headersOf(rules, path),
    pageOf: bundle.pageOf,
    openRenderer: (origin, onError) => {
      const renderers = new Map(
        [...bundles].map(([language, { openRenderer, hasDemo }]) => {
          const assets = readJson(join(server, language, 'assets.json'));
          return [language, openRenderer({ assets, origin, onError, withFrames: hasDemo })];
        }),
      );
      const english = renderers.get('en');
      const respond = async (request: Request): Promise<Response> => {
        const renderer = renderers.get(bundle.languageOf(new URL(request.url).pathname)) ?? english;
        return renderer ? renderer.respond(request) : new Response(null, { status: 503 });
      };
      const warmUp = async (): Promise<void> => {
        for (const one of renderers.values()) await one.warmUp();
      };
      return { respond, warmUp };
    },
  };
}
