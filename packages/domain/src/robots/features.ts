import { trimmed } from '../characters.ts';

/** Adds a feature tag to a listing's: trimmed, on one line, non-empty, no duplicates (D142). */
export const addFeature = (features: readonly string[], text: string): readonly string[] => {
  const feature = trimmed(text).replaceAll(/[\r\n]+/g, ' ');
  return feature === '' || features.includes(feature) ? features : [...features, feature];
};
