import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Badge } from '../../ui/surfaces.tsx';
import { Awaited } from './Awaited.tsx';
import { useFound } from './operator.queries.ts';
import { desk, findText } from './operator.text.ts';
import styles from './operator.module.css';

/** Finds people and listings; what is sought stands in the address (D793). */
export function FindPane({ text }: { readonly text: string }) {
  const [typed, setTyped] = useState(text);
  const navigate = useNavigate();
  const found = useFound(text);
  return (
    <div className={styles['part']}>
      <form
        role="search"
        className={styles['find']}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/operator', search: { tab: 'find', q: typed.trim() } });
        }}
      >
        <Field label={findText.label}>
          {(control) => (
            <input
              {...control}
              type="search"
              dir="auto"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit">{findText.submit}</Button>
      </form>
      {text !== '' && (
        <section aria-labelledby="found" className={styles['part']}>
          <h2 id="found">{findText.heading}</h2>
          <Awaited query={found}>
            {(results) =>
              results.length === 0 ? (
                <p role="status">{findText.none}</p>
              ) : (
                <ul className={styles['entries']}>
                  {results.map(({ kind, id, title, detail }) => (
                    <li key={`${kind}_${id}`}>
                      <Link to="/operator" search={{ case: `${kind}_${id}` }} className={styles['entry']}>
                        <span className={styles['line']}>
                          <Badge>{desk.kinds[kind]}</Badge>
                          <strong dir="auto">{title || id}</strong>
                        </span>
                        {detail !== '' && <span dir="auto">{detail}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              )
            }
          </Awaited>
        </section>
      )}
    </div>
  );
}
