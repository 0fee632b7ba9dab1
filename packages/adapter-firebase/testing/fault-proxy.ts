import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * - `pass` forwards everything
 * - `slow` forwards everything with a delay
 * - `drop-answers` forwards requests and drops answers
 * - `refuse` accepts no connection
 */
export type Weather = 'pass' | 'slow' | 'drop-answers' | 'refuse';

/** A proxy between a client and an emulator that simulates network problems. */
export interface FaultProxy {
  /** `host:port` to use instead of the emulator's. */
  readonly host: string;
  set(weather: Weather): void;
  /** Once: a request that contains these words reaches the emulator, and its answer breaks the connection. */
  loseAnswerTo(words: string): void;
  /** Breaks every open connection. */
  cut(): void;
  close(): Promise<void>;
}

const SLOWLY = 40;

/**
 * Two connected sockets. After data was dropped the connection is broken, because TCP never delivers data
 * with gaps.
 */
interface Connection {
  readonly client: Socket;
  readonly emulator: Socket;
  isDeaf: boolean;
  /** True once a request was sent whose answer must be lost. */
  isDoomed: boolean;
  isCut: boolean;
}

/** @param target the emulator's `host:port` */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port } = new URL(`http://${target}`);
  const connections = new Set<Connection>();
  const doomed = new Set<string>();
  let weather: Weather = 'pass';

  const end = (connection: Connection): void => {
    connection.isCut = true;
    connections.delete(connection);
    connection.client.destroy();
    connection.emulator.destroy();
  };

  const join = (connection: Connection, from: Socket, to: Socket): void => {
    let onTheirWay = 0;
    from.on('data', (chunk: Buffer) => {
      if (to === connection.client && connection.isDoomed) return end(connection);
      if (to === connection.client) connection.isDeaf ||= weather === 'drop-answers';
      const words = to === connection.emulator && [...doomed].find((lost) => chunk.includes(lost));
      if (words) connection.isDoomed = doomed.delete(words);
      if (connection.isCut || (to === connection.client && connection.isDeaf)) return;
      // Data must not overtake delayed data; timers of the same length run in their order.
      if (weather !== 'slow' && onTheirWay === 0) return void to.write(chunk);
      onTheirWay += 1;
      setTimeout(() => {
        onTheirWay -= 1;
        if (!connection.isCut) to.write(chunk);
      }, SLOWLY);
    });
    from.on('error', () => undefined);
    from.on('close', () => end(connection));
  };

  const server = createServer((client) => {
    if (weather === 'refuse') return void client.destroy();
    const emulator = connect(Number(port), hostname);
    const connection = { client, emulator, isDeaf: false, isDoomed: false, isCut: false };
    connections.add(connection);
    join(connection, client, connection.emulator);
    join(connection, connection.emulator, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cut = (): void => connections.forEach(end);
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    set: (next) => {
      weather = next;
    },
    loseAnswerTo: (words) => void doomed.add(words),
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
