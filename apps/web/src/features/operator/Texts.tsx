import { caseText } from './operator.text.ts';
import styles from './operator.module.css';

/** Texts that anybody may have written, by their field. */
export function Texts({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  return (
    <dl className={styles['texts']}>
      {Object.entries(texts).map(([name, value]) => (
        <div key={name}>
          <dt>{caseText.field(name)}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
