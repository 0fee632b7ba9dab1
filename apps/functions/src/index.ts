export type { HttpFunction } from './answer.ts';
export { chooseProvider } from './choose-provider.ts';
export { createGeocode, createPlacesAutocomplete } from './functions.ts';
export { nodeListener } from './node-listener.ts';
