import { WORKSPACE } from '../workspace/files.ts';
import { cruiseBoundaries } from './cruise.ts';

/** For the gate, which prints it for people: `pnpm check boundaries`. */
console.log(JSON.stringify(await cruiseBoundaries(WORKSPACE, ['packages', 'apps', 'tools'])));
