import { searchElsewhere } from '@roborrow/domain';
import { plainName, plainTitle } from './plain-line.ts';
import type { RentalNotice } from './provider.ts';
import { wordsIn } from './words.ts';

/** The sentences of a notice, by mail or pushed. */
export interface RentalNoticeText {
  /** The subject of the mail, the title of what is pushed. */
  readonly title: string;
  readonly text: string;
  /** Where the notice leads. */
  readonly action: string;
}

/**
 * What a notice about a rental says (D730), in the receiver's language. Names are data: one line, and nothing that leads anywhere
 * (D439, D577). It says nothing of what the other one wrote.
 */
export const rentalNoticeText = ({
  receiver,
  kind,
  request,
  robot: listed,
}: RentalNotice): RentalNoticeText => {
  const { rentals: words, unnamed, days: daysText } = wordsIn(receiver.settings.language);
  const { range } = request;
  const isRenter = receiver.id === request.renterId;
  const role = isRenter ? 'renter' : 'owner';
  const robot = plainTitle(listed?.name ?? '', words.aRobot);
  const other = plainName(isRenter ? request.ownerName : request.renterName, unnamed);
  const days = daysText(range);
  switch (kind) {
    case 'answer-soon':
    case 'expired': {
      const { title, text, action } = words[kind];
      return { title: title({ other, robot }), text: text({ other, robot, days }), action };
    }
    case 'begins': {
      const first = daysText({ first: range.first, last: range.first });
      const { title, text } = words[kind];
      return {
        title: title({ robot, first }),
        text: text({ role, robot, other, days }),
        action: words.open,
      };
    }
    case 'return-late': {
      const last = daysText({ first: range.last, last: range.last });
      const { title, text } = words[kind];
      return { title: title({ robot, last }), text: text({ role, other }), action: words.open };
    }
    case 'review':
    case 'review-closes': {
      const { title, text, action } = words[kind];
      return { title: title({ other }), text: text({ robot }), action };
    }
  }
};

/** Where it leads, as an address of the site: to the rental, or to other robots that are free on its days (D733). */
export const addressOf = ({ receiver, kind, request, robot }: RentalNotice): string => {
  const { path } = wordsIn(receiver.settings.language);
  if (kind !== 'expired' || !robot) return `${path}/rentals/${encodeURIComponent(request.id)}`;
  const search = Object.entries(searchElsewhere(robot, request.range));
  const params = new URLSearchParams(
    search.flatMap(([name, value]): readonly [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  return `${path}/search?${params.toString()}`;
};
