import {
  isMeetingPlace,
  isOver,
  MEETING_PURPOSES,
  messageId,
  parseLocalTime,
  rentalPhase,
  takesMeeting,
  type LocalTime,
  type MeetingProposed,
  type MeetingPurpose,
  type NewMessage,
} from '@roborrow/domain';
import { agreementSentence, meetingSentence } from '@roborrow/text/rentals';
import { toasts } from '@roborrow/text/toasts';
import { Argument, InvalidArgumentError, type Command } from 'commander';
import { requireMember, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { momentAt } from '../moment.ts';
import { onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help } from '../text/help.ts';
import { deliver } from './messages.ts';
import { findRental, otherOf } from './rentals.ts';

/** Appointments of a rental (D722, D735). */
export const addMeetCommand = (program: Command, open: Open): void => {
  program
    .command('meet')
    .description(help.meet)
    .argument('<rental>', help.rentalId)
    .addArgument(new Argument('<purpose>', help.meetingPurpose).choices([...MEETING_PURPOSES]))
    .argument('[time]', help.meetingTime, localTime)
    .argument('[place...]', help.meetingPlace)
    .option('--confirm', help.confirmMeeting)
    .option('--json', help.json)
    .action(
      (
        id: string,
        word: string,
        at: LocalTime | undefined,
        place: readonly string[],
        { confirm, json }: Options,
      ) =>
        open.backend((context) => {
          const purpose = MEETING_PURPOSES.find((known) => known === word);
          if (purpose === undefined) throw new Refusal(answers.broken); // the choices are those
          return meet(context, id, purpose, confirm ? null : proposed(at, place.join(' ')), json);
        }),
    );
};

interface Options {
  readonly confirm?: boolean;
  readonly json?: boolean;
}

const localTime = (text: string): LocalTime => {
  const parsed = parseLocalTime(text);
  if (parsed === null) throw new InvalidArgumentError(help.notTime);
  return parsed;
};

const proposed = (at: LocalTime | undefined, typed: string): Pick<MeetingProposed, 'at' | 'place'> => {
  const place = typed.trim();
  if (at === undefined || !isMeetingPlace(place)) throw new Refusal(answers.whenAndWhere, EXIT.usage);
  return { at, place };
};

/** Proposes an appointment, or confirms what the other one proposes last. @throws Refusal where there is none to make or to confirm. */
const meet = async (
  context: Context,
  id: string,
  purpose: MeetingPurpose,
  proposal: Pick<MeetingProposed, 'at' | 'place'> | null,
  json = false,
): Promise<void> => {
  const me = await requireMember(context);
  const { request, meetings } = await findRental(context, me.user.uid, messageId(id));
  if (!takesMeeting(request.state, purpose) || isOver(rentalPhase(request, momentAt(context.now()))))
    throw new Refusal(answers.noMeetingNow(purpose));
  const { open } = meetings[purpose];
  const other = otherOf(request, me.user.uid);
  const said = ((): Pick<NewMessage, 'content' | 'dates'> => {
    if (proposal !== null) {
      const note: MeetingProposed = { kind: 'meeting', request: request.id, for: purpose, ...proposal };
      return { content: meetingSentence(note), dates: note };
    }
    if (open?.by !== other.id) throw new Refusal(answers.nothingToConfirm(purpose, onOneLine(other.name)));
    const dates = { kind: 'meeting-agreed', request: request.id, proposal: open.id } as const;
    return { content: agreementSentence(open), dates };
  })();
  const sent = await deliver(context, me, {
    receiverId: other.id,
    receiverName: other.name,
    robotId: request.robotId,
    ...said,
  });
  if (json) return context.sayJson(sent);
  context.say(`${toasts.messages.sent} ${answers.sentTo(onOneLine(other.name))}`);
};
