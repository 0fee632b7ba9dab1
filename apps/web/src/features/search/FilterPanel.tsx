import { categoryName } from '@roborrow/text/category';
import {
  FILTER_CATEGORIES,
  FILTERS,
  type MatchCount,
  type Miles,
  NUMBER_FILTERS,
  type NumberFilterName,
  parseCategory,
  parseNumber,
  radiusChoices,
} from '@roborrow/domain';
import { numberSentences } from '@roborrow/text/fields/listing';
import { numberFilterTexts } from '@roborrow/text/number-filters';
import { unitTexts } from '@roborrow/text/plain-fields';
import { radiusText } from '@roborrow/text/plurals';
import { useId, useState } from 'react';
import { settings } from '../../env.ts';
import { app } from '../../shared/app.text.ts';
import { chooseDistanceUnit, useDistanceUnit } from '../../shared/distance-unit.ts';
import { distanceUnits } from '../../shared/distance-unit.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { replayInput } from '../../ui/replay-input.ts';
import { DateFields } from './DateFields.tsx';
import { search } from './search.text.ts';
import { searchFields } from './search-fields.text.ts';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';
import { PriceFields, type PriceFieldsProps } from './PriceFields.tsx';
import { PriceRange } from './PriceRange.tsx';
import type { PriceSliderProps } from './PriceSlider.tsx';

interface FilterPanelProps extends DistanceRadiosProps, PriceFieldsProps, PriceSliderProps {
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
  const { params, input, onChange } = props;
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
                {categoryName(offered.slug)}
              </option>
            ))}
            {!isOffered && (
              <option value={slug}>
                {category.kind === 'unlistable' ? categoryName(category.name) : params.category}
              </option>
            )}
          </select>
        )}
      </Field>
      <PriceRange {...props} isOpen={isOpen} />
      <PriceFields {...props} />
      <DateFields {...props} />
      {NUMBER_FILTERS.map(
        (name) =>
          !(name === 'days' && input.dates) && <NumberFilterField key={name} {...props} name={name} />,
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        {search.clearFilters}
      </Button>
    </>
  );
}

interface DistanceRadiosProps {
  /** The one that is searched: it may be in the words. */
  readonly radius: Miles;
  /**
   * False if there is no place to measure from; then the distance is disabled and the reason is shown (D44).
   */
  readonly hasOrigin: boolean;
  readonly onChange: (changes: SearchParams) => void;
}

function DistanceRadios({ radius, hasOrigin, onChange }: DistanceRadiosProps) {
  const reasonId = useId();
  const unit = useDistanceUnit();
  const other = unit === 'miles' ? 'kilometres' : 'miles';
  return (
    <>
      <fieldset
        className={styles['radios']}
        disabled={!hasOrigin}
        aria-describedby={hasOrigin ? undefined : reasonId}
      >
        <legend>{searchFields.distance}</legend>
        {!hasOrigin && <p id={reasonId}>{searchFields.distanceNeedsPlace}</p>}
        {radiusChoices(radius).map((choice) => (
          <label key={choice}>
            <input
              ref={replayInput}
              type="radio"
              name="distance"
              checked={choice === radius}
              onChange={() => onChange({ distance: String(choice) })}
            />
            {radiusText(choice, unit)}
          </label>
        ))}
      </fieldset>
      <Button variant="quiet" size="small" onClick={() => chooseDistanceUnit(other)}>
        {distanceUnits.show[other]}
      </Button>
    </>
  );
}

interface NumberFilterFieldProps extends PriceFieldsProps {
  readonly name: NumberFilterName;
}

/**
 * A filter that is one number, as the rental length. As the prices, it takes effect when the user leaves it or presses
 * Enter, and an invalid number shows the reason and changes no results (D341).
 */
function NumberFilterField({ name, params, texts, onType, onSubmit }: NumberFilterFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const { number } = FILTERS[name];
  const { label } = numberFilterTexts[name];
  const parsed = parseNumber(number, texts[name]);
  const apply = () => {
    setTyping(false);
    const typed = texts[name].trim();
    if (parsed.ok && typed !== (params[name] ?? '')) onSubmit({ [name]: typed });
  };
  return (
    <form
      onBlur={apply}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field
        label={label}
        hint={searchFields.inUnit(unitTexts[number.unit].name)}
        error={isTyping || parsed.ok ? null : numberSentences(label, number)[parsed.error]}
      >
        {(control) => (
          <input
            {...control}
            inputMode={number.decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={texts[name]}
            onChange={(event) => {
              setTyping(true);
              onType({ [name]: event.target.value });
            }}
          />
        )}
      </Field>
    </form>
  );
}
