import {
  EXPERTISE_LEVELS,
  fullName,
  shortPlaceName,
  validateProfile,
  type KnownPlace,
  type OwnProfile,
  type ProfileForm as Filled,
} from '@roborrow/domain';
import { saveProfileErrorText } from '@roborrow/text/errors/profile';
import { uploads as uploadWords } from '@roborrow/text/fields/image';
import { expertiseText, profileFields, profileIssueText } from '@roborrow/text/fields/profile';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { toasts } from '@roborrow/text/toasts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { UnsavedChanges } from '../../shared/UnsavedChanges.tsx';
import { useForm } from '../../shared/use-form.ts';
import { CancelUpload, isCancelled, useUploads } from '../../shared/uploads.tsx';
import { showToast } from '../../shared/toast.ts';
import { PlaceInput } from '../places/index.ts';
import { useSaveProfile } from './change-profile.ts';
import { editProfile } from './edit-profile.text.ts';
import { NameFields } from './AccountFields.tsx';
import { AvatarPicker, useAvatar } from './AvatarPicker.tsx';
import styles from './edit-profile.module.css';

/** The form keeps its content after every failure. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const navigate = useNavigate();
  const save = useSaveProfile();
  // The profile when the form was opened; the session's may change meanwhile.
  const [opened] = useState(profile);
  const uploads = useUploads();
  const [failure, setFailure] = useState<string | null>(null);
  const [askedBack, setAskedBack] = useState<KnownPlace | null>(null);
  // The location that stays although no place is called so.
  const [kept, setKept] = useState<string | null>(null);
  const avatar = useAvatar(opened.avatar);
  const { form, set, errorOf, isBusy, formProps } = useForm({
    name: 'profile',
    initial: formOf(opened),
    validate: validateProfile,
    sentence: profileIssueText,
    onSubmit: async (filled) => {
      if (avatar.isPreparing) return;
      setFailure(null);
      setAskedBack(null);
      const { change } = avatar;
      const files = change.kind === 'replace' ? [change.image] : [];
      const result = await uploads.run(files, (control) =>
        save.mutateAsync({
          profile: opened,
          form: filled,
          avatar: change,
          keepsUnknownPlace: filled.location === kept,
          control,
        }),
      );
      if (!result.ok) {
        if (isCancelled(result.error)) return;
        if (result.error.kind === 'place-asked-back') return setAskedBack(result.error.didYouMean);
        const text = saveProfileErrorText(result.error, change.kind === 'replace');
        setFailure(text);
        return showToast('error', text);
      }
      showToast('success', toasts.profile.updated);
      if (result.value.location && !result.value.coordinates)
        showToast('error', editProfile.locationNotFound);
      // A user who left the form meanwhile must not be navigated.
      if (formProps.ref.current) await navigate({ to: '/dashboard', ignoreBlocker: true });
    },
  });

  return (
    <form {...formProps} className={styles['form']}>
      <UnsavedChanges when={avatar.change.kind !== 'keep' || !isSame(form, opened)} />
      <AvatarPicker
        name={fullName(form.firstName, form.lastName)}
        avatar={avatar}
        progress={avatar.change.kind === 'replace' ? uploads.progressOf(avatar.change.image) : null}
      />
      <NameFields form={form} set={set} errorOf={errorOf} />
      <Field
        label={profileFields.username.label}
        hint={profileFields.username.hint}
        className={styles['whole']}
      >
        {(control) => <input {...control} readOnly value={opened.username ?? ''} />}
      </Field>
      <Field label={profileFields.bio.label} error={errorOf('bio')} className={styles['whole']}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            placeholder={profileFields.bio.placeholder}
            value={form.bio}
            onChange={(event) => set('bio', event.target.value)}
          />
        )}
      </Field>
      <Field
        label={profileFields.location.label}
        hint={profileFields.location.hint}
        error={errorOf('location')}
      >
        {(control) => (
          <PlaceInput
            control={control}
            value={form.location}
            onChange={(text) => {
              setAskedBack(null);
              set('location', text);
            }}
            keepsEnter
          />
        )}
      </Field>
      {askedBack && (
        <AskedBack
          didYouMean={askedBack}
          location={form.location}
          onAnswer={(location) => {
            // The form submits what it shows.
            flushSync(() => {
              setAskedBack(null);
              setKept(location);
              set('location', location);
            });
            formProps.ref.current?.requestSubmit();
          }}
        />
      )}
      <Field label={profileFields.expertise.label} error={errorOf('expertise')}>
        {(control) => (
          <select
            {...control}
            value={form.expertise}
            onChange={(event) => set('expertise', event.target.value)}
          >
            {EXPERTISE_LEVELS.map((level) => (
              <option key={level} value={level}>
                {expertiseText[level]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {uploads.wereCancelled && (
        <div className={styles['whole']}>
          <Banner>{uploadWords.cancelled}</Banner>
        </div>
      )}
      {failure && (
        <div className={styles['whole']}>
          <Banner tone="bad">{failure}</Banner>
        </div>
      )}
      <div className={styles['actions']}>
        {uploads.isUploading ? (
          <CancelUpload uploads={uploads} />
        ) : (
          <Link to="/dashboard" className={buttonClass({ variant: 'quiet', size: 'large' })}>
            {editProfile.cancel}
          </Link>
        )}
        <Button type="submit" size="large" busy={isBusy || avatar.isPreparing}>
          {isBusy ? editProfile.submitting : editProfile.submit}
        </Button>
      </div>
    </form>
  );
}

/** Which place the member means with a name that none has (D19); the answer is saved at once. */
function AskedBack({
  didYouMean,
  location,
  onAnswer,
}: {
  readonly didYouMean: KnownPlace;
  readonly location: string;
  readonly onAnswer: (location: string) => void;
}) {
  return (
    <div className={styles['whole']}>
      <Banner>
        <p>{searchOutcome.didYouMean(shortPlaceName(didYouMean.description))}</p>
        <Button variant="quiet" onClick={() => onAnswer(didYouMean.description)}>
          {shortPlaceName(didYouMean.description)}
        </Button>{' '}
        <Button variant="quiet" onClick={() => onAnswer(location)}>
          {editProfile.keepLocation(location)}
        </Button>
      </Banner>
    </div>
  );
}

const formOf = ({ firstName, lastName, bio, location, expertise }: Filled): Filled => ({
  firstName,
  lastName,
  bio,
  location,
  expertise,
});

/** Both objects have the same order of keys, so equal forms give equal JSON. */
const isSame = (a: Filled, b: Filled): boolean => JSON.stringify(formOf(a)) === JSON.stringify(formOf(b));
