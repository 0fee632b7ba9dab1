import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;

/**
 * The CPU seconds of all programs that this process started and that have ended, including their own child
 * programs.
 */
export function cpuSecondsOfEndedPrograms(): number {
  if (process.platform !== 'linux') return 0;
  // The second field is the program's name in brackets, which may contain blanks. `cutime` and `cstime` are
  // fields 16 and 17.
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?!.*\) )/);
  const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

interface Account {
  cpuSeconds: number;
}

const accounts = new AsyncLocalStorage<Account>();
let charged = 0;

/** Call it when a program starts, and call the returned function when the program has ended. */
export function chargeProgram(): () => void {
  const account = accounts.getStore();
  return () => {
    const total = cpuSecondsOfEndedPrograms();
    if (account) account.cpuSeconds += total - charged;
    charged = total;
  };
}

/**
 * Does some work, and counts the CPU seconds of the programs that it starts and waits for. Zero if the system
 * does not report them.
 */
export async function withCpuSeconds<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly cpuSeconds: number }> {
  const account: Account = { cpuSeconds: 0 };
  const result = await accounts.run(account, work);
  return { result, cpuSeconds: account.cpuSeconds };
}
