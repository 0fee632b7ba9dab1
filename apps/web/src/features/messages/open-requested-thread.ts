import { askDates, openThread, parseDay, type DatesAsked, type RobotId, type UserId } from '@roborrow/domain';
import { openThreadErrorText } from '@roborrow/text/errors/messages';
import { datesIssueText } from '@roborrow/text/rentals';
import { redirect } from '@tanstack/react-router';
import type { App, Services } from '../../services.tsx';
import { showToast } from '../../shared/toast.ts';
import { outboxes } from '../inbox/index.ts';
import { rentalDates, todayIn } from '../dates/index.ts';

export interface ThreadRequest {
  /** The counterpart's id; an empty one is an error that is shown to the user (D26). */
  readonly newConversation?: string;
  readonly robotId?: string;
  /** The first and the last day to ask for (D501). */
  readonly first?: string;
  readonly last?: string;
}

interface Guarded {
  readonly context: App;
  readonly search: ThreadRequest;
  readonly preload: boolean;
}

/** Opens the thread that the address names, and rewrites the address to /messages (D72). */
export async function openRequestedThread({ context, search, preload }: Guarded): Promise<void> {
  if (search.newConversation === undefined || preload) return;
  const session = await context.session.whenReady();
  if (session.kind !== 'signed-in') return;
  const services = await context.services;
  const opened = await openThread(services)({
    me: session.user.uid,
    counterpartId: search.newConversation,
    robotId: search.robotId ?? null,
  });
  if (!opened.ok) {
    showToast('error', openThreadErrorText(opened.error));
    // The state makes the redirect different: without it, the router treats `?newConversation=` and no
    // parameter as the same address, and would not rewrite it.
    throw redirect({ to: '/messages', state: { selection: null }, replace: true });
  }
  const { counterpartId, robotId: about } = opened.value;
  const dates = about && (await datesOf(services, search, about, session.user.uid, counterpartId));
  throw redirect({
    to: '/messages',
    state: { selection: { counterpartId, robotId: about, dates, isFromList: false } },
    replace: true,
  });
}

/**
 * The question for the days in the address, with a sentence as the draft unless there is a draft already; `null` for an address
 * without days, and for days that the robot's owner does not allow, which is said.
 */
async function datesOf(
  { robots, timeZones }: Services,
  { first, last }: ThreadRequest,
  id: RobotId,
  me: UserId,
  owner: UserId,
): Promise<DatesAsked | null> {
  const [from, to] = [parseDay(first ?? ''), parseDay(last ?? '')];
  if (!from || !to) return null;
  const robot = await robots.get(id).catch(() => null);
  if (robot?.ownerId !== owner) {
    showToast('error', rentalDates.notAsked);
    return null;
  }
  const range = { first: from, last: to };
  const zone = robot.coordinates && (await timeZones.zoneAt(robot.coordinates));
  const asked = askDates(robot, range, todayIn(zone), zone);
  if (!asked.ok) {
    showToast('error', datesIssueText(asked.error));
    return null;
  }
  if (outboxes.readDraft(me, owner) === '')
    outboxes.keepDraft(me, owner, rentalDates.question(robot.name, range, asked.value.total));
  return asked.value;
}
