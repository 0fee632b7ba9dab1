import type { HttpFunction } from './answer.ts';
import { googlesFirestore, openDocuments, type Documents } from './notices/firestore-documents.ts';
import type { PlacesProvider } from './places-provider.ts';
import { serviceAccount, type Environment } from './service-account.ts';

/** What health is asked of. */
export interface HealthParts {
  readonly release: { readonly version: string; readonly build: string };
  /** `null` when the configuration is invalid. */
  readonly provider: PlacesProvider | null;
  /** `undefined` where no function needs documents. */
  readonly documents?: Pick<Documents, 'get'>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** There is no such document; asking for it costs one read. */
const NO_DOCUMENT = 'health/none';
/** Firestore is asked once in this time, in milliseconds. */
const KEPT = 10_000;

/** The documents of the functions' service account; none without one. */
export function openHealthDocuments(environment: Environment): Pick<HealthParts, 'documents'> {
  const { data } = serviceAccount.safeParse(environment['FIREBASE_SERVICE_ACCOUNT']);
  if (!data) return {};
  const { project_id: project, client_email: email, private_key_id: keyId, private_key: privateKey } = data;
  return { documents: openDocuments({ project, ...googlesFirestore({ email, keyId, privateKey }) }) };
}

/** Answers what the functions can do (D782): 200 if all that is set up works, else 503. No cache keeps it, and no secret is in it. */
export function createHealth({ release, provider, documents, now }: HealthParts): HttpFunction {
  let last: { readonly at: number; readonly answers: Promise<boolean> } | null = null;
  const isReachable = (store: Pick<Documents, 'get'>): Promise<boolean> =>
    store.get([NO_DOCUMENT]).then(
      () => true,
      () => false,
    );
  return async (request) => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    const at = now();
    if (documents && (!last || at - last.at >= KEPT)) last = { at, answers: isReachable(documents) };
    const answers = { places: provider !== null, ...(last && { firestore: await last.answers }) };
    const status = Object.values(answers).every(Boolean) ? 200 : 503;
    return Response.json({ ...release, answers }, { status, headers: { 'Cache-Control': 'no-store' } });
  };
}
