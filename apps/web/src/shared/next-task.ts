/** Resolves in a task of its own: a browser paints and handles input before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
