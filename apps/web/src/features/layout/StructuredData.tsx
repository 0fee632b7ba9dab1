/** What schema.org calls a thing: its type, and what is known of it. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Tells search engines what a page is about, as schema.org JSON-LD. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  return (
    <script type="application/ld+json">{scriptText({ '@context': 'https://schema.org', ...thing })}</script>
  );
}

/** JSON that holds no "<": what people wrote can neither close the script nor open a comment in it. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
