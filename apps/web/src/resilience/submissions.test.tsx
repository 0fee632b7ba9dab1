import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import type { Submission } from '../../testing/submission.ts';
import { SUBMISSIONS } from '../../testing/submissions.ts';
import { simulateLayout } from '../features/messages/testing/layout.ts';
import { showToast } from '../shared/toast.ts';

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

/** Choosing an account has no time limit; a registration continues in another screen and is tested below. */
const isHurried = ({ operation }: Submission) => !/signInWithGoogle|register/.test(operation);

/** Leaves a submission without an answer for longer than it waits. Returns what lets its effect come late. */
const leaveUnanswered = async (
  app: Awaited<ReturnType<typeof open>>,
  submit: HTMLElement,
  { operation, failure }: Submission,
) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const letGo = app.hold(operation);
  const before = app.calls(operation);
  vi.mocked(showToast).mockClear();
  clickTwentyTimes(submit);
  await waitFor(() => expect(app.calls(operation)).toBe(before + 1));
  // What an earlier try has failed with is no longer said.
  await waitFor(() => expect(screen.queryAllByText(failure)).toEqual([]));
  // Operations that retry by themselves stop after twice the time.
  await vi.advanceTimersByTimeAsync(30_000);
  return async () => {
    letGo();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
  };
};

describe.each(SUBMISSIONS)('$name', (submission) => {
  const { operation, failure, field } = submission;
  const [kind, count] = submission.leaves;
  const again = submission.again ?? submission.button;

  it('runs once for twenty clicks and Enter, and keeps the fields when it fails or is not answered; a retry has its effect once', async () => {
    const app = await open(submission);
    const before = app.calls(operation);
    app.faults.set(operation, 'fail');
    const letGo = app.hold(operation);
    clickTwentyTimes(await submission.button());
    if (field) await app.user.type(screen.getByLabelText(field), '{Enter}');
    await waitFor(() => expect(app.calls(operation)).toBe(before + 1));
    submission.expectKept();
    letGo();
    await said(failure);
    submission.expectKept();
    const { tries = 1 } = submission;
    expect(app.calls(operation)).toBe(before + tries);

    app.faults.clear();
    if (!isHurried(submission)) {
      clickTwentyTimes(await again());
      await submission.done();
      expect(app.calls(operation)).toBe(before + tries + 1);
    } else {
      const land = await leaveUnanswered(app, await again(), submission);
      await said(failure);
      submission.expectKept();
      await land();
      const isDone = await Promise.race([
        submission.done().then(() => true),
        again().then(
          () => false,
          () => true,
        ),
      ]);
      if (!isDone) clickTwentyTimes(await again());
      await submission.done();
    }
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

it('a registration that succeeds after 15 seconds continues in Choose Your Username', async () => {
  const registration = SUBMISSIONS.find(({ operation }) => operation === 'auth.register');
  if (!registration) throw new Error('nothing to register with');
  const app = await open(registration);
  const land = await leaveUnanswered(app, await registration.button(), registration);
  await said(registration.failure);
  registration.expectKept();
  await land();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  expect([await app.count('accounts'), await app.count('users')]).toEqual([2, 2]);
});
