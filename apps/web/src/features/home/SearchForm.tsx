import { DEFAULT_RADIUS, RADIUS_OPTIONS } from '@roborrow/domain';
import { radiusText } from '@roborrow/text/plurals';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent, type Ref } from 'react';
import { settings } from '../../env.ts';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { QueryInput, searchFields, tidy } from '../search/index.ts';
import { PlaceInput } from '../places/index.ts';
import { home } from './home.text.ts';
import styles from './home.module.css';

export interface SearchFormProps {
  readonly ref: Ref<HTMLFormElement>;
  /** Called with the name of a place that was picked. */
  readonly onPlace: (name: string) => void;
}

/** Query, place and distance. Only fields that were filled in become search parameters of /search (D63). */
export function SearchForm({ ref, onPlace }: SearchFormProps) {
  const navigate = useNavigate();
  const unit = useDistanceUnit();
  const [query, setQuery] = useState('');
  const [location, setLocation] = useState('');
  const [distance, setDistance] = useState(String(DEFAULT_RADIUS));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({
      to: '/search',
      search: tidy({ query: query.trim(), location: location.trim(), distance }),
    });
  };

  return (
    <form
      ref={ref}
      data-whole
      // Without scripts the browser itself leads there.
      action="/search"
      role="search"
      aria-label={home.searchLabel}
      className={styles['search']}
      onSubmit={submit}
    >
      <Field label={searchFields.query}>
        {(control) => (
          <QueryInput
            control={control}
            value={query}
            onType={setQuery}
            onSuggestion={({ kind, search }) => {
              if (kind === 'place') {
                setQuery('');
                setLocation(search.location ?? '');
                onPlace(search.location ?? '');
                return;
              }
              const asked = kind === 'recent' ? search : { location: location.trim(), distance, ...search };
              void navigate({ to: '/search', search: tidy(asked) });
            }}
          />
        )}
      </Field>
      <Field label={searchFields.location}>
        {(control) => (
          <PlaceInput
            control={control}
            name="location"
            value={location}
            onChange={(text, picked) => {
              setLocation(text);
              if (picked) onPlace(picked.description);
            }}
          />
        )}
      </Field>
      {settings.maps && (
        <Field label={searchFields.distance}>
          {(control) => (
            <select
              {...control}
              name="distance"
              value={distance}
              onChange={(event) => setDistance(event.target.value)}
            >
              {RADIUS_OPTIONS.map((radius) => (
                <option key={radius} value={radius}>
                  {radiusText(radius, unit)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Button type="submit" size="large">
        <Icon name="search" size={20} />
        {home.findRobot}
      </Button>
      <WholeEnd />
    </form>
  );
}
