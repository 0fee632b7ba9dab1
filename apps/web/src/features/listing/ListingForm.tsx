import type {
  ImageFile,
  ListingError,
  ListingForm as Filled,
  Result,
  Robot,
  UploadControl,
} from '@roborrow/domain';
import { imagePicker, uploads as uploadWords } from '@roborrow/text/fields/image';
import { listingIssueText } from '@roborrow/text/fields/listing';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { UnsavedChanges } from '../../shared/UnsavedChanges.tsx';
import { useForm } from '../../shared/use-form.ts';
import { CancelUpload, isCancelled, useUploads } from '../../shared/uploads.tsx';
import { showToast } from '../../shared/toast.ts';
import { app } from '../../shared/app.text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { listRobot } from './listing.text.ts';
import { BasicSection, FormSection, PlainSection, PricingSection } from './ListingSections.tsx';
import { repairFields } from './draft-field-storage.ts';
import styles from './listing-form.module.css';
import { FeatureTags } from './FeatureTags.tsx';
import type { ListingDraft } from './listing-draft.ts';
import { isSame, type ListingFields, listingFormOf, validateFields } from './listing-fields.ts';
import { ListingAdviceList } from './ListingAdviceList.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { usePhotos } from './use-photos.ts';

interface ListingFormProps {
  /** The initial values of the form. */
  readonly initial: ListingFields;
  /** URLs of the photos that are stored already. */
  readonly storedPhotos: readonly string[];
  readonly words: {
    readonly submit: string;
    readonly submitting: string;
    readonly cancel: string;
    /** The toast after a success. */
    readonly saved: string;
  };
  /** Saves the listing. The pictures are in order: the URL of a stored one, or a new one. */
  readonly save: (
    form: Filled,
    pictures: readonly (string | ImageFile)[],
    control: UploadControl,
  ) => Promise<Result<Robot, ListingError>>;
  readonly errorText: (error: ListingError, withImages: boolean) => string;
  /** Stores a new listing while it is being written; `onDiscard` starts again with an empty form. */
  readonly draft?: ListingDraft & { readonly onDiscard: () => void };
}

/** The form of List Your Robot and Edit (D71, D24). It keeps its content after every failure. */
export function ListingForm({ initial, storedPhotos, words, save, errorText, draft }: ListingFormProps) {
  const navigate = useNavigate();
  const photos = usePhotos(storedPhotos, draft?.photos);
  const uploads = useUploads();
  const [failure, setFailure] = useState<string | null>(null);
  const [placeFailure, setPlaceFailure] = useState<string | null>(null);
  const pictures = photos.photos.map(({ source }) => source);

  const handle = useForm({
    name: 'listing',
    initial,
    draft: draft?.fields,
    repair: repairFields,
    validate: validateFields,
    sentence: listingIssueText,
    onSubmit: async (fields) => {
      if (photos.isPreparing || photos.isLoading) return;
      setFailure(null);
      setPlaceFailure(null);
      const files = pictures.filter((picture) => typeof picture !== 'string');
      const result = await uploads.run(files, (control) => save(listingFormOf(fields), pictures, control));
      if (result.ok) {
        draft?.forget();
        showToast('success', words.saved);
        // A user who left the form meanwhile must not be navigated.
        if (formProps.ref.current)
          await navigate({
            to: '/dashboard',
            state: draft ? { listed: result.value.id } : {},
            ignoreBlocker: true,
          });
        return;
      }
      if (isCancelled(result.error)) return;
      const { kind } = result.error;
      const text = errorText(result.error, files.length > 0);
      if (kind === 'place-unknown' || kind === 'geocoding-failed') setPlaceFailure(text);
      else setFailure(text);
      showToast('error', text);
    },
  });
  const { formProps, isBusy } = handle;
  useEffect(() => {
    if (placeFailure) formProps.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [placeFailure, formProps.ref]);

  const hasOtherPhotos =
    pictures.length !== storedPhotos.length || pictures.some((picture, at) => picture !== storedPhotos[at]);
  const hasChanges = hasOtherPhotos || !isSame(handle.form, initial);
  const isKept = draft !== undefined && handle.isKept && photos.isKept;
  const submitLabel = photos.isPreparing ? imagePicker.preparing : words.submit;
  return (
    <form {...formProps} className={styles['form']}>
      <UnsavedChanges when={hasChanges && (!isKept || isBusy)} />
      {draft?.isRestored && hasChanges && <Banner>{listRobot.draft.restored}</Banner>}
      <BasicSection handle={handle} />
      <PricingSection
        handle={handle}
        placeFailure={placeFailure}
        onPlaceChange={() => setPlaceFailure(null)}
      />
      <PlainSection handle={handle} section="availability" />
      <PlainSection handle={handle} section="specifications" />
      <FormSection heading={listRobot.sections.features}>
        <FeatureTags handle={handle} />
      </FormSection>
      <FormSection heading={listRobot.sections.images}>
        <PhotoPicker photos={photos} progressOf={uploads.progressOf} />
      </FormSection>
      {handle.form.description.trim() !== '' && (
        <ListingAdviceList listing={{ description: handle.form.description, images: pictures }} />
      )}
      {/* At the end of the form, so that nothing moves when they disappear. */}
      {handle.isRefused && <Banner tone="bad">{listRobot.checkFields}</Banner>}
      {failure && <Banner tone="bad">{failure}</Banner>}
      {uploads.wereCancelled && <Banner>{uploadWords.cancelled}</Banner>}
      <div className={styles['actions']}>
        {draft && hasChanges && (
          <p className={styles['draftNote']}>{isKept ? listRobot.draft.kept : listRobot.draft.notKept}</p>
        )}
        {draft && hasChanges && !isBusy && <DiscardDraft onDiscard={draft.onDiscard} />}
        {uploads.isUploading ? (
          <CancelUpload uploads={uploads} />
        ) : (
          <Link to="/dashboard" className={buttonClass({ variant: 'quiet', size: 'large' })}>
            {words.cancel}
          </Link>
        )}
        <Button type="submit" size="large" busy={isBusy || photos.isPreparing || photos.isLoading}>
          {isBusy ? words.submitting : submitLabel}
        </Button>
      </div>
    </form>
  );
}

const words = listRobot.draft;

/** Empties the form and deletes its draft, after a confirmation. */
function DiscardDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="large" onClick={() => setAsking(true)}>
        {words.discard}
      </Button>
      {isAsking && (
        <Dialog title={words.heading} closeLabel={app.close} onClose={() => setAsking(false)}>
          <p>{words.question}</p>
          <div className={styles['answers']}>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button onClick={onDiscard}>{words.discard}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
