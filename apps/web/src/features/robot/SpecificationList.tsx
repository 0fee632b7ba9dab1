import { SPECIFICATIONS, type Specifications } from '@roborrow/domain';
import { specificationTexts } from '@roborrow/text/specifications';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

export function SpecificationList({ specifications }: { readonly specifications: Specifications }) {
  return (
    <dl className={styles['specifications']}>
      {SPECIFICATIONS.map(({ name }) => (
        <div key={name}>
          <dt>{specificationTexts[name].label}</dt>
          <dd>{specifications[name] || robotDetail.specifications.missing}</dd>
        </div>
      ))}
    </dl>
  );
}
