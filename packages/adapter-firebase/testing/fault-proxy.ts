import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * - `pass` hands everything on
 * - `slow` hands everything on, a while later
 * - `drop-answers` hands on what is asked and swallows what is answered
 * - `refuse` lets nobody through
 */
export type Weather = 'pass' | 'slow' | 'drop-answers' | 'refuse';

/** Stands between a client and an emulator, and does to their connection what networks do. */
export interface FaultProxy {
  /** `host:port`, in place of the emulator's. */
  readonly host: string;
  set(weather: Weather): void;
  /** Breaks every connection there is. */
  cut(): void;
  close(): Promise<void>;
}

const SLOWLY = 40;

/** `target` is the emulator's `host:port`. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port } = new URL(`http://${target}`);
  const sockets = new Set<Socket>();
  let weather: Weather = 'pass';

  const join = (from: Socket, to: Socket, isAnswer: boolean): void => {
    from.on('data', (chunk) => {
      if (isAnswer && weather === 'drop-answers') return;
      // Timers of the same length ring in their order, so the bytes keep theirs.
      if (weather === 'slow') setTimeout(() => to.write(chunk), SLOWLY);
      else to.write(chunk);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroySoon();
    });
  };

  const server = createServer((client) => {
    if (weather === 'refuse') return void client.destroy();
    const emulator = connect(Number(port), hostname);
    sockets.add(client).add(emulator);
    join(client, emulator, false);
    join(emulator, client, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cut = (): void => {
    for (const socket of sockets) socket.destroySoon();
  };
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    set: (next) => {
      // What was sent slowly and what follows it at full speed must not overtake one another.
      if (weather === 'slow') cut();
      weather = next;
    },
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
