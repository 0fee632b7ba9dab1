import { FILTER_CATEGORIES, NUMBER_FILTERS, parseCategory, type MatchCount } from '@roborrow/domain';
import { settings } from '../../env.ts';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { search } from './search.text.ts';
import { searchFields } from './search-fields.text.ts';
import { DistanceRadios, type DistanceRadiosProps } from './DistanceRadios.tsx';
import { NumberFilterField } from './NumberFilterField.tsx';
import { PriceFields, type PriceFieldsProps } from './PriceFields.tsx';
import { PriceRange } from './PriceRange.tsx';
import type { PriceSliderProps } from './PriceSlider.tsx';
import styles from './search.module.css';

export interface FilterPanelProps extends DistanceRadiosProps, PriceFieldsProps, PriceSliderProps {
  /** Whether the toolbar's button opened it; on wide screens it is always there. */
  readonly isOpen: boolean;
  /** How many robots there are; `null` while that is not known. */
  readonly count: MatchCount | null;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Distance, category, price, and the filters that are numbers: beside the results, or on a small screen a sheet over them (D682). */
export function FilterPanel({ isOpen, count, onClose, ...props }: FilterPanelProps) {
  if (isOpen) {
    return (
      <Dialog title={search.filters} closeLabel={app.close} placement="sheet" onClose={onClose}>
        <FilterFields {...props} isOpen />
        <div className={styles['sheetEnd']}>
          <Button wide onClick={onClose}>
            {search.showFound(count)}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <section aria-labelledby="filters" className={styles['panel']}>
      <h2 id="filters">{search.filters}</h2>
      <FilterFields {...props} isOpen={false} />
    </section>
  );
}

function FilterFields({ isOpen, onClear, ...props }: Omit<FilterPanelProps, 'count' | 'onClose'>) {
  const { params, onChange } = props;
  const category = parseCategory(params.category ?? '');
  const slug = category.kind === 'all' ? 'all' : (params.category ?? '').toLowerCase();
  const isOffered = slug === 'all' || FILTER_CATEGORIES.some((offered) => offered.slug === slug);
  return (
    <>
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
      {NUMBER_FILTERS.map((name) => (
        <NumberFilterField key={name} {...props} name={name} />
      ))}
      <Button variant="quiet" size="small" onClick={onClear}>
        {search.clearFilters}
      </Button>
    </>
  );
}
