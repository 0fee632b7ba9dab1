import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { PlaceInput } from '../places/index.ts';
import { search } from './search.text.ts';
import { searchFields } from './search-fields.text.ts';
import { QueryInput, type QueryInputProps } from './QueryInput.tsx';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';
import type { SearchTexts } from './use-search-texts.ts';

export interface SearchBoxesProps extends Pick<QueryInputProps, 'onSuggestion'> {
  readonly params: SearchParams;
  readonly texts: SearchTexts;
  /** Whether the phone shows the form instead of the line that opens it. */
  readonly isOpen: boolean;
  /** Whether there is such a line: not before the first search. */
  readonly canFold: boolean;
  readonly onToggle: () => void;
  readonly onType: (changes: Partial<SearchTexts>) => void;
  readonly onPick: (changes: Partial<SearchTexts>) => void;
  readonly onSubmit: (changes: Partial<SearchTexts>) => void;
}

/** Query and place. A picked place searches at once; typed words wait for Enter or the button. */
export function SearchBoxes(props: SearchBoxesProps) {
  const { params, texts, isOpen, canFold, onType } = props;
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  // If the style sheet has just hidden the form with the focus in it, the line gets the focus.
  useLayoutEffect(() => {
    const { current: folded } = form;
    if (!isOpen && folded?.contains(document.activeElement) && getComputedStyle(folded).display === 'none')
      line.current?.focus();
  }, [isOpen]);
  const query = texts.query.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit({ query, location: texts.location.trim() });
  };
  return (
    <>
      {canFold && (
        <button
          ref={line}
          type="button"
          className={styles['line']}
          aria-expanded={isOpen}
          aria-controls="search-form"
          onClick={props.onToggle}
        >
          <Icon name="search" size={18} />
          <span className="visually-hidden">{search.changeSearch}</span>
          <span data-asked className={styles['asked']}>
            {search.asked(params.query ?? '', params.location ?? '')}
          </span>
          <Icon name="chevron-down" size={18} />
        </button>
      )}
      <form
        ref={form}
        data-whole
        id="search-form"
        // Without scripts the browser itself leads there.
        action="/search"
        role="search"
        aria-label={search.searchTitle}
        className={styles['boxes']}
        data-folded={!isOpen || undefined}
        onSubmit={submit}
      >
        <Field label={searchFields.query}>
          {(control) => (
            <QueryInput
              control={control}
              value={texts.query}
              onType={(text) => onType({ query: text })}
              onSuggestion={props.onSuggestion}
            />
          )}
        </Field>
        <Field label={searchFields.location}>
          {(control) => (
            <PlaceInput
              control={control}
              name="location"
              value={texts.location}
              onChange={(location, picked) => {
                onType({ location });
                if (picked) props.onPick({ query, location });
              }}
            />
          )}
        </Field>
        <Button type="submit">
          <Icon name="search" size={18} />
          {search.submit}
        </Button>
        <WholeEnd />
      </form>
    </>
  );
}
