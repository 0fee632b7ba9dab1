import type { PlaceSuggestion } from '@roborrow/domain';
import { useState } from 'react';
import { settings } from '../../env.ts';
import { usePlaceSuggestions } from '../../queries/places/places.ts';
import { placeInput } from '../../text/place-input.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import type { ControlProps } from '../../ui/Field.tsx';

export interface PlaceInputProps {
  readonly control: ControlProps;
  readonly value: string;
  /** `picked` is the chosen suggestion, or null when the text was typed. */
  readonly onChange: (text: string, picked: PlaceSuggestion | null) => void;
  readonly keepsEnter?: boolean;
}

/**
 * A text field that suggests places from the third character on. Without maps (D35) it is a plain text field.
 */
export function PlaceInput({ control, value, onChange, keepsEnter = false }: PlaceInputProps) {
  const [typed, setTyped] = useState('');
  const places = usePlaceSuggestions(settings.maps ? typed : '');
  if (!settings.maps) {
    return (
      <input
        {...control}
        value={value}
        placeholder={placeInput.placeholder}
        onChange={(event) => onChange(event.target.value, null)}
      />
    );
  }
  return (
    <Combobox
      control={control}
      value={value}
      options={places.map((place) => ({
        key: place.placeId,
        text: place.mainText,
        detail: place.secondaryText,
        place,
      }))}
      onType={(text) => {
        setTyped(text);
        onChange(text, null);
      }}
      onPick={({ place }) => {
        setTyped('');
        onChange(place.description, place);
      }}
      credit={places[0]?.source && placeInput.sources[places[0].source]}
      listLabel={placeInput.suggestions}
      announce={placeInput.announce}
      placeholder={placeInput.placeholder}
      keepsEnter={keepsEnter}
    />
  );
}
