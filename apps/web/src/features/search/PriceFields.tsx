import { parsePriceFilter } from '@roborrow/domain';
import { priceFilterIssueText } from '@roborrow/text/fields/price-filter';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { searchFields } from './search-fields.text.ts';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';
import type { SearchTexts } from './use-search-texts.ts';

export interface PriceFieldsProps {
  readonly params: SearchParams;
  readonly texts: SearchTexts;
  readonly onType: (changes: Partial<SearchTexts>) => void;
  readonly onSubmit: (changes: Partial<SearchTexts>) => void;
}

/**
 * Prices take effect when the user leaves a field or presses Enter. An invalid price shows the reason and
 * changes no results (D8).
 */
export function PriceFields({ params, texts, onType, onSubmit }: PriceFieldsProps) {
  // A number that is still being typed must not be called invalid.
  const [isTyping, setTyping] = useState(false);
  const { issues } = parsePriceFilter({ min: texts.minPrice, max: texts.maxPrice });
  const errorOf = (field: 'minPrice' | 'maxPrice') => {
    const issue = isTyping ? undefined : issues.find((found) => found.field === field);
    return issue && priceFilterIssueText(issue);
  };
  const apply = () => {
    setTyping(false);
    const minPrice = texts.minPrice.trim();
    const maxPrice = texts.maxPrice.trim();
    const isChanged = minPrice !== (params.minPrice ?? '') || maxPrice !== (params.maxPrice ?? '');
    if (issues.length === 0 && isChanged) onSubmit({ minPrice, maxPrice });
  };
  const field = (name: 'minPrice' | 'maxPrice') => (
    <Field label={searchFields[name]} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={texts[name]}
          onChange={(event) => {
            setTyping(true);
            onType({ [name]: event.target.value });
          }}
        />
      )}
    </Field>
  );
  return (
    <form
      className={styles['prices']}
      onBlur={apply}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {field('minPrice')}
      {field('maxPrice')}
      <p>{searchFields.priceHint}</p>
      <input type="submit" hidden />
    </form>
  );
}
