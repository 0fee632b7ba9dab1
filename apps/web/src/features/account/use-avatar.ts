import { AVATAR_SIDE, checkAvatar, type AvatarChange, type ImageFile } from '@roborrow/domain';
import { avatarSentences } from '@roborrow/text/fields/image';
import { useEffect, useRef, useState } from 'react';
import { prepareImage } from '../../shared/prepare-image.ts';

export interface AvatarChoice {
  /** What saving does with the stored picture. */
  readonly change: AvatarChange;
  /** The URL of the preview; empty for none. */
  readonly url: string;
  readonly problem: string | null;
  readonly isPreparing: boolean;
  readonly pick: (file: File) => Promise<void>;
  readonly remove: () => void;
}

interface Choice {
  readonly change: AvatarChange;
  readonly url: string;
}

/** The picture of a profile's form: validated, scaled down and re-encoded when it is picked (D22). */
export function useAvatar(stored: string): AvatarChoice {
  const [choice, setChoice] = useState<Choice>({ change: { kind: 'keep' }, url: stored });
  const [problem, setProblem] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  // If several pictures are picked one after another, the last one counts, however long each takes.
  const latest = useRef(0);

  const { change, url } = choice;
  useEffect(() => () => void (change.kind === 'replace' && URL.revokeObjectURL(url)), [change, url]);

  const pick = async (file: File) => {
    const mine = ++latest.current;
    setProblem(null);
    const issue = checkAvatar({ contentType: file.type, size: file.size });
    if (issue) return setProblem(avatarSentences[issue]);
    setPreparing(true);
    const prepared = await prepareImage(file, AVATAR_SIDE);
    if (mine !== latest.current) return;
    setPreparing(false);
    if (!prepared.ok) return setProblem(avatarSentences[prepared.error]);
    setChoice({ change: { kind: 'replace', image: prepared.value }, url: previewOf(prepared.value) });
  };

  return {
    change,
    url,
    problem,
    isPreparing,
    pick,
    remove: () => {
      latest.current += 1;
      setPreparing(false);
      setProblem(null);
      setChoice({ change: { kind: stored === '' ? 'keep' : 'remove' }, url: '' });
    },
  };
}

const previewOf = ({ bytes, contentType }: ImageFile): string =>
  // The bytes are created by the encoder, so their buffer is an ArrayBuffer.
  URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType }));
