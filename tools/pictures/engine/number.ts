/** A coordinate in as few characters as it needs: one decimal, no leading zero. */
export function n(value: number, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals)) + 0);
  return text.replace(/^(-?)0\./, '$1.');
}
