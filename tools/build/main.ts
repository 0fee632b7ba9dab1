import { buildWeb } from './build-web.ts';

const { modules, isFresh } = await buildWeb();
console.log(`${Object.keys(modules).length} chunks, ${isFresh ? 'built' : 'unchanged since the last build'}`);
