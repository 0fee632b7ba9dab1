import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { placeInput } from './place-input.text.ts';
import styles from './place-input.module.css';
import type { MyTown } from './use-my-town.ts';

/** The button at the end of a place's box, and below the box the reason if it found nothing. */
export function UseLocation({ state, ask, giveUp }: MyTown) {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = state.kind === 'asking';
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        className={styles['here']}
        busy={isBusy}
        aria-label={placeInput.useLocation}
        title={placeInput.useLocation}
        onClick={() => void ask()}
      >
        {!isBusy && <Icon name="navigation" size={18} />}
      </Button>
      <span role="status" className="visually-hidden">
        {isBusy && placeInput.locating}
        {state.kind === 'found' && placeInput.nearestTown(state.town.description)}
      </span>
      {state.kind === 'failed' && (
        <div role="alert" className={styles['failure']}>
          <p>{state.why}</p>
          <Button
            variant="quiet"
            size="icon"
            aria-label={placeInput.close}
            onClick={() => {
              button.current?.focus(); // this button disappears
              giveUp();
            }}
          >
            <Icon name="x" size={16} />
          </Button>
        </div>
      )}
    </>
  );
}
