import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>;

/** Milliseconds until a part that could not be loaded is asked for again. */
const WAIT = 10_000;

const keepTrying = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, WAIT);
      addEventListener('online', resolve, { once: true });
    });
    return keepTrying(load);
  });

/**
 * A component that is loaded by its name in a module when it is first rendered. The router's own lazy
 * components are only for routes, which the router loads in advance: rendered earlier, they break React's
 * rules about `use`. If it cannot be loaded, the error is thrown.
 */
export const lazyNamed = <Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }));

/**
 * The same for a part that a page can do without: while it cannot be loaded its place stays empty, and it is asked for again when the network
 * is back, or after a while. Thrown, the error would replace the whole page.
 */
export const lazyPart = <Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazyNamed(() => keepTrying(load), name);
