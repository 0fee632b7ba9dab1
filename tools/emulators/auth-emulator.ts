import { createServer, type RequestListener } from 'node:http';
import { loadFirebaseTools } from './firebase-tools.ts';
import { PROJECT } from './hosts.ts';
import { listen } from './listen.ts';

/** What is used of `emulator/auth/apiSpec`. */
interface AuthSpecModule {
  readonly default: { readonly paths: Record<string, unknown> };
}

/** What is used of `emulator/auth/server`. */
interface AuthServerModule {
  readonly createApp: (projectId: string) => Promise<RequestListener>;
}

/**
 * What a browser asks for, and what a test does. The rest of Google's identity platform (tenants, second
 * factors, administration) is left out: every operation is compiled at each start, and all of them take ten
 * seconds.
 */
const USED = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signIn\w+|signUp|update)$/,
  /^\/v1\/(token|projects|recaptchaParams)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/\w+$/,
];

/** The Auth emulator is an application of plain JavaScript: it needs no Java and nothing downloaded. */
export async function startAuth() {
  const { default: spec } = loadFirebaseTools('emulator/auth/apiSpec') as AuthSpecModule;
  for (const path of Object.keys(spec.paths)) {
    if (!USED.some((used) => used.test(path))) delete spec.paths[path];
  }
  const { createApp } = loadFirebaseTools('emulator/auth/server') as AuthServerModule;
  return listen(createServer(await createApp(PROJECT)), 'auth');
}
