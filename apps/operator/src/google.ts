import { GoogleAuth } from 'google-auth-library';

/** One of Google's services over HTTP, with the credentials of Google's tools on this machine. */
export interface Service {
  /** Sends a request. `null` is "not found". @throws RefusedByGoogle for any other failure. */
  ask(path: string, request?: RequestInit): Promise<Response | null>;
  /** Sends JSON, or asks without a body, and reads the answer's JSON; an empty object if there is nothing. */
  json(path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>>;
}

/** What Google said instead of an answer. */
export class RefusedByGoogle extends Error {
  readonly status: number;
  constructor(path: string, status: number, said: string) {
    super(`${path}: ${status} ${said}`);
    this.status = status;
  }
}

interface Where {
  /** The environment variable that names an emulator. */
  readonly emulator: string;
  /** What comes before a path in production. */
  readonly api: string;
  /** What comes between an emulator's address and a path. */
  readonly below?: string;
  /** Who pays for the requests, where Google wants to know. */
  readonly project?: string;
}

const NOT_FOUND = 404;

/** Opens a service, or the emulator that the environment names, which needs no credentials. */
export function openService({ emulator, api, below = '', project }: Where): Service {
  const host = process.env[emulator];
  const base = host ? `http://${host}${below}` : api;
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloud-platform' });
  const ask: Service['ask'] = async (path, request = {}) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${host ? 'owner' : await auth.getAccessToken()}`);
    if (project) headers.set('x-goog-user-project', project);
    const answer = await fetch(base + path, { ...request, headers });
    if (answer.status === NOT_FOUND) return null;
    if (!answer.ok) throw new RefusedByGoogle(path, answer.status, await answer.text());
    return answer;
  };
  return {
    ask,
    json: async (path, body) => {
      const answer = await ask(
        path,
        body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            },
      );
      return answer === null ? {} : ((await answer.json()) as Readonly<Record<string, unknown>>); // each caller says what it expects
    },
  };
}
