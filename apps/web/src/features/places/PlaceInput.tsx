import { comparableText, type PlaceSuggestion } from '@roborrow/domain';
import { useState } from 'react';
import { settings } from '../../env.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import type { ControlProps } from '../../ui/Field.tsx';
import { usePlaceSuggestions } from './places.queries.ts';
import { placeInput } from './place-input.text.ts';
import styles from './place-input.module.css';
import { UseLocation, useMyTown } from './UseLocation.tsx';

export interface PlaceInputProps {
  readonly control: ControlProps;
  /** Of the field, in a form that is sent without scripts. */
  readonly name?: string;
  readonly value: string;
  /** `picked` is the chosen suggestion or the nearest town (D340), or null when the text was typed. */
  readonly onChange: (text: string, picked: PlaceSuggestion | null) => void;
  readonly keepsEnter?: boolean;
}

/**
 * A text field that suggests places from the third character on, and names the town nearest to this device if
 * asked to (D340). Without maps (D35) it is a plain text field.
 */
export function PlaceInput({ control, name, value, onChange, keepsEnter = false }: PlaceInputProps) {
  const [typed, setTyped] = useState('');
  // A form stores a town; a search may look in a whole state (D618).
  const places = usePlaceSuggestions(settings.maps ? typed : '', keepsEnter ? 'towns' : 'states-and-towns');
  const source = places.find((place) => place.source)?.source;
  const pick = (place: PlaceSuggestion) => {
    setTyped('');
    onChange(place.description, place);
  };
  const myTown = useMyTown(pick);
  if (!settings.maps) {
    return (
      <input
        {...control}
        name={name}
        value={value}
        placeholder={placeInput.placeholder}
        onChange={(event) => onChange(event.target.value, null)}
      />
    );
  }
  return (
    <div className={styles['box']} onKeyDown={({ key }) => void (key === 'Escape' && myTown.giveUp())}>
      <Combobox
        control={control}
        name={name}
        value={value}
        options={places.map((place) => ({
          key: place.placeId,
          text: place.mainText,
          detail: place.secondaryText,
          place,
        }))}
        onType={(text) => {
          setTyped(text);
          myTown.giveUp();
          onChange(text, null);
        }}
        onPick={({ place }) => {
          myTown.giveUp();
          pick(place);
        }}
        credit={source && placeInput.sources[source]}
        listLabel={placeInput.suggestions}
        announce={placeInput.announce}
        placeholder={placeInput.placeholder}
        keepsEnter={keepsEnter}
        onEnter={([first]) => (first && (keepsEnter || isFragment(value, first.place)) ? first : undefined)}
      />
      <UseLocation {...myTown} />
    </div>
  );
}

/** Whether the text is less than the name: "San Fran". A whole name keeps its meaning, with the others of that name beside it (D41). */
const isFragment = (typed: string, { mainText }: PlaceSuggestion): boolean =>
  comparableText(typed).trim() !== comparableText(mainText).trim();
