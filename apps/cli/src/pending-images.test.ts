import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageId, robotId, userId } from '@roborrow/domain';
import { expect, it, onTestFinished } from 'vitest';
import { openPendingImages } from './pending-images.ts';
import { openPrivateFolder } from './private-folder.ts';

const ada = userId('ada');
const entry = {
  id: 'entry1',
  ownerId: ada,
  robotId: robotId('robot1'),
  uploads: [imageId('image1')],
  replaced: ['picture:one'],
};

/** A folder, and commands on it. */
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'roborrow-pictures-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const finished: string[] = [];
  const command = () => openPendingImages(openPrivateFolder(path), () => finished.push('finished'));
  const finish = async (port: ReturnType<typeof command>, work = async () => undefined as void) => {
    const seen: unknown[] = [];
    await port.finishAbandoned(ada, async (pending) => {
      seen.push(pending);
      await work();
    });
    return seen;
  };
  return { path, command, finish, finished, files: () => readdirSync(path) };
};

/** The id of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['--version']).pid;

it('a later command finishes what an earlier one left, once (D564)', async () => {
  const { command, finish, finished, files } = folder();
  await command().keep(entry);
  expect(await finish(command())).toEqual([entry]);
  expect([files(), finished]).toEqual([[], ['finished']]);
  expect(await finish(command())).toEqual([]);
});

it('what fails waits for the next command', async () => {
  const { command, finish, finished, files } = folder();
  await command().keep(entry);
  await finish(command(), () => Promise.reject(new Error('no network')));
  expect([files().length, finished]).toEqual([1, []]);
  expect(await finish(command())).toHaveLength(1);
});

it('leaves alone what the command itself or another running one takes care of', async () => {
  const { path, command, finish, files } = folder();
  const own = command();
  await own.keep(entry);
  expect(await finish(own)).toEqual([]);
  await own.forget(entry.id);
  expect(files()).toEqual([]);
  await own.keep(entry);
  renameSync(join(path, `entry1.${process.pid}.json`), join(path, `entry1.${process.ppid}.json`));
  expect(await finish(command())).toEqual([]);
});

it('takes over from a process that ended, unless another one is faster', async () => {
  const { path, command, finish } = folder();
  await command().keep(entry);
  const abandoned = join(path, `entry1.${endedProcess()}.json`);
  renameSync(join(path, `entry1.${process.pid}.json`), abandoned);
  const files = openPrivateFolder(path);
  const read = (name: string) => {
    const text = files.read(name);
    renameSync(abandoned, `${abandoned}.taken`);
    return text;
  };
  expect(await finish(openPendingImages({ ...files, read }, () => undefined))).toEqual([]);
  renameSync(`${abandoned}.taken`, abandoned);
  expect(await finish(command())).toEqual([entry]);
});

it('belongs to one person, and survives what cannot be read', async () => {
  const { path, command, finish } = folder();
  await command().keep({ ...entry, ownerId: userId('eve') });
  for (const [name, text] of [
    ['broken.1.json', '{'],
    ['other.json', 'null'],
    ['wrong.1.json', '{"id":1,"ownerId":"ada"}'],
  ] as const)
    writeFileSync(join(path, name), text);
  expect(await finish(command())).toEqual([]);
});

it('a folder that cannot be written fails nothing', async () => {
  const { path, finish } = folder();
  writeFileSync(join(path, 'file'), '');
  const nowhere = openPendingImages(openPrivateFolder(join(path, 'file')), () => undefined);
  await nowhere.keep(entry);
  await nowhere.forget(entry.id);
  expect(await finish(nowhere)).toEqual([]);
});
