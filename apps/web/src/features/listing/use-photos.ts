import {
  checkRobotImage,
  MAX_ROBOT_IMAGES,
  ROBOT_FRAME,
  type ImageFile,
  type PictureFrame,
} from '@roborrow/domain';
import { imagePicker, robotImageSentences } from '@roborrow/text/fields/image';
import { useEffect, useRef, useState } from 'react';
import { pickedFile, previewOf } from '../../shared/picked-file.ts';
import { prepareImage } from '../../shared/prepare-image.ts';
import type { ListingDraft } from './listing-draft.ts';

export interface Photo {
  /** The URL to show; unique among the photos of a form. */
  readonly url: string;
  /** The URL of a stored photo, or the file to store. */
  readonly source: string | ImageFile;
}

/** A picked file that was refused. */
export interface Refusal {
  /** A unique key, because the same file may be refused twice. */
  readonly key: number;
  readonly fileName: string;
  readonly sentence: string;
}

interface Preparing {
  readonly done: number;
  readonly of: number;
}

export interface Photos {
  /** In order, the cover first. */
  readonly photos: readonly Photo[];
  readonly refusals: readonly Refusal[];
  readonly isPreparing: boolean;
  /** How many of the picked files are prepared, and of how many; `null` while none is being prepared. */
  readonly preparing: Preparing | null;
  /** Leaves out the files that are not prepared yet. */
  readonly stopPreparing: () => void;
  /** The photos of the draft are still loading. */
  readonly isLoading: boolean;
  /** The draft contains these photos. */
  readonly isKept: boolean;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (photo: Photo) => void;
  /** Swaps a photo with the previous one (-1) or the next one (1). */
  readonly move: (photo: Photo, step: -1 | 1) => void;
}

/** How many photos a form takes, and how they are stored. */
export interface PhotoForm {
  readonly most: number;
  readonly frame: PictureFrame;
  /** Said of a photo beyond those. */
  readonly tooMany: string;
}

const OF_LISTING: PhotoForm = { most: MAX_ROBOT_IMAGES, frame: ROBOT_FRAME, tooMany: imagePicker.tooMany };

/** The photos of a form, by default a listing's: validated, scaled down and re-encoded when they are picked (D22). */
export function usePhotos(
  stored: readonly string[],
  draft?: ListingDraft['photos'],
  { most, frame, tooMany }: PhotoForm = OF_LISTING,
): Photos {
  const [photos, setPhotos] = useState<readonly Photo[]>(() => stored.map((url) => ({ url, source: url })));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [preparing, setPreparing] = useState<Preparing | null>(null);
  const queue = useRef(Promise.resolve());
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  // Preparing takes time, so new photos are added to the latest list and not to the rendered one.
  const latest = useRef(photos);
  useEffect(() => () => latest.current.forEach(release), []);

  const [isKept, setKept] = useState(true);
  const [isLoading, setLoading] = useState(draft !== undefined);
  const change = (next: readonly Photo[]) => {
    latest.current = next;
    setPhotos(next);
    const files = next.flatMap(({ source }) => (typeof source === 'string' ? [] : [source]));
    if (!draft) return;
    setKept(false);
    void draft.keep(files).then((isStored) => latest.current === next && setKept(isStored));
  };

  useEffect(() => {
    if (!draft) return undefined;
    let isOver = false;
    void draft.load().then((kept) => {
      if (isOver) return;
      setLoading(false);
      if (kept.length === 0) return;
      latest.current = [...kept.map(photoOf), ...latest.current].slice(0, most);
      setPhotos(latest.current);
    });
    return () => {
      isOver = true;
    };
  }, [draft, most]);
  const isFull = () => latest.current.length >= most;

  const addOne = async (file: File, signal: AbortSignal): Promise<string | null> => {
    if (isFull()) return tooMany;
    const issue = checkRobotImage(pickedFile(file));
    if (issue) return robotImageSentences[issue];
    const prepared = await prepareImage(file, frame, signal);
    if (!prepared.ok) return robotImageSentences[prepared.error];
    if (isFull()) return tooMany;
    change([...latest.current, photoOf(prepared.value)]);
    return null;
  };

  // One after another, because decoding several large photos at once needs too much memory on a phone.
  const addAll = async (files: readonly File[], signal: AbortSignal): Promise<void> => {
    for (const file of files) {
      if (signal.aborted) return;
      try {
        const sentence = await addOne(file, signal);
        if (sentence)
          setRefusals((before) => [...before, { key: before.length, fileName: file.name, sentence }]);
      } catch {
        return; // stopped
      }
      setPreparing((before) => before && { ...before, done: before.done + 1 });
    }
  };

  return {
    photos,
    refusals,
    isPreparing: preparing !== null,
    preparing,
    stopPreparing: () => {
      stop.current.abort();
      stop.current = new AbortController();
    },
    isLoading,
    isKept,
    add: async (files) => {
      if (files.length === 0) return;
      setRefusals([]);
      setPreparing((before) => ({ done: before?.done ?? 0, of: (before?.of ?? 0) + files.length }));
      const { signal } = stop.current;
      const mine = queue.current.then(() => addAll(files, signal));
      queue.current = mine;
      await mine;
      if (queue.current === mine) setPreparing(null);
    },
    remove: (photo) => {
      release(photo);
      setRefusals([]);
      change(latest.current.filter((other) => other !== photo));
    },
    move: (photo, step) => {
      const from = latest.current.indexOf(photo);
      const to = from + step;
      if (from < 0 || to < 0 || to >= latest.current.length) return;
      const others = latest.current.filter((other) => other !== photo);
      change([...others.slice(0, to), photo, ...others.slice(to)]);
    },
  };
}

const photoOf = (image: ImageFile): Photo => ({
  url: previewOf(image),
  source: image,
});

const release = ({ url, source }: Photo) => {
  if (source !== url) URL.revokeObjectURL(url);
};
