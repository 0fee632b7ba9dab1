import { map } from './map.text.ts';
import { LABEL_RISE } from './draw-scene.ts';
import type { MapFrame } from './map-renderer.ts';
import type { TownOnMap } from './map-scene.ts';
import styles from './map.module.css';
import type { TownGroup } from './town-groups.ts';
import { toScreen } from './view.ts';

export interface TownLabelsProps {
  readonly frame: MapFrame;
  /** The town that something points at; it has a label even without room for one. */
  readonly marked: TownOnMap | null;
  /** The selected town's name. */
  readonly selected: string | null;
  readonly onPoint: (group: TownGroup | null) => void;
  readonly onPress: (group: TownGroup) => void;
}

/** Pixels beyond the edge within which a label is still partly seen. */
const EDGE = 40;

const holds = ({ towns }: TownGroup, name: string | null): boolean =>
  towns.some(({ town }) => town.name === name);

const groupOf = (leader: TownOnMap): TownGroup => ({
  leader,
  towns: [leader],
  robots: leader.town.robots.length,
  lowestPrice: leader.town.lowestPrice,
});

/** Buttons on the map, one for each group of towns that has room for a label. */
export function TownLabels({ frame, marked, selected, onPoint, onPress }: TownLabelsProps) {
  const { view, size } = frame;
  const markedName = marked?.town.name ?? null;
  const isLabelled = frame.labels.some((group) => holds(group, markedName));
  const labels = marked && !isLabelled ? [...frame.labels, groupOf(marked)] : frame.labels;
  return labels
    .map((group) => ({ group, ...toScreen(view, size, group.leader) }))
    .filter(
      ({ group, left, top }) =>
        holds(group, markedName) ||
        (left > -EDGE && top > 0 && left < size.width + EDGE && top < size.height + EDGE),
    )
    .map(({ group, left, top }) => (
      <button
        key={group.leader.town.name}
        type="button"
        className={styles['town']}
        data-marked={holds(group, markedName) || undefined}
        aria-pressed={holds(group, selected)}
        aria-label={map.towns(
          group.leader.town.name,
          group.towns.length - 1,
          group.robots,
          group.lowestPrice,
        )}
        style={{ transform: `translate(${left}px, ${top - LABEL_RISE}px) translate(-50%, -100%)` }}
        onClick={() => onPress(group)}
        onPointerEnter={() => onPoint(group)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(group)}
        onBlur={() => onPoint(null)}
      >
        {map.townLabel(group.robots, group.lowestPrice)}
      </button>
    ));
}
