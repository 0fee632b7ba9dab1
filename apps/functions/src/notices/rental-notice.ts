import { searchElsewhere } from '@roborrow/domain';
import { A_ROBOT, rentalNoticeText, type RentalNoticeText } from '@roborrow/text/rental-notices';
import { plainName, plainTitle } from './plain-line.ts';
import type { RentalNotice } from './provider.ts';

/** What a notice about a rental says. Names are data: one line, and nothing that leads anywhere (D439, D577). */
export const wordsOf = ({ receiver, kind, request, robot }: RentalNotice): RentalNoticeText => {
  const isRenter = receiver.id === request.renterId;
  return rentalNoticeText({
    kind,
    role: isRenter ? 'renter' : 'owner',
    robot: plainTitle(robot?.name ?? '', A_ROBOT),
    other: plainName(isRenter ? request.ownerName : request.renterName),
    range: request.range,
  });
};

/** Where it leads, as an address of the site: to the rental, or to other robots that are free on its days (D733). */
export const addressOf = ({ kind, request, robot }: RentalNotice): string => {
  if (kind !== 'expired' || !robot) return `/rentals/${encodeURIComponent(request.id)}`;
  const search = Object.entries(searchElsewhere(robot, request.range));
  const params = new URLSearchParams(
    search.flatMap(([name, value]): readonly [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  return `/search?${params.toString()}`;
};
