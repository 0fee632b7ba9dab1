import { createServer, type RequestListener } from 'node:http';
import { loadDependency, loadFirebaseTools } from './firebase-tools.ts';
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

/** The part of `exegesis-express` that is used: it makes a server from the description of the operations. */
interface ExegesisModule {
  middleware: (description: object, options: object) => Promise<unknown>;
}

/**
 * The operations that a browser or a test uses. The rest of Google's identity platform (tenants, second
 * factors, administration) is left out, because every operation is compiled at each start, and compiling all
 * takes ten seconds.
 */
const USED = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signIn\w+|signUp|update)$/,
  /^\/v1\/(token|projects|recaptchaParams)$/,
  // What a backup reads, and a restore writes.
  /^\/v1\/projects\/\{targetProjectId\}\/accounts:batch(Create|Get)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/\w+$/,
];

/** Compiles what checks an operation's requests when it is first asked: a third of what the emulators take to start. */
function compileLazily(): void {
  const exegesis = loadDependency('exegesis-express') as ExegesisModule;
  const { middleware } = exegesis;
  exegesis.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
}

/** The Auth emulator is plain JavaScript: it needs neither Java nor a download. */
export async function startAuth() {
  const { default: spec } = loadFirebaseTools('emulator/auth/apiSpec') as AuthSpecModule;
  for (const path of Object.keys(spec.paths)) {
    if (!USED.some((used) => used.test(path))) delete spec.paths[path];
  }
  compileLazily();
  const { createApp } = loadFirebaseTools('emulator/auth/server') as AuthServerModule;
  return listen(createServer(await createApp(PROJECT)), 'auth');
}
