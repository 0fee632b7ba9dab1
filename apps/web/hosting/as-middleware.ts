import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Connect } from 'vite';

/** A middleware of Vite's servers that answers every request. An address that no URL can hold is read as "/". */
export const asMiddleware =
  (respond: (request: Request) => Promise<Response>): Connect.NextHandleFunction =>
  (incoming, outgoing, next) => {
    respond(new NodeRequest({ req: incoming, res: outgoing }))
      .then((response) => sendNodeResponse(outgoing, response))
      .catch(next);
  };
