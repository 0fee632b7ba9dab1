import { parseRental } from '@roborrow/domain';
import { rentalSentences } from '@roborrow/text/fields/listing';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { searchFields } from './search-fields.text.ts';
import type { PriceFieldsProps } from './PriceFields.tsx';

/**
 * For how many days the robot is wanted. As the prices, it takes effect when the user leaves it or presses
 * Enter, and an invalid length shows the reason and changes no results (D341).
 */
export function RentalLengthField({ params, texts, onType, onSubmit }: PriceFieldsProps) {
  const [isTyping, setTyping] = useState(false);
  const parsed = parseRental(texts.days);
  const apply = () => {
    setTyping(false);
    const days = texts.days.trim();
    if (parsed.ok && days !== (params.days ?? '')) onSubmit({ days });
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
        label={searchFields.rentalLength}
        hint={searchFields.rentalLengthHint}
        error={isTyping || parsed.ok ? null : rentalSentences(searchFields.rentalLength)[parsed.error]}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={texts.days}
            onChange={(event) => {
              setTyping(true);
              onType({ days: event.target.value });
            }}
          />
        )}
      </Field>
    </form>
  );
}
