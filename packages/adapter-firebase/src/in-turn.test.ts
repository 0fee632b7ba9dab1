import { milliseconds } from '@roborrow/domain';
import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';
import { createOperations } from './operations.ts';

const turns = (timeout: number) => createTurns(createOperations(milliseconds(timeout)).withTimeout);

test('work is done one after the other, also after work that failed', async () => {
  const inTurn = turns(1000);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const answers = await Promise.allSettled([inTurn(work('a')), inTurn(work('b')), inTurn(work('c'))]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work without an answer holds up the others no longer than an operation may take', async () => {
  const inTurn = turns(1);
  void inTurn(() => new Promise(() => {}));
  expect(await inTurn(async () => 'done')).toBe('done');
});
