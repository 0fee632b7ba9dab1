import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that is loaded by its name in a module when it is first rendered. The router's own lazy
 * components are only for routes, which the router loads in advance: rendered earlier, they break React's
 * rules about `use`.
 */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }));
