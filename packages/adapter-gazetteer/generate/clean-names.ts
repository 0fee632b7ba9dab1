import type { SourcePlace } from './source-places.ts';

const FORMER = /\(historical\)/;
const REMARK = / \([^)]*\)/;
const OFFICIALLY = /^City of /;
/** The Hawaiian letter, which is often written as a quotation mark. */
const OKINA = /[‘’](?=\p{L})/gu;
/** A name with a comma or a slash would look like two places. */
const PLAIN_NAME = /^[\p{L}\p{N} .'ʻ-]+$/u;

/** Places with the names that people type, without abandoned places. */
export const cleanNames = (places: readonly SourcePlace[]): readonly SourcePlace[] =>
  places
    .filter(({ name }) => !FORMER.test(name))
    .map((place) => ({
      ...place,
      name: place.name.replace(REMARK, '').replace(OFFICIALLY, '').replace(OKINA, 'ʻ'),
    }))
    .filter(({ name }) => PLAIN_NAME.test(name))
    .flatMap((place) => (place.name === 'New York City' ? [place, { ...place, name: 'New York' }] : [place]));
