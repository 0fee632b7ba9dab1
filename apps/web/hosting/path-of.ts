/** The path that a request asks for. An address that begins with two slashes is a path, too, and names no host. */
export const pathOf = (url = '/'): string => new URL(`http://localhost${url}`).pathname;
