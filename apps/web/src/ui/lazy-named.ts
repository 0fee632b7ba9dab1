import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that is loaded when it is first rendered, by its name in its module. The router's own lazy components are
 * for routes, which it loads ahead: rendered before they are there, they break React's rules about `use`.
 */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }));
