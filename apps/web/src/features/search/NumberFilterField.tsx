import { FILTERS, parseNumber, type NumberFilterName } from '@roborrow/domain';
import { numberSentences } from '@roborrow/text/fields/listing';
import { numberFilterTexts } from '@roborrow/text/number-filters';
import { unitTexts } from '@roborrow/text/plain-fields';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { searchFields } from './search-fields.text.ts';
import type { PriceFieldsProps } from './PriceFields.tsx';

export interface NumberFilterFieldProps extends PriceFieldsProps {
  readonly name: NumberFilterName;
}

/**
 * A filter that is one number, as the rental length. As the prices, it takes effect when the user leaves it or presses
 * Enter, and an invalid number shows the reason and changes no results (D341).
 */
export function NumberFilterField({ name, params, texts, onType, onSubmit }: NumberFilterFieldProps) {
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
