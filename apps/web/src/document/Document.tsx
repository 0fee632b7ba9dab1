import { direction } from '@roborrow/messages/language';
import type { ReactNode } from 'react';
import { inLanguage, language } from '../shared/language.ts';

export interface DocumentProps {
  readonly children: ReactNode;
  /** Attributes of the root element: what style sheets and the scripts within the page know of it. */
  readonly marks: Readonly<Record<`data-${string}`, string | undefined>>;
  /** What the server alone puts at the end of the head: scripts and styles. */
  readonly head?: ReactNode;
  /** What the server alone puts before everything that is shown. */
  readonly lead?: ReactNode;
  /** What the server alone puts behind everything that is shown. */
  readonly tail?: ReactNode;
}

/** The document around the app. The server writes it, and in the browser React takes over the very same. */
export function Document({ children, marks, head, lead, tail }: DocumentProps) {
  return (
    // The scripts within the page have changed the marks before React compares.
    <html lang={language} dir={direction} suppressHydrationWarning {...marks}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131416" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest')} />
        {head}
      </head>
      <body>
        {lead}
        <div id="root">{children}</div>
        {tail}
      </body>
    </html>
  );
}
