import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastBuild } from './build-web.ts';
import { fingerprintSources, readSettings } from './fingerprint.ts';

/** A build as it lies in a folder, with the server beside it. */
function planBuild() {
  const parent = mkdtempSync(join(tmpdir(), 'roborrow-build-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'dist');
  mkdirSync(join(folder, '.vite'), { recursive: true });
  mkdirSync(`${folder}-server`);
  writeFileSync(join(folder, '.vite/build-record.json'), JSON.stringify({ fingerprint: 'abc', modules: {} }));
  return folder;
}

test('a build is known by its record', () => {
  expect(lastBuild(planBuild())?.fingerprint).toBe('abc');
});

test.each(['', '-server'])('a build without its folder dist%s is none', (deleted) => {
  const folder = planBuild();
  rmSync(folder + deleted, { recursive: true });
  expect(lastBuild(folder)).toBeNull();
});

test('scripts alone are a build without a server', () => {
  const folder = planBuild();
  rmSync(`${folder}-server`, { recursive: true });
  expect(lastBuild(folder, { withServer: false })?.fingerprint).toBe('abc');
});

test('settings of a file are those of the build, unless the environment says otherwise', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['VITE_BACKEND', 'VITE_BUILD', 'VITE_CONTACT_MAIL']) vi.stubEnv(name, undefined);
  vi.stubEnv('VITE_MAPS', 'false');
  const before = fingerprintSources();
  const file = join(mkdtempSync(join(tmpdir(), 'roborrow-settings-')), '.env.local');
  onTestFinished(() => rmSync(join(file, '..'), { recursive: true }));
  writeFileSync(
    file,
    'VITE_BACKEND=firebase\nVITE_CONTACT_MAIL="people@city.example" # read daily\nVITE_MAPS=true\n',
  );
  readSettings(file);
  const { VITE_BACKEND, VITE_CONTACT_MAIL, VITE_MAPS } = process.env;
  expect([VITE_BACKEND, VITE_CONTACT_MAIL, VITE_MAPS]).toEqual(['firebase', 'people@city.example', 'false']);
  expect(fingerprintSources()).not.toBe(before);
});
