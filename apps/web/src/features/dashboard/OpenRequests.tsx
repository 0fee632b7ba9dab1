import type { DateRequest } from '@roborrow/domain';
import type { Member } from '../../session/use-session.ts';
import { rentalDates, today } from '../dates/index.ts';
import { groupRequests } from './group-requests.ts';
import { RequestList } from './RequestList.tsx';

export interface OpenRequestsProps {
  readonly member: Member;
  readonly requests: readonly DateRequest[];
}

/** The open requests for dates: those that the member has to answer, then those that they asked (D509). */
export function OpenRequests({ member, requests }: OpenRequestsProps) {
  const { lists } = rentalDates;
  const { waiting, asked } = groupRequests(requests, member.user.uid, today());
  return (
    <>
      <RequestList member={member} heading={lists.waiting} requests={waiting} />
      <RequestList member={member} heading={lists.asked} requests={asked} />
    </>
  );
}
