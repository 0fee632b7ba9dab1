import { miles, type RobotId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button } from '../../ui/Button.tsx';
import { robotList } from '../robots/index.ts';
import { mapTowns, usOutlines, usRoads } from './map.queries.ts';
import { map } from './map.text.ts';
import type { AreaOfView } from './area-of-view.ts';
import { lineOnMap, outlinesOnMap, showsRoads } from './draw-outlines.ts';
import type { MapResults } from './map-results.ts';
import { type MapScene, placeOnMap, ringsAround, type TownOnMap, townsOf, townsOnMap } from './map-scene.ts';
import styles from './map.module.css';
import { SearchThisArea, ZoomButtons } from './MapControls.tsx';
import { SelectedTown } from './SelectedTown.tsx';
import { groupTowns, type TownGroup } from './town-groups.ts';
import { TownLabels } from './TownLabels.tsx';
import { TownsBeyond } from './TownsBeyond.tsx';
import { type HomeView, useMap } from './use-map.ts';
import { isSameView, isWithin, type Size, toScreen, type View, viewOfCircle, viewOfPoints } from './view.ts';

/** The part of an infinite query that loads more robots. */
export interface MoreRobots {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

export interface RobotMapProps {
  readonly results: MapResults;
  readonly more: MoreRobots;
  /** The robot that the user points at in the list; its town is marked. */
  readonly pointedAt: RobotId | null;
  /** The selected town's name. */
  readonly selectedName: string | null;
  /** The robots of the town that the user points at, or has left. */
  readonly onPoint: (robots: readonly RobotId[]) => void;
  readonly onSelect: (name: string | null, robots: readonly RobotId[]) => void;
  readonly onSearchArea: (area: AreaOfView) => void;
  /** Leads to the selected robots in the list, where the map covers it. */
  readonly onShowInList?: () => void;
}

/** Fewer miles would show a single town without anything around it. */
const LEAST_MILES = miles(30);

/**
 * The first picture and its labels are painted after so many milliseconds. Only then the gazetteer is asked for the names of towns,
 * because reading it takes longer than drawing the map.
 */
const PAINT = 50;

/** The circle of a search near a place, or all towns of a search everywhere. */
const homeOf = ({ origin, robots }: MapResults, towns: readonly TownOnMap[]): HomeView =>
  origin
    ? {
        key: [origin.coordinates.latitude, origin.coordinates.longitude, origin.radius].join(),
        viewOf: (size) => viewOfCircle(origin.coordinates, origin.radius, size),
        isAnotherSearch: true,
      }
    : {
        key: `${robots.length} robots`,
        viewOf: (size) => viewOfPoints(towns, size, LEAST_MILES),
        isAnotherSearch: false,
      };

/** What is seen at least around towns that are shown apart; fewer miles only where their labels would have no room. */
const AROUND = [miles(8), miles(3), miles(1)] as const;
/** Labels have room where dots are so much farther apart than those that share one. */
const ROOM = 3;

/** A view that shows towns apart, with as much around them as possible; `null` for a single town, or where none does. */
const viewApart = (towns: readonly TownOnMap[], size: Size): View | null => {
  const views = AROUND.map((least) => viewOfPoints(towns, size, least));
  const areApart = (scale: number) => groupTowns(towns, scale).length > 1;
  return (
    views.find(({ scale }) => areApart(scale / ROOM)) ?? views.find(({ scale }) => areApart(scale)) ?? null
  );
};

const townWith = (towns: readonly TownOnMap[], robot: RobotId | null): string | null =>
  (robot && towns.find(({ town }) => town.robots.includes(robot))?.town.name) ?? null;

/** The map of what a search has found. Loaded on demand: `ResultsWithMap` shows it. */
export function RobotMap({
  results,
  more,
  pointedAt,
  selectedName,
  onPoint,
  onSelect,
  onSearchArea,
  onShowInList,
}: RobotMapProps) {
  const { robots, count, origin } = results;
  const outlines = useQuery(usOutlines);
  const [isPainted, setPainted] = useState(false);
  const [wantsRoads, setWantsRoads] = useState(false);
  const roads = useQuery({ ...usRoads, enabled: wantsRoads });
  const places = useQuery({ ...mapTowns(useServices()), enabled: isPainted });
  const [pointedName, setPointedName] = useState<string | null>(null);
  const helpId = useId();
  const unit = useDistanceUnit();

  const towns = useMemo(() => townsOnMap(townsOf(robots), origin?.coordinates ?? null), [robots, origin]);
  const drawnOutlines = useMemo(() => outlines.data && outlinesOnMap(outlines.data), [outlines.data]);
  const drawnRoads = useMemo(() => (roads.data ?? []).map(lineOnMap), [roads.data]);
  const drawnPlaces = useMemo(() => (places.data ?? []).map(placeOnMap), [places.data]);
  const scene = useMemo(
    (): MapScene => ({
      outlines: drawnOutlines ?? null,
      roads: drawnRoads,
      places: drawnPlaces,
      towns,
      rings: origin ? ringsAround(origin.coordinates, origin.radius, (radius) => map.ring(radius, unit)) : [],
      labelOf: map.townLabel,
    }),
    [drawnOutlines, drawnRoads, drawnPlaces, towns, origin, unit],
  );
  const markedName = pointedName ?? townWith(towns, pointedAt) ?? selectedName;
  const marked = towns.find(({ town }) => town.name === markedName) ?? null;
  const chosen = towns.find(({ town }) => town.name === selectedName) ?? null;
  const select = (name: string | null) =>
    onSelect(name, towns.find(({ town }) => town.name === name)?.town.robots ?? []);

  const home = homeOf(results, towns);
  const { surface, canvas, layer, settled, movable, stayOnce } = useMap({
    scene,
    home,
    marked,
    onTap: (town) => select(town?.town.name ?? null),
  });
  // Of a town that the map was moved away from nothing is said.
  const selected =
    chosen && settled && isWithin(toScreen(settled.view, settled.size, chosen), settled.size)
      ? chosen.town
      : null;
  // Once they are wanted, they stay.
  if (isPainted && settled && showsRoads(settled.view) && !wantsRoads) setWantsRoads(true);
  const hasPicture = settled !== null;
  useEffect(() => {
    if (!hasPicture) return;
    const timer = setTimeout(() => setPainted(true), PAINT);
    return () => clearTimeout(timer);
  }, [hasPicture]);
  /** Shows the towns of a group apart; selects a town that is alone, or that no scale shows apart. */
  const press = ({ leader, towns: together }: TownGroup) => {
    const apart = movable && viewApart(together, movable.size());
    if (!movable || !apart || apart.scale <= movable.view().scale * 1.1) return select(leader.town.name);
    // What is said of a town does not stay above others.
    select(null);
    movable.goTo(apart);
  };
  const isMoved = settled !== null && !isSameView(settled.view, home.viewOf(settled.size));
  const shown = towns.reduce((sum, { town }) => sum + town.robots.length, 0);

  return (
    <div className={styles['map']} aria-busy={!outlines.data && !outlines.isError}>
      <div className={styles['bar']}>
        <p role="status">{map.onMap(shown, count)}</p>
        {more.hasNextPage && (
          <Button
            variant="quiet"
            size="small"
            busy={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {more.isFetchingNextPage ? robotList.loadingMore : robotList.loadMore}
          </Button>
        )}
      </div>
      <div
        ref={surface}
        className={styles['surface']}
        role="application"
        aria-roledescription={map.kind}
        aria-label={map.label}
        aria-describedby={helpId}
        tabIndex={0}
      >
        <canvas ref={canvas} className={styles['canvas']} aria-hidden />
        <p id={helpId} className="visually-hidden">
          {map.help}
        </p>
        <div ref={layer} className={styles['layer']}>
          {settled && (
            <TownLabels
              frame={settled}
              marked={marked}
              selected={selectedName}
              onPoint={(group) => {
                setPointedName(group?.leader.town.name ?? null);
                onPoint(group?.towns.flatMap(({ town }) => town.robots) ?? []);
              }}
              onPress={press}
            />
          )}
          {settled && <TownsBeyond frame={settled} places={drawnPlaces} />}
        </div>
        {outlines.isError && (
          <p className={styles['failed']}>
            {map.noOutlines}{' '}
            <Button
              variant="secondary"
              size="small"
              busy={outlines.isFetching}
              onClick={() => void outlines.refetch()}
            >
              {app.retry}
            </Button>
          </p>
        )}
      </div>
      {movable && settled && (
        <>
          <ZoomButtons movable={movable} />
          <div className={styles['search']}>
            {isMoved && (
              <SearchThisArea
                movable={movable}
                frame={settled}
                towns={places.data}
                origin={origin}
                onSearch={(area) => {
                  stayOnce();
                  onSearchArea(area);
                }}
              />
            )}
          </div>
        </>
      )}
      {selected && (
        <SelectedTown
          town={selected}
          robots={robots.filter(({ id }) => selected.robots.includes(id))}
          from={origin?.label ?? null}
          onShowInList={onShowInList}
          onUnselect={() => select(null)}
        />
      )}
    </div>
  );
}
