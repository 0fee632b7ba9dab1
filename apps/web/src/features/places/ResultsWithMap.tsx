import type { RobotId } from '@roborrow/domain';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Spinner } from '../../ui/surfaces.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useBlocks } from '../safety/index.ts';
import { MarkedRobots, robotIdAt, type RobotSearch } from '../robots/index.ts';
import { map } from './map.text.ts';
import type { AreaOfView } from './area-of-view.ts';
import { useMapCode } from './map-code.ts';
import styles from './results-with-map.module.css';
import { mapResults } from './map-results.ts';
import type { MapPlace } from './use-map-place.ts';

interface ResultsWithMapProps {
  readonly query: RobotSearch;
  /** Whether distances are measured from a place: then the map's room is free before the map is there. */
  readonly isNear: boolean;
  readonly place: MapPlace;
  readonly onSearchArea: (area: AreaOfView) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The list of results, and the map of the same robots beside or above it. Each shows what the other one points at. */
export function ResultsWithMap({ query, isNear, place, onSearchArea, children }: ResultsWithMapProps) {
  const list = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<RobotId | null>(null);
  const [pointed, setPointed] = useState<readonly RobotId[]>([]);
  const [selection, setSelection] = useState<{
    /** The place of the search in which it was selected. */
    readonly origin: string | null;
    readonly name: string;
    readonly robots: readonly RobotId[];
  } | null>(null);
  // The robots to show once the sheet is gone.
  const wanted = useRef<readonly RobotId[]>([]);
  const code = useMapCode(place.kind !== 'none');
  const pages = query.data?.pages;
  const { hides } = useBlocks();
  const results = useMemo(() => mapResults(pages, hides), [pages, hides]);
  const origin = results?.origin?.label ?? null;
  // What was selected in one search says nothing in the next.
  const selected = selection?.origin === origin ? selection : null;
  const marked = useMemo(() => new Set([...pointed, ...(selected?.robots ?? [])]), [pointed, selected]);

  const showInList = (robots: readonly RobotId[]) => {
    const [first] = robots;
    if (first === undefined) return;
    const card = [...(list.current?.querySelectorAll<HTMLElement>('[data-robot]') ?? [])].find(
      (item) => robotIdAt(item) === first,
    );
    card?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  };
  useEffect(() => {
    if (place.kind === 'sheet') return;
    showInList(wanted.current);
    wanted.current = [];
  }, [place.kind]);
  const pointAt = ({ target }: PointerEvent | FocusEvent) => {
    if (place.kind === 'beside') setPointedAt(robotIdAt(target));
  };

  const robotMap =
    results &&
    (code ? (
      <code.RobotMap
        results={results}
        more={query}
        pointedAt={pointedAt}
        selectedName={selected?.name ?? null}
        onPoint={setPointed}
        onSelect={(name, robots) => {
          setSelection(name === null ? null : { origin, name, robots });
          if (place.kind === 'beside') showInList(robots);
        }}
        onSearchArea={onSearchArea}
        {...(place.kind === 'sheet' && {
          onShowInList: () => {
            wanted.current = selected?.robots ?? [];
            place.closeSheet(false);
          },
        })}
      />
    ) : (
      <Spinner label={map.loading} />
    ));

  return (
    <div className={styles['both']} data-room={isNear ? 'near' : 'anywhere'}>
      <div
        ref={list}
        className={styles['list']}
        onPointerOver={pointAt}
        onPointerLeave={() => setPointedAt(null)}
        onFocus={pointAt}
        onBlur={() => setPointedAt(null)}
      >
        <MarkedRobots value={marked}>{children}</MarkedRobots>
      </div>
      <div className={styles['room']}>{place.kind === 'beside' && robotMap}</div>
      {place.kind === 'sheet' && <MapSheet onClose={() => place.closeSheet(true)}>{robotMap}</MapSheet>}
    </div>
  );
}

interface MapSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The map over the whole screen of a phone; a button at the bottom leads back to the list. */
function MapSheet({ onClose, children }: MapSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      className={styles['sheet']}
      aria-label={map.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <span className={styles['close']}>
        <Button size="small" onClick={onClose}>
          <Icon name="list" size={18} />
          {map.list}
        </Button>
      </span>
    </dialog>
  );
}

/** Shows and hides the map. On a phone it floats over the list, where a thumb reaches it. */
export function MapButton({ place }: { readonly place: MapPlace }) {
  return (
    <span className={styles['button']}>
      <Button variant="secondary" size="small" aria-pressed={place.kind !== 'none'} onClick={place.toggle}>
        <Icon name="map" size={18} />
        {map.title}
      </Button>
    </span>
  );
}
