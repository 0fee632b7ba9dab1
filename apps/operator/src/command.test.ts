import { expect, test } from 'vitest';
import { backupCommand, restoreCommand } from './backup/command.ts';
import { migrateCommand } from './migrate/command.ts';
import { photosCommand } from './photos/command.ts';
import { recountCommand } from './recount/command.ts';

test.each(Object.entries({ backupCommand, restoreCommand, migrateCommand, photosCommand, recountCommand }))(
  '%s takes every option that its help names',
  (_, { help, options }) => {
    const named = [...help.matchAll(/--([a-z]+)/g)].map(([, name = '']) => name);
    expect(Object.keys({ ...options, project: {}, help: {} })).toEqual(expect.arrayContaining(named));
  },
);
