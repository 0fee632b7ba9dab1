/**
 * The optional specifications of a listing (D140): short texts, in the order of the form and of the robot's page.
 * All code that lists the specifications derives from this table. The security rules cannot import it, so a test
 * compares them with it.
 */
export const SPECIFICATIONS = [
  { name: 'weight', maxCharacters: 100 },
  { name: 'dimensions', maxCharacters: 100 },
  { name: 'batteryLife', maxCharacters: 100 },
  { name: 'connectivity', maxCharacters: 100 },
] as const;

type Specification = (typeof SPECIFICATIONS)[number];

/** The name of one of `SPECIFICATIONS`. */
export type SpecificationName = Specification['name'];

/** Free text written by the owner; each field defaults to empty (D140). */
export type Specifications = Readonly<Record<SpecificationName, string>>;

/** Creates a record with one value for each specification, in the order of the table. */
export const mapSpecifications = <Value>(
  valueOf: (specification: Specification) => Value,
): Record<SpecificationName, Value> =>
  // The cast restores the key type, which `fromEntries` loses; the table contains each key once.
  Object.fromEntries(
    SPECIFICATIONS.map((specification) => [specification.name, valueOf(specification)]),
  ) as Record<SpecificationName, Value>;

/** The specifications of a listing whose owner wrote none. */
export const NO_SPECIFICATIONS: Specifications = mapSpecifications(() => '');
