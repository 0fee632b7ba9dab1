#!/usr/bin/env node
import { run } from './run.ts';
import { systemSurroundings } from './system.ts';

// A reader that closes the pipe, as `head` does, has what it wants.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), systemSurroundings());
