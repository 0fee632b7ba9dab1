import { expect, test } from 'vitest';
import { withCpuSeconds } from './cpu-time.ts';
import { run } from './programs.ts';

/** Uses some hundredths of a second of CPU time, however busy the machine is. */
const busy = (seconds: number) =>
  run(process.execPath, ['-e', `while (process.cpuUsage().user < ${seconds * 1e6}) Math.sqrt(2)`]);

test.runIf(process.platform === 'linux')(
  'each task is charged for the programs that it started',
  async () => {
    const [idle, one, two] = await Promise.all([
      withCpuSeconds(() => Promise.resolve('done')),
      withCpuSeconds(() => busy(0.05)),
      withCpuSeconds(async () => [await busy(0.1), await busy(0.1)]),
    ]);
    expect(idle).toEqual({ result: 'done', cpuSeconds: 0 });
    // The system counts in hundredths, and a difference of two sums of them is not exact.
    expect(one.cpuSeconds).toBeGreaterThan(0.045);
    expect(two.cpuSeconds).toBeGreaterThan(0.195);
  },
);
