import type { PlaceSuggestion } from '@roborrow/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useServices } from '../../services.tsx';
import { placeInput } from './place-input.text.ts';
import styles from './place-input.module.css';

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

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly town: PlaceSuggestion }
  | { readonly kind: 'failed'; readonly why: string };

interface MyTown {
  readonly state: State;
  readonly ask: () => Promise<void>;
  /** Drops the answer if it is still to come, and hides what the last one was. */
  readonly giveUp: () => void;
}

/** "Use my location" (D340): the browser is asked when `ask` is called, and never before. */
export function useMyTown(onTown: (town: PlaceSuggestion) => void): MyTown {
  const services = useServices();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const turn = useRef(0);
  // The user may fill in other fields meanwhile, or leave the screen.
  const latest = useRef(onTown);
  useEffect(() => void (latest.current = onTown), [onTown]);
  useEffect(() => () => void (turn.current += 1), []);
  return {
    state,
    ask: async () => {
      turn.current += 1;
      const asked = turn.current;
      setState({ kind: 'asking' });
      const answer = await import('./ask-for-my-town.ts')
        .then(({ askForMyTown }) => askForMyTown(services))
        .catch(() => ({ failure: placeInput.notLoaded }));
      if (asked !== turn.current) return;
      if ('failure' in answer) return setState({ kind: 'failed', why: answer.failure });
      setState({ kind: 'found', town: answer.town });
      latest.current(answer.town);
    },
    giveUp: () => {
      turn.current += 1;
      setState({ kind: 'idle' });
    },
  };
}
