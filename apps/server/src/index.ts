export { openBuild } from './build.ts';
export { openSite, type OpenSite } from './open-site.ts';
