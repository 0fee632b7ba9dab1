import { Link } from '@tanstack/react-router';
import { brand } from '../../shared/brand.text.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './layout.module.css';

export function Brand() {
  return (
    <Link to="/" className={styles['brand']}>
      <LogoMark />
      {brand.name}
    </Link>
  );
}
