import {
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  Scripts,
} from '@tanstack/react-router';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';

/** What the router's documentation shows of rendering on a server, with one page of one sentence and no data. */
const root = createRootRoute({
  component: () =>
    createElement(
      'html',
      null,
      createElement('head', null, createElement(HeadContent)),
      createElement('body', null, createElement(Outlet), createElement(Scripts)),
    ),
});
const robot = createRoute({
  getParentRoute: () => root,
  path: '/robots/$robotId',
  component: () => createElement('p', null, 'A robot'),
});
const routeTree = root.addChildren([robot]);

export const respond = (request: Request): Promise<Response> =>
  createRequestHandler({ request, createRouter: () => createRouter({ routeTree }) })(
    ({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: createElement(RouterServer, { router }) }),
  );
