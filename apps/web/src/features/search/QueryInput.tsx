import { useState } from 'react';
import { settings } from '../../env.ts';
import { useServices } from '../../services.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import type { ControlProps } from '../../ui/Field.tsx';
import { usePlaceSuggestions } from '../places/index.ts';
import { searchFields } from './search-fields.text.ts';
import type { Suggest, Suggestion } from './suggestions.ts';

export interface QueryInputProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onSuggestion: (suggestion: Suggestion) => void;
}

/** A box for words, which suggests concepts, categories, places and recent searches (D631). They are loaded when it gets the focus. */
export function QueryInput({ control, value, onType, onSuggestion }: QueryInputProps) {
  const services = useServices();
  const [typed, setTyped] = useState('');
  const [suggest, setSuggest] = useState<Suggest>();
  const places = usePlaceSuggestions(settings.maps ? typed : '', 'states-and-towns');
  return (
    <Combobox
      options={[]}
      listLabel=""
      announce={String}
      {...suggest?.(value, value === typed ? places : [])}
      control={control}
      type="search"
      name="query"
      value={value}
      onFocus={() =>
        void import('./suggestions.ts')
          .then(({ openSuggestions }) => openSuggestions(services, (next) => setSuggest(() => next)))
          // A box without suggestions takes words all the same; the next focus asks again.
          .catch(() => {})
      }
      opensEmpty
      onType={(text) => {
        setTyped(text);
        onType(text);
      }}
      onPick={(suggestion) => (suggestion.clear ? suggestion.clear() : onSuggestion(suggestion))}
      placeholder={searchFields.queryPlaceholder}
    />
  );
}
