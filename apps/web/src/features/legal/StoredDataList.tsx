import styles from './legal.module.css';
import { storedData, storedDataWords as words } from './stored-data.text.ts';

/** What is stored, for how long, and who sees it (D816). */
export const StoredDataList = () => (
  <section className={styles['section']} aria-labelledby="stored-data">
    <h2 id="stored-data">{words.heading}</h2>
    <ul aria-labelledby="stored-data" className={styles['rows']}>
      {storedData.map(({ what, why, howLong, whoSees }) => (
        <li key={what}>
          <h3>{what}</h3>
          <dl>
            <div>
              <dt>{words.why}</dt>
              <dd>{why}</dd>
            </div>
            <div>
              <dt>{words.howLong}</dt>
              <dd>{howLong}</dd>
            </div>
            <div>
              <dt>{words.whoSees}</dt>
              <dd>{whoSees}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  </section>
);
