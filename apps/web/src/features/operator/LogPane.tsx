import { momentText } from '@roborrow/text/dates';
import { Awaited } from './Awaited.tsx';
import { useOperatorLog } from './operator.queries.ts';
import { logText as text } from './operator.text.ts';
import styles from './operator.module.css';

/** Who did what, the latest first (D463). */
export function LogPane() {
  return (
    <div className={styles['part']}>
      <h2 id="log">{text.heading}</h2>
      <Awaited query={useOperatorLog()}>
        {(entries) =>
          entries.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <div className={styles['wide']} tabIndex={0} role="region" aria-labelledby="log">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{text.when}</th>
                    <th scope="col">{text.what}</th>
                    <th scope="col">{text.who}</th>
                    <th scope="col">{text.note}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map(({ id, at, action, subject, by, note }) => (
                    <tr key={id}>
                      <td>
                        <time dateTime={new Date(at).toISOString()}>{momentText(at)}</time>
                      </td>
                      <td>
                        {text.action(action)} <code>{subject}</code>
                      </td>
                      <td dir="auto">{by}</td>
                      <td dir="auto">{note}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Awaited>
    </div>
  );
}
