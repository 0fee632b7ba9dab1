import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network address in place of a backend's, whose way there can be broken. */
export interface SwitchedBackend {
  /** `host:port` */
  readonly host: string;
  /** Answers as the backend; takes connections and never answers; or ends each at once. */
  readonly switchTo: (state: 'up' | 'silent' | 'refusing') => void;
  readonly close: () => void;
}

/** Starts one before the backend at `host:port`. It is up. */
export async function switchedBackend(backend: string): Promise<SwitchedBackend> {
  const [host = '', port = ''] = backend.split(':');
  let state: 'up' | 'silent' | 'refusing' = 'up';
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    if (state === 'refusing') return socket.destroy();
    if (state === 'silent') return socket.resume();
    const far = connect(Number(port), host);
    far.on('error', () => socket.destroy());
    socket.on('close', () => far.destroy());
    socket.pipe(far).pipe(socket);
    return socket;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => open.forEach((socket) => socket.destroy());
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens to a port
    switchTo: (next) => {
      state = next;
      endAll(); // kept connections would still lead there
    },
    close: () => {
      endAll();
      server.close();
    },
  };
}
