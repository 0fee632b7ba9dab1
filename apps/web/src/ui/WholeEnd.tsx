/**
 * The last child of an element with `data-whole`. A page arrives in pieces, and parts of such an element move when later ones
 * come, so the style sheet shows it once this is there.
 */
export const WholeEnd = () => <span hidden data-whole-end="" />;
