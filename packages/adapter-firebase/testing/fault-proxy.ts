import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * - `pass` forwards everything
 * - `slow` forwards everything with a delay
 * - `drop-answers` forwards requests and drops answers
 * - `refuse` accepts no connection
 */
export type NetworkCondition = 'pass' | 'slow' | 'drop-answers' | 'refuse';

/** A proxy between a client and an emulator that simulates network problems. */
export interface FaultProxy {
  /** `host:port` to use instead of the emulator's. */
  readonly host: string;
  set(condition: NetworkCondition): void;
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
  dropsAnswers: boolean;
  /** True once a request was sent whose answer must be lost. */
  losesAnswer: boolean;
  isCut: boolean;
}

/** @param target the emulator's `host:port` */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port } = new URL(`http://${target}`);
  const connections = new Set<Connection>();
  const requestsToLose = new Set<string>();
  let condition: NetworkCondition = 'pass';

  const end = (connection: Connection): void => {
    connection.isCut = true;
    connections.delete(connection);
    connection.client.destroy();
    connection.emulator.destroy();
  };

  const join = (connection: Connection, from: Socket, to: Socket): void => {
    let delayedChunks = 0;
    from.on('data', (chunk: Buffer) => {
      if (to === connection.client && connection.losesAnswer) return end(connection);
      if (to === connection.client) connection.dropsAnswers ||= condition === 'drop-answers';
      const words = to === connection.emulator && [...requestsToLose].find((lost) => chunk.includes(lost));
      if (words) connection.losesAnswer = requestsToLose.delete(words);
      if (connection.isCut || (to === connection.client && connection.dropsAnswers)) return;
      // Data must not overtake delayed data; timers of the same length run in their order.
      if (condition !== 'slow' && delayedChunks === 0) return void to.write(chunk);
      delayedChunks += 1;
      setTimeout(() => {
        delayedChunks -= 1;
        if (!connection.isCut) to.write(chunk);
      }, SLOWLY);
    });
    from.on('error', () => undefined);
    from.on('close', () => end(connection));
  };

  const server = createServer((client) => {
    if (condition === 'refuse') return void client.destroy();
    const emulator = connect(Number(port), hostname);
    const connection = { client, emulator, dropsAnswers: false, losesAnswer: false, isCut: false };
    connections.add(connection);
    join(connection, client, connection.emulator);
    join(connection, connection.emulator, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cut = (): void => connections.forEach(end);
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    set: (next) => {
      condition = next;
    },
    loseAnswerTo: (words) => void requestsToLose.add(words),
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
