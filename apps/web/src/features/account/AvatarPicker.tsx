import { uploads } from '@roborrow/text/fields/image';
import { useRef } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { editProfile } from './edit-profile.text.ts';
import styles from './edit-profile.module.css';
import type { AvatarChoice } from './use-avatar.ts';

const words = editProfile.avatar;

export interface AvatarPickerProps {
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
