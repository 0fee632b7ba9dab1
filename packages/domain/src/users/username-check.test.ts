import { expect, it } from 'vitest';
import { PortError } from '../ports/port-error.ts';
import { USERNAME_CHECK_PAUSE } from './username.ts';
import { manualTimer } from '../../testing/manual-timer.ts';
import { createUsernameCheck } from './username-check.ts';

/** A form whose names are answered when the test says so. */
const form = () => {
  const { timer, pass, isIdle } = manualTimer();
  const asked: string[] = [];
  const answers = new Map<string, (isTaken: boolean) => void>();
  const isUsernameTaken = (name: string) => {
    asked.push(name);
    return new Promise<boolean>((resolve) => void answers.set(name, resolve));
  };
  const username = createUsernameCheck({ users: { isUsernameTaken } }, timer);
  const rest = async () => {
    pass(USERNAME_CHECK_PAUSE);
    await settled();
  };
  const answer = async (name: string, isTaken: boolean) => {
    answers.get(name)?.(isTaken);
    await settled();
  };
  return { ...username, asked, pass, rest, answer, isIdle };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks once, after a pause of half a second, and says so only then (D123)', async () => {
  const { typed, stateOf, asked, pass, rest, answer } = form();
  for (const text of ['m', 'ma', 'may', 'Maya']) {
    typed(text);
    pass(USERNAME_CHECK_PAUSE - 1);
  }
  await settled();
  expect([asked, stateOf('Maya')]).toEqual([[], 'idle']);
  await rest();
  expect([asked, stateOf('Maya')]).toEqual([['maya'], 'checking']);
  await answer('maya', true);
  expect(stateOf('Maya')).toBe('taken');
});

it.each(['', 'ma', 'm?a'])('never asks for %j, which is too short (D122, D123)', async (text) => {
  const { typed, stateOf, asked, rest } = form();
  typed(text);
  await rest();
  expect([asked, stateOf(text)]).toEqual([[], 'idle']);
});

it('does not count a late answer for the name that is typed now (D123)', async () => {
  const { typed, stateOf, rest, answer } = form();
  typed('maya');
  await rest();
  typed('maya_r');
  await answer('maya', false);
  expect(stateOf('maya_r')).toBe('idle');
  await rest();
  expect([stateOf('maya_r'), stateOf('maya')]).toEqual(['checking', 'idle']);
  await answer('maya_r', true);
  expect([stateOf('maya_r'), stateOf('maya')]).toEqual(['taken', 'idle']);
});

it('asks again for a name that is typed again, and shows the earlier answer until then', async () => {
  const { typed, stateOf, asked, rest, answer } = form();
  typed('maya');
  await rest();
  await answer('maya', false);
  typed('maya_');
  typed('maya');
  expect(stateOf('maya')).toBe('available');
  await rest();
  await answer('maya', true);
  expect([asked, stateOf('maya')]).toEqual([['maya', 'maya'], 'taken']);
});

it('a check that was called off asks nothing and tells nothing', async () => {
  const { typed, subscribe, asked, rest, answer, isIdle } = form();
  const told: string[] = [];
  subscribe(() => told.push('told'));
  typed('maya')();
  expect(isIdle()).toBe(true);
  await rest();
  expect(asked).toEqual([]);
  const callOff = typed('maya');
  await rest();
  callOff();
  await answer('maya', false);
  expect([asked, told]).toEqual([['maya'], ['told']]);
});

it('tells its listeners of a check and of its answer, until they unsubscribe', async () => {
  const { typed, subscribe, rest, answer } = form();
  const told: string[] = [];
  const unsubscribe = subscribe(() => told.push('told'));
  for (const name of ['maya', 'kai']) {
    typed(name);
    await rest();
    await answer(name, false);
    unsubscribe();
  }
  expect(told).toEqual(['told', 'told']);
});

it('a failed check, or a backend that does not load, is no free name (D123)', async () => {
  const failing = { users: { isUsernameTaken: () => Promise.reject(new PortError('unavailable')) } };
  const notLoaded = Promise.reject<typeof failing>(new Error('not loaded'));
  notLoaded.catch(() => undefined);
  for (const ports of [failing, notLoaded]) {
    const { timer, pass } = manualTimer();
    const { typed, stateOf } = createUsernameCheck(ports, timer);
    typed('maya');
    pass(USERNAME_CHECK_PAUSE);
    await settled();
    expect(stateOf('maya')).toBe('check-failed');
  }
});
