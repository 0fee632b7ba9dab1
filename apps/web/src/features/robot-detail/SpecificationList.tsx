import type { Specifications } from '@roborrow/domain';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import styles from './robot-detail.module.css';

const NAMES = [
  'weight',
  'dimensions',
  'batteryLife',
  'connectivity',
] as const satisfies readonly (keyof Specifications)[];

export function SpecificationList({ specifications }: { readonly specifications: Specifications }) {
  return (
    <dl className={styles['specifications']}>
      {NAMES.map((name) => (
        <div key={name}>
          <dt>{robotDetail.specifications[name]}</dt>
          <dd>{specifications[name] || robotDetail.specifications.missing}</dd>
        </div>
      ))}
    </dl>
  );
}
