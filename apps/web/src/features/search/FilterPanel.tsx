import {
  FILTER_CATEGORIES,
  parseCategory,
  parsePriceFilter,
  parseRadius,
  radiusChoices,
} from '@roborrow/domain';
import { useState } from 'react';
import { settings } from '../../env.ts';
import { priceFilterIssueText } from '../../text/fields/price-filter.ts';
import { radiusText } from '../../text/plurals.ts';
import { search } from '../../text/screens/search.ts';
import { searchFields } from '../../text/search-fields.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

export interface FilterPanelProps {
  readonly params: SearchParams;
  readonly onChange: (changes: SearchParams) => void;
  readonly onClear: () => void;
}

/** Distance, category and price. Folded away on small screens. */
export function FilterPanel({ params, onChange, onClear }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const radius = parseRadius(params.distance);
  const category = parseCategory(params.category ?? '');
  const slug = category.kind === 'all' ? 'all' : (params.category ?? '').toLowerCase();
  const isOffered = slug === 'all' || FILTER_CATEGORIES.some((offered) => offered.slug === slug);
  return (
    <section aria-label={search.filters} className={styles['filters']}>
      <div className={styles['filtersToggle']}>
        <Button
          variant="secondary"
          wide
          aria-expanded={isOpen}
          aria-controls="filter-panel"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" size={18} />
          {isOpen ? search.hideFilters : search.showFilters}
        </Button>
      </div>
      <div id="filter-panel" className={styles['panel']} data-open={isOpen || undefined}>
        <h2>{search.filters}</h2>
        {settings.maps && (
          <fieldset className={styles['radios']}>
            <legend>{searchFields.distance}</legend>
            {radiusChoices(radius).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="distance"
                  checked={choice === radius}
                  onChange={() => onChange({ distance: String(choice) })}
                />
                {radiusText(choice)}
              </label>
            ))}
          </fieldset>
        )}
        <Field label={searchFields.category}>
          {(control) => (
            <select
              {...control}
              value={slug}
              onChange={(event) =>
                onChange({ category: event.target.value === 'all' ? undefined : event.target.value })
              }
            >
              <option value="all">{searchFields.allCategories}</option>
              {FILTER_CATEGORIES.map((offered) => (
                <option key={offered.slug} value={offered.slug}>
                  {offered.name}
                </option>
              ))}
              {!isOffered && (
                <option value={slug}>
                  {category.kind === 'unlistable' ? category.name : params.category}
                </option>
              )}
            </select>
          )}
        </Field>
        <PriceFields params={params} onChange={onChange} />
        <Button variant="quiet" size="small" onClick={onClear}>
          {search.clearFilters}
        </Button>
      </div>
    </section>
  );
}

/** A pair that makes no sense shows why and changes no results (D8). */
function PriceFields({ params, onChange }: Pick<FilterPanelProps, 'params' | 'onChange'>) {
  const [min, setMin] = useState(params.minPrice ?? '');
  const [max, setMax] = useState(params.maxPrice ?? '');
  const { issue } = parsePriceFilter({ min, max });
  const errorOf = (field: 'minPrice' | 'maxPrice') =>
    issue?.field === field ? priceFilterIssueText(issue) : null;
  const apply = () => {
    const isChanged = min !== (params.minPrice ?? '') || max !== (params.maxPrice ?? '');
    if (!issue && isChanged) onChange({ minPrice: min.trim(), maxPrice: max.trim() });
  };
  return (
    <form
      className={styles['prices']}
      onBlur={apply}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field label={searchFields.minPrice} error={errorOf('minPrice')}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            value={min}
            onChange={(event) => setMin(event.target.value)}
          />
        )}
      </Field>
      <Field label={searchFields.maxPrice} error={errorOf('maxPrice')}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            value={max}
            onChange={(event) => setMax(event.target.value)}
          />
        )}
      </Field>
      <p>{searchFields.priceHint}</p>
      <input type="submit" hidden />
    </form>
  );
}
