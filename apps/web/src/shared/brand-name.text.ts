/** The product's name, the same in every language. Apart from its words, because the build reads it too. */
export const BRAND_NAME = 'Roborrow';
