/** A schema.org object: its type and its properties. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Describes a page's subject for search engines, as schema.org JSON-LD. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  return (
    <script type="application/ld+json">{scriptText({ '@context': 'https://schema.org', ...thing })}</script>
  );
}

/**
 * JSON without "<", so that text from users can neither close the script element nor open a comment in it.
 */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
