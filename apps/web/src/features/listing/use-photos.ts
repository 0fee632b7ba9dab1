import { checkRobotImage, MAX_ROBOT_IMAGES, ROBOT_IMAGE_SIDE, type ImageFile } from '@roborrow/domain';
import { imagePicker, robotImageSentences } from '@roborrow/text/fields/image';
import { useEffect, useRef, useState } from 'react';
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

export interface Photos {
  /** In order, the cover first. */
  readonly photos: readonly Photo[];
  readonly refusals: readonly Refusal[];
  readonly isPreparing: boolean;
  /** The photos of the draft are still loading. */
  readonly isLoading: boolean;
  /** The draft contains these photos. */
  readonly isKept: boolean;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (photo: Photo) => void;
  /** Swaps a photo with the previous one (-1) or the next one (1). */
  readonly move: (photo: Photo, step: -1 | 1) => void;
}

/** The photos of a listing's form: validated, scaled down and re-encoded when they are picked (D22). */
export function usePhotos(stored: readonly string[], draft?: ListingDraft['photos']): Photos {
  const [photos, setPhotos] = useState<readonly Photo[]>(() => stored.map((url) => ({ url, source: url })));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [runs, setRuns] = useState(0);
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
      latest.current = [...kept.map(photoOf), ...latest.current].slice(0, MAX_ROBOT_IMAGES);
      setPhotos(latest.current);
    });
    return () => {
      isOver = true;
    };
  }, [draft]);
  const isFull = () => latest.current.length >= MAX_ROBOT_IMAGES;

  const addOne = async (file: File): Promise<string | null> => {
    if (isFull()) return imagePicker.tooMany;
    const issue = checkRobotImage({ contentType: file.type, size: file.size });
    if (issue) return robotImageSentences[issue];
    const prepared = await prepareImage(file, ROBOT_IMAGE_SIDE);
    if (!prepared.ok) return robotImageSentences[prepared.error];
    if (isFull()) return imagePicker.tooMany;
    change([...latest.current, photoOf(prepared.value)]);
    return null;
  };

  return {
    photos,
    refusals,
    isPreparing: runs > 0,
    isLoading,
    isKept,
    add: async (files) => {
      setRefusals([]);
      setRuns((count) => count + 1);
      // One after another, because decoding several large photos at once needs too much memory on a phone.
      for (const file of files) {
        const sentence = await addOne(file);
        if (sentence)
          setRefusals((before) => [...before, { key: before.length, fileName: file.name, sentence }]);
      }
      setRuns((count) => count - 1);
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
  // The bytes are created by the encoder, so their buffer is an ArrayBuffer.
  url: URL.createObjectURL(new Blob([image.bytes as Uint8Array<ArrayBuffer>], { type: image.contentType })),
  source: image,
});

const release = ({ url, source }: Photo) => {
  if (source !== url) URL.revokeObjectURL(url);
};
