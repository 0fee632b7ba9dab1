import {
  CONDITION_PHOTOS_MAX,
  MEETING_PURPOSES,
  takesPhotos,
  type ConditionPhoto,
  type MeetingPurpose,
  type Rental,
} from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Member } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../dates/index.ts';
import { isOnline, onConnection } from '../offline/index.ts';
import { ConditionGallery } from './ConditionGallery.tsx';
import { AddPhotos } from './lazy.ts';
import { rentalText } from './rental.text.ts';
import styles from './rental.module.css';

const text = rentalText.photos;

interface ConditionProps {
  readonly member: Member;
  readonly rental: Rental;
  readonly otherName: string;
}

/** Photos of the robot at handover and at return, by either of the two (D749). */
export function Condition(props: ConditionProps) {
  return (
    <section className={styles['panel']} aria-labelledby="condition">
      <h2 id="condition">{text.heading}</h2>
      <p className={styles['quiet']}>{text.hint}</p>
      {MEETING_PURPOSES.map((purpose) => (
        <AtPurpose key={purpose} purpose={purpose} {...props} />
      ))}
    </section>
  );
}

function AtPurpose({
  purpose,
  member,
  rental: { request, photos },
  otherName,
}: ConditionProps & { readonly purpose: MeetingPurpose }) {
  const [isAdding, setAdding] = useState(false);
  const isOffline = !useSyncExternalStore(onConnection, isOnline);
  const me = member.user.uid;
  const all = photos[purpose];
  const left = CONDITION_PHOTOS_MAX - all.filter(({ by }) => by === me).length;
  // What is back is no longer photographed as it was handed over.
  const takes =
    takesPhotos(request, purpose, moment().now) &&
    (purpose === 'return' || request.state !== 'returned') &&
    left > 0;
  if (!takes && all.length === 0) return null;
  return (
    <div role="group" className={styles['appointment']} aria-label={text.purpose(purpose)}>
      <h3>{text.purpose(purpose)}</h3>
      {all.length === 0 && <p>{text.none}</p>}
      {[request.ownerId, request.renterId].map((user) => (
        <ByOne
          key={user}
          purpose={purpose}
          photos={all.filter(({ by }) => by === user)}
          name={user === me ? null : otherName}
        />
      ))}
      {takes && isOffline && <p>{text.addOnline}</p>}
      {takes && !isOffline && (
        <div className={styles['buttons']}>
          <Button size="small" variant="secondary" onClick={() => setAdding(true)}>
            {text.add(purpose)}
          </Button>
        </div>
      )}
      {isAdding && (
        <Suspense>
          <AddPhotos
            member={member}
            request={request}
            purpose={purpose}
            left={left}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ByOneProps {
  readonly purpose: MeetingPurpose;
  readonly photos: readonly ConditionPhoto[];
  /** `null` for the reader's own. */
  readonly name: string | null;
}

function ByOne({ purpose, photos, name }: ByOneProps) {
  const last = photos.at(-1);
  if (!last) return null;
  return (
    <div className={styles['byOne']}>
      <p className={styles['quiet']}>
        {text.by(name)}, <time dateTime={new Date(last.at).toISOString()}>{momentText(last.at)}</time>
      </p>
      <ConditionGallery
        photos={photos}
        altOf={(index) => text.alt(purpose, name, index + 1, photos.length)}
      />
    </div>
  );
}
