import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';

interface ProtoLoader {
  fromJSON: (descriptions: object, options?: object) => object;
}

/** The module with which Firestore's library reads the descriptions of its protocol. */
function findProtoLoader(): ProtoLoader {
  const fromAdapter = createRequire(join(WORKSPACE, 'packages/adapter-firebase/package.json'));
  const fromFirebase = createRequire(fromAdapter.resolve('firebase/firestore'));
  const fromFirestore = createRequire(fromFirebase.resolve('@firebase/firestore'));
  return fromFirestore('@grpc/proto-loader') as ProtoLoader; // the part of it that is used here
}

/**
 * A setup of tests on the emulators. In Node, Firestore's library parses the descriptions of its protocol again for each client and
 * generates code from them, which was a third of the contracts' processor time: they open thousands of clients. Here a worker parses them once. It must
 * run before the library is loaded.
 */
const loader = findProtoLoader();
const { fromJSON } = loader;
const parsed = new WeakMap<object, object>();
loader.fromJSON = (descriptions, options) => {
  const known = parsed.get(descriptions) ?? fromJSON(descriptions, options);
  parsed.set(descriptions, known);
  return known;
};
