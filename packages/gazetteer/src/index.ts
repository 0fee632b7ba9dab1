export { createGazetteerPlaces } from './gazetteer-places.ts';
export {
  answerAutocomplete,
  answerGeocode,
  type AutocompleteBody,
  type GeocodeBody,
  type HttpAnswer,
} from './http-answers.ts';
