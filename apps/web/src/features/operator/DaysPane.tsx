import { DAY_KINDS, type DayCounts, type DayKind } from '@roborrow/domain';
import { Awaited } from './Awaited.tsx';
import { dayFormat } from './day-format.ts';
import { useDays } from './operator.queries.ts';
import { daysText as text } from './operator.text.ts';
import styles from './operator.module.css';

/** What came, by day: a plot of each kind, and a table of all (D799). */
export function DaysPane() {
  return (
    <section aria-labelledby="days" className={styles['part']}>
      <h2 id="days">{text.heading}</h2>
      <p>{text.intro}</p>
      <Awaited query={useDays()}>
        {(days) => (
          <>
            <div className={styles['plots']}>
              {DAY_KINDS.map((kind) => (
                <Plot key={kind} kind={kind} days={days} />
              ))}
            </div>
            <DaysTable days={days} />
          </>
        )}
      </Awaited>
    </section>
  );
}

const HEIGHT = 60;
const BAR = 10;
const STEP = 14;

/** Bars whose numbers stand in the table, so that nobody has to read them off. */
function Plot({ kind, days }: { readonly kind: DayKind; readonly days: readonly DayCounts[] }) {
  const counts = days.map(({ counts: of }) => of[kind]);
  const most = Math.max(...counts);
  const heightOf = (count: number): number => (most === 0 ? 0 : (count / most) * HEIGHT);
  const width = counts.length * STEP;
  return (
    <figure className={styles['plot']}>
      <figcaption>
        {text.kinds[kind]} <span className={styles['quiet']}>{text.most(most)}</span>
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT + 1}`} preserveAspectRatio="none">
        {counts.map((count, index) => (
          <rect
            // The days have an order and nothing else.
            key={days[index]?.day}
            x={index * STEP + 2}
            y={HEIGHT - heightOf(count)}
            width={BAR}
            height={heightOf(count)}
          />
        ))}
        <line x1={0} x2={width} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
      </svg>
    </figure>
  );
}

function DaysTable({ days }: { readonly days: readonly DayCounts[] }) {
  return (
    <div className={styles['wide']} tabIndex={0} role="region" aria-label={text.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            {DAY_KINDS.map((kind) => (
              <th key={kind} scope="col" data-number>
                {text.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">{dayFormat.format(day)}</th>
              {DAY_KINDS.map((kind) => (
                <td key={kind} data-number>
                  {counts[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
