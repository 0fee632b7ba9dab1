import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../deploy');
const ROOT = join(import.meta.dirname, '../../..');
const linesOf = (name: string) =>
  readFileSync(join(FOLDER, name), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const ANALYZER = '/usr/bin/systemd-analyze';

test('the unit is of sections and settings, and lets the server write nothing (D780)', () => {
  const lines = linesOf('roborrow.service');
  expect(lines.filter((line) => !/^\[(Unit|Service|Install)\]$|^[A-Z][A-Za-z]+=/.test(line))).toEqual([]);
  for (const needed of [
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ])
    expect(lines).toContain(needed);
  expect(lines.filter((line) => /^(ReadWritePaths|StateDirectory|User)=/.test(line))).toEqual([]);
  // V8 writes what it executes.
  expect(lines).not.toContain('MemoryDenyWriteExecute=yes');
});

test.runIf(existsSync(ANALYZER))(
  'systemd knows every setting of the unit, and calls its exposure low',
  () => {
    const analyze = (...args: string[]) =>
      execFileSync(ANALYZER, [...args, join(FOLDER, 'roborrow.service')], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const exposure = /exposure level for .*: (\d+\.\d+)/.exec(analyze('security', '--offline=true'))?.[1];
    expect(Number(exposure)).toBeLessThan(2);
  },
);

test('the container holds what the build wrote and nothing else, and runs it without rights (D780)', () => {
  const steps = linesOf('Containerfile').map((line) => line.trim().split(/\s+/));
  const known = ['FROM', 'ENV', 'WORKDIR', 'COPY', 'USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'];
  expect(steps.filter(([name = '']) => !known.includes(name))).toEqual([]);
  const copied = steps.filter(([name]) => name === 'COPY').map(([, from, to]) => [from, to]);
  expect(copied).toEqual(copied.map(([from]) => [from, from]));
  const sent = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
  expect(sent).toEqual(['*', ...copied.map(([from]) => `!${from}`)]);
  expect(steps.find(([name]) => name === 'USER')).toEqual(['USER', 'node']);
  expect(steps.at(-1)).toEqual(['CMD', '["node",', '"apps/server/dist/server.mjs"]']);
});
