import { Link } from '@tanstack/react-router';
import { useOnlyOneElsewhere } from '../../queries/users/signed-in-elsewhere.ts';
import type { EndedMark } from '../../session/tab-mark.ts';
import { signedInElsewhere as text } from '../../text/signed-in-elsewhere.ts';
import { ContinueHere } from './ContinueHere.tsx';
import styles from './layout.module.css';
import { useReturnHere } from './use-return-here.ts';

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
