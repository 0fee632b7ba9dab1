let tell = () => {};

/**
 * Resolves when React has the page's own content, which it can take over later than the frame around it. A navigation before
 * that would leave the server's title in the head, where nothing removes it any more.
 */
export const contentTakenOver = new Promise<void>((resolve) => (tell = resolve));

/** To be called in an effect of what every page has. */
export const tellContentTakenOver = (): void => tell();
