export { createHttpPlaces, type HttpPlacesOptions } from './http-places.ts';
