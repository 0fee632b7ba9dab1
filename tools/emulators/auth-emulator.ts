import { createServer, type RequestListener } from 'node:http';
import { loadFirebaseTools } from './firebase-tools.ts';
import { PROJECT } from './hosts.ts';
import { listen } from './listen.ts';

/** The part of `emulator/auth/apiSpec` that is used. */
interface AuthSpecModule {
  readonly default: { readonly paths: Record<string, unknown> };
}

/** The part of `emulator/auth/server` that is used. */
interface AuthServerModule {
  readonly createApp: (projectId: string) => Promise<RequestListener>;
}

/**
 * The operations that a browser or a test uses. The rest of Google's identity platform (tenants, second
 * factors, administration) is left out, because every operation is compiled at each start, and compiling all
 * takes ten seconds.
 */
const USED = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signIn\w+|signUp|update)$/,
  /^\/v1\/(token|projects|recaptchaParams)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/\w+$/,
];

/** The Auth emulator is plain JavaScript: it needs neither Java nor a download. */
export async function startAuth() {
  const { default: spec } = loadFirebaseTools('emulator/auth/apiSpec') as AuthSpecModule;
  for (const path of Object.keys(spec.paths)) {
    if (!USED.some((used) => used.test(path))) delete spec.paths[path];
  }
  const { createApp } = loadFirebaseTools('emulator/auth/server') as AuthServerModule;
  return listen(createServer(await createApp(PROJECT)), 'auth');
}
