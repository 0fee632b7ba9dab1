import { AVATAR_FRAME, type AvatarChange, checkAvatar } from '@roborrow/domain';
import { avatarSentences, uploads } from '@roborrow/text/fields/image';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../../shared/Avatar.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { pickedFile, previewOf } from '../../shared/picked-file.ts';
import { prepareImage } from '../../shared/prepare-image.ts';
import { editProfile } from './edit-profile.text.ts';
import styles from './edit-profile.module.css';

const words = editProfile.avatar;

interface AvatarPickerProps {
  readonly name: string;
  readonly avatar: AvatarChoice;
  /** The progress of the new picture's upload, from 0 to 1; `null` when it is not being uploaded. */
  readonly progress: number | null;
}

/** The picture beside its two buttons. A file can be chosen, or dropped on the first button. */
export function AvatarPicker({ name, avatar, progress }: AvatarPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    avatar.remove();
    input.current?.focus();
  };
  return (
    <div className={styles['avatar']}>
      <Avatar name={name} src={avatar.url} size={6.5} />
      <div className={styles['avatarTools']}>
        <Field label={words.heading} hint={words.hint}>
          {({ className: _, ...control }) => (
            <div className={styles['avatarButtons']}>
              <div
                className={classes(buttonClass({ variant: 'secondary', size: 'small' }), styles['upload'])}
              >
                <Icon name="image-plus" size={18} />
                <span aria-hidden>{uploadText(avatar)}</span>
                <input
                  {...control}
                  ref={input}
                  type="file"
                  accept="image/*"
                  onChange={({ currentTarget }) => {
                    const file = currentTarget.files?.[0];
                    if (file) void avatar.pick(file);
                    // Without this, picking the same file again would fire no event.
                    currentTarget.value = '';
                  }}
                />
              </div>
              {avatar.url && (
                <Button variant="quiet" size="small" onClick={remove}>
                  {words.remove}
                </Button>
              )}
            </div>
          )}
        </Field>
        {progress !== null && <ProgressBar label={uploads.avatar} value={progress} />}
        <p role="alert" className={styles['problem']}>
          {avatar.problem}
        </p>
        <p role="status" className="visually-hidden">
          {avatar.isPreparing && words.preparing}
        </p>
      </div>
    </div>
  );
}

const uploadText = ({ url, isPreparing }: AvatarChoice): string => {
  if (isPreparing) return words.preparing;
  return url ? words.replace : words.upload;
};

interface AvatarChoice {
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
    const issue = checkAvatar(pickedFile(file));
    if (issue) return setProblem(avatarSentences[issue]);
    setPreparing(true);
    const prepared = await prepareImage(file, AVATAR_FRAME);
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
