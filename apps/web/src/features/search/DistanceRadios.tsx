import { parseRadius, radiusChoices } from '@roborrow/domain';
import { radiusText } from '@roborrow/text/plurals';
import { useId } from 'react';
import { replayInput } from '../../ui/replay-input.ts';
import { searchFields } from './search-fields.text.ts';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

export interface DistanceRadiosProps {
  readonly params: SearchParams;
  /**
   * False if there is no place to measure from; then the distance is disabled and the reason is shown (D44).
   */
  readonly hasOrigin: boolean;
  readonly onChange: (changes: SearchParams) => void;
}

export function DistanceRadios({ params, hasOrigin, onChange }: DistanceRadiosProps) {
  const reasonId = useId();
  const radius = parseRadius(params.distance);
  return (
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
          {radiusText(choice)}
        </label>
      ))}
    </fieldset>
  );
}
