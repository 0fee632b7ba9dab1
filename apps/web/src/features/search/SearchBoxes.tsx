import { useState, type FormEvent } from 'react';
import { search } from '../../text/screens/search.ts';
import { searchFields } from '../../text/search-fields.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceInput } from '../place-input/PlaceInput.tsx';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

/** What and where. A picked place searches at once; typed words wait for Enter or the button. */
export function SearchBoxes({
  params,
  onSubmit,
}: {
  readonly params: SearchParams;
  readonly onSubmit: (changes: SearchParams) => void;
}) {
  const [query, setQuery] = useState(params.query ?? '');
  const [location, setLocation] = useState(params.location ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ query: query.trim(), location: location.trim() });
  };
  return (
    <form role="search" aria-label={search.searchTitle} className={styles['boxes']} onSubmit={submit}>
      <Field label={searchFields.query}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={query}
            placeholder={searchFields.queryPlaceholder}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
      </Field>
      <Field label={searchFields.location}>
        {(control) => (
          <PlaceInput
            control={control}
            value={location}
            onChange={(text, picked) => {
              setLocation(text);
              if (picked) onSubmit({ query: query.trim(), location: text });
            }}
          />
        )}
      </Field>
      <Button type="submit">
        <Icon name="search" size={18} />
        {search.submit}
      </Button>
    </form>
  );
}
