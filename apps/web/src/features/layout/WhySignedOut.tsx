import { Link } from '@tanstack/react-router';
import type { EndedMark } from '../../session/tab-mark.ts';
import { useReturnHere } from '../../shared/returning.ts';
import { ContinueHere, signedInElsewhereText as text, useOnlyOneElsewhere } from '../account/index.ts';
import styles from './layout.module.css';

/** Says that the session here ended by itself, or that the visitor is signed in in another tab, and offers to continue that one (D641). */
export function WhySignedOut({ ended }: { readonly ended: EndedMark | null }) {
  const one = useOnlyOneElsewhere();
  const search = useReturnHere();
  return (
    <aside className={styles['demo']} aria-label={text.label}>
      <p>{ended === null ? text.text : text.ended[ended]}</p>
      {one !== null && <ContinueHere person={one} />}
      <Link to="/login" search={search}>
        {text.login}
      </Link>
    </aside>
  );
}
