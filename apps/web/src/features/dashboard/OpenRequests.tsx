import type { UserId } from '@roborrow/domain';
import { rentalDates } from '../../text/rental-dates.ts';
import { RequestList } from '../rental-dates/index.ts';
import { Requests } from './Requests.tsx';

/** The open requests for dates: those that the member has to answer, then those that they asked (D509). */
export function OpenRequests({ me }: { readonly me: UserId }) {
  const { lists } = rentalDates;
  return (
    <Requests me={me}>
      {(requests) => {
        const open = requests.filter(({ state }) => state === 'asked');
        return (
          <>
            <RequestList
              me={me}
              heading={lists.waiting}
              requests={open.filter(({ ownerId }) => ownerId === me)}
            />
            <RequestList
              me={me}
              heading={lists.asked}
              requests={open.filter(({ renterId }) => renterId === me)}
            />
          </>
        );
      }}
    </Requests>
  );
}
