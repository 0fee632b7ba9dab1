import { type Coordinates, miles } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services.tsx';
import { mapTowns, usOutlines, usRoads } from './map.queries.ts';
import { onThemeChange, readColours } from './map-colours.ts';
import { createMapRenderer } from './map-renderer.ts';
import { placeOnMap } from './map-scene.ts';
import styles from './map.module.css';
import { lineOnMap, outlinesOnMap } from './draw-outlines.ts';
import { circleAround, unitsPerMile } from './projection.ts';
import { viewOfCircle } from './view.ts';

/** The circle around a town's coordinates: a listing names a town, and no place within it. */
const AREA = miles(4);
/** What is shown around it. */
const SHOWN = miles(12);

/** A drawing of the area around a point, which cannot be moved. */
export function AreaMap({ around, label }: { readonly around: Coordinates; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data: outlines } = useQuery(usOutlines);
  const { data: roads } = useQuery(usRoads);
  const { data: places } = useQuery(mapTowns(useServices()));
  useEffect(() => {
    const element = canvas.current;
    if (!element || !outlines) return undefined;
    const made = createMapRenderer(element, readColours(element), () => {});
    made.setScene({
      outlines: outlinesOnMap(outlines),
      roads: (roads ?? []).map(lineOnMap),
      places: (places ?? []).map(placeOnMap),
      towns: [],
      rings: [
        {
          label: '',
          points: circleAround(around, AREA),
          radius: AREA * unitsPerMile(around.latitude),
          isOuter: true,
        },
      ],
      labelOf: () => '',
    });
    const stopThemes = onThemeChange(() => made.setColours(readColours(element)));
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      made.setView(viewOfCircle(around, SHOWN, { width, height }));
      made.setSize({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopThemes();
      made.stop();
    };
  }, [outlines, roads, places, around]);
  return <canvas ref={canvas} role="img" aria-label={label} className={styles['area']} />;
}
