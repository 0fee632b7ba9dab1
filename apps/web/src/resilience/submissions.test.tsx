import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import type { Submission } from '../../testing/submission.ts';
import { SUBMISSIONS } from '../../testing/submissions.ts';
import { simulateLayout } from '../features/messages/testing/layout.ts';
import { showToast } from '../features/toasts/toast.ts';

afterEach(() => void vi.useRealTimers());

const open = async (submission: Submission) => {
  const world = await submission.world();
  const app = renderApp(world, submission.address);
  simulateLayout();
  await submission.fill();
  return { ...world, ...app };
};

/** In a toast or on the page. */
const said = (text: string) =>
  waitFor(() => {
    const isToasted = vi.mocked(showToast).mock.calls.some((call) => call[1] === text);
    expect(isToasted || screen.queryAllByText(text).length > 0).toBe(true);
  });

const clickTwentyTimes = (button: HTMLElement) => {
  for (let click = 0; click < 20; click++) button.click();
};

describe.each(SUBMISSIONS)('$name', (submission) => {
  const { operation, failure, field } = submission;
  const [kind, count] = submission.leaves;
  const again = submission.again ?? submission.button;

  it('runs once for twenty clicks and Enter, and keeps the fields until it is done', async () => {
    const app = await open(submission);
    const before = app.calls(operation);
    const letGo = app.hold(operation);
    clickTwentyTimes(await submission.button());
    if (field) await app.user.type(screen.getByLabelText(field), '{Enter}');
    await waitFor(() => expect(app.calls(operation)).toBe(before + 1));
    submission.expectKept();
    letGo();
    await submission.done();
    expect(app.calls(operation)).toBe(before + 1);
    expect(await app.count(kind)).toBe(count);
  });

  it('reports a failure and keeps the fields; twenty more clicks run it once', async () => {
    const app = await open(submission);
    app.faults.set(operation, 'fail');
    (await submission.button()).click();
    await said(failure);
    submission.expectKept();
    app.faults.clear();
    const before = app.calls(operation);
    clickTwentyTimes(await again());
    await submission.done();
    expect(app.calls(operation)).toBe(before + 1);
    expect(await app.count(kind)).toBe(count);
  });

  it('has its effect once when the answer is lost, if necessary after a retry', async () => {
    const app = await open(submission);
    app.faults.set(operation, 'lose-answer', 1);
    (await submission.button()).click();
    let isDone = false;
    const done = submission.done().then(() => void (isDone = true));
    const refused = said(failure)
      .then(again)
      .then((button) => isDone || button.click());
    await Promise.race([done, refused]);
    await done;
    expect(await app.count(kind)).toBe(count);
  });
});

/** Choosing an account has no time limit; a registration continues in another screen and is tested below. */
const HURRIED = SUBMISSIONS.filter(({ operation }) => !/signInWithGoogle|register/.test(operation));

const clickUnanswered = async (app: Awaited<ReturnType<typeof open>>, { button, operation }: Submission) => {
  const submit = await button();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const letGo = app.hold(operation);
  const before = app.calls(operation);
  submit.click();
  await waitFor(() => expect(app.calls(operation)).toBe(before + 1));
  // Operations that retry by themselves stop after twice the time.
  await vi.advanceTimersByTimeAsync(30_000);
  return async () => {
    letGo();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
  };
};

describe.each(HURRIED)('$name without an answer for 15 seconds', (submission) => {
  const { failure } = submission;
  const [kind, count] = submission.leaves;

  it('reports it and keeps the fields; a late effect is not repeated by a retry', async () => {
    const app = await open(submission);
    const land = await clickUnanswered(app, submission);
    await said(failure);
    submission.expectKept();
    await land();
    const again = submission.again ?? submission.button;
    const isDone = await Promise.race([
      submission.done().then(() => true),
      again().then(
        () => false,
        () => true,
      ),
    ]);
    if (!isDone) (await again()).click();
    await submission.done();
    expect(await app.count(kind)).toBe(count);
  });
});

it('a registration that succeeds after 15 seconds continues in Choose Your Username', async () => {
  const registration = SUBMISSIONS.find(({ operation }) => operation === 'auth.register');
  if (!registration) throw new Error('nothing to register with');
  const app = await open(registration);
  const land = await clickUnanswered(app, registration);
  await said(registration.failure);
  registration.expectKept();
  await land();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  expect([await app.count('accounts'), await app.count('users')]).toEqual([2, 2]);
});
