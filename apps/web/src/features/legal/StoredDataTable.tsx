import styles from './legal.module.css';
import { storedData, storedDataWords as words } from './stored-data.text.ts';

/** What is stored, for how long, and who sees it (D816). On a phone each row is a card, because four columns do not fit. */
export const StoredDataTable = () => (
  <section className={styles['section']} aria-labelledby="stored-data">
    <h2 id="stored-data">{words.heading}</h2>
    {/* The roles, because a table that is not displayed as one loses them. */}
    <table role="table" aria-labelledby="stored-data" className={styles['table']}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.what}
          </th>
          <th role="columnheader" scope="col">
            {words.why}
          </th>
          <th role="columnheader" scope="col">
            {words.howLong}
          </th>
          <th role="columnheader" scope="col">
            {words.whoSees}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {storedData.map(({ what, why, howLong, whoSees }) => (
          <tr role="row" key={what}>
            <th role="rowheader" scope="row">
              {what}
            </th>
            <td role="cell" data-label={words.why}>
              {why}
            </td>
            <td role="cell" data-label={words.howLong}>
              {howLong}
            </td>
            <td role="cell" data-label={words.whoSees}>
              {whoSees}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
