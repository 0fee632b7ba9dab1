declare const brand: unique symbol;

/**
 * A primitive that carries its meaning in its type: a `Miles` is a number, but a
 * number (or a `Feet`) is not a `Miles`. Costs nothing at run time.
 */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
