import { FILTER_CATEGORIES, parseCategory } from '@roborrow/domain';
import { settings } from '../../env.ts';
import { search } from '../../text/screens/search.ts';
import { searchFields } from '../../text/search-fields.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { DistanceRadios, type DistanceRadiosProps } from './DistanceRadios.tsx';
import { PriceFields, type PriceFieldsProps } from './PriceFields.tsx';
import { PriceRange } from './PriceRange.tsx';
import type { PriceSliderProps } from './PriceSlider.tsx';
import { RentalLengthField } from './RentalLengthField.tsx';
import styles from './search.module.css';

export interface FilterPanelProps extends DistanceRadiosProps, PriceFieldsProps, PriceSliderProps {
  /** Whether the toolbar's button opened it; on wide screens the panel is always visible. */
  readonly isOpen: boolean;
  readonly onClear: () => void;
}

/** Distance, category, price and rental length. Collapsed on small screens. */
export function FilterPanel({ isOpen, onClear, ...props }: FilterPanelProps) {
  const { params, onChange } = props;
  const category = parseCategory(params.category ?? '');
  const slug = category.kind === 'all' ? 'all' : (params.category ?? '').toLowerCase();
  const isOffered = slug === 'all' || FILTER_CATEGORIES.some((offered) => offered.slug === slug);
  return (
    <section
      id="filter-panel"
      aria-labelledby="filters"
      className={styles['panel']}
      data-open={isOpen || undefined}
    >
      <h2 id="filters">{search.filters}</h2>
      {settings.maps && <DistanceRadios {...props} />}
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
              <option value={slug}>{category.kind === 'unlistable' ? category.name : params.category}</option>
            )}
          </select>
        )}
      </Field>
      <PriceRange {...props} isOpen={isOpen} />
      <PriceFields {...props} />
      <RentalLengthField {...props} />
      <Button variant="quiet" size="small" onClick={onClear}>
        {search.clearFilters}
      </Button>
    </section>
  );
}
