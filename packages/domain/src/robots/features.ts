/** A listing's feature tags with one more: trimmed, non-empty, no duplicates (specification §5). */
export const addFeature = (features: readonly string[], text: string): readonly string[] => {
  const feature = text.trim();
  return feature === '' || features.includes(feature) ? features : [...features, feature];
};
