import { SPECIFICATIONS, type Robot } from '@roborrow/domain';
import { specificationTexts } from '@roborrow/text/specifications';
import { PlainRows } from './PlainRows.tsx';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

export function SpecificationList({ robot }: { readonly robot: Robot }) {
  return (
    <dl className={styles['specifications']}>
      {SPECIFICATIONS.map(({ name }) => (
        <div key={name}>
          <dt>{specificationTexts[name].label}</dt>
          <dd>{robot.specifications[name] || robotDetail.specifications.missing}</dd>
        </div>
      ))}
      <PlainRows robot={robot} section="specifications" />
    </dl>
  );
}
