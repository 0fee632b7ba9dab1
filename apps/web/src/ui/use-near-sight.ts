import { useEffect, useRef, useState, type RefObject } from 'react';

/** So close to what is in sight, what an element shows is fetched. */
const CLOSE = '200px';

/** Whether the element has come close to what is in sight, for what is fetched only then. */
export function useNearSight<Shown extends HTMLElement>(): readonly [RefObject<Shown | null>, boolean] {
  const place = useRef<Shown>(null);
  const [isClose, setClose] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isClose) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setClose(true),
      { rootMargin: CLOSE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isClose]);
  return [place, isClose];
}
