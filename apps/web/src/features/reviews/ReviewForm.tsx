import {
  countCharacters,
  REVIEW_TEXT,
  reviewerRole,
  reviewWindow,
  STARS,
  validateReview,
  type OwnReview,
  type ReviewForm as Form,
  type ReviewIssue,
} from '@roborrow/domain';
import { reviewErrorText, reviewIssueText, sealedText, starsText } from '@roborrow/text/reviews';
import { useId, useState } from 'react';
import { app } from '../../shared/app.text.ts';
import { showToast } from '../../shared/toast.ts';
import { useForm } from '../../shared/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { otherOf, type ReviewedRental } from './reviewed-rental.ts';
import { useWriteReview } from './reviews.queries.ts';
import { reviews } from './reviews.text.ts';
import styles from './reviews.module.css';

const words = reviews.form;

interface ReviewDialogProps extends ReviewedRental {
  /** What was written before, and is still sealed. */
  readonly written: OwnReview | null;
  readonly onClose: () => void;
}

/** The form in which a review is written, or a sealed one changed (D700, D701). */
export function ReviewDialog(props: ReviewDialogProps) {
  const { member, request, onClose } = props;
  return (
    <Dialog title={words.heading(otherOf({ member, request }))} closeLabel={app.close} onClose={onClose}>
      <ReviewForm {...props} />
    </Dialog>
  );
}

function ReviewForm({ member, request, written, onClose }: ReviewDialogProps) {
  const { mutateAsync } = useWriteReview(member, request);
  const [failure, setFailure] = useState('');
  const errorId = useId();
  const { form, set, errorOf, isBusy, formProps } = useForm<Form, ReviewIssue>({
    name: `review-${request.id}`,
    initial: { stars: written?.stars ?? null, text: written?.text ?? '', remark: written?.remark ?? '' },
    validate: validateReview,
    sentence: reviewIssueText,
    onSubmit: async (filled) => {
      setFailure('');
      const result = await mutateAsync(filled);
      if (!result.ok) return setFailure(reviewErrorText(result.error));
      showToast('success', words.saved);
      onClose();
    },
  });
  const starsError = errorOf('stars');
  const role = reviewerRole(request, member.user.uid) ?? 'renter';
  const window = reviewWindow(request);
  return (
    <form className={styles['form']} {...formProps}>
      <fieldset
        className={styles['choice']}
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={starsError !== null || undefined}
        aria-describedby={starsError === null ? undefined : errorId}
      >
        <legend>{words.stars}</legend>
        <div>
          {STARS.map((stars) => (
            <label key={stars} data-on={(form.stars ?? 0) >= stars || undefined}>
              <input
                type="radio"
                name="stars"
                aria-label={starsText(stars)}
                checked={form.stars === stars}
                onChange={() => set('stars', stars)}
              />
              <Icon name={(form.stars ?? 0) >= stars ? 'star-filled' : 'star'} size={28} />
            </label>
          ))}
        </div>
        {starsError !== null && (
          <p id={errorId} className={styles['error']}>
            {starsError}
          </p>
        )}
      </fieldset>
      <Field
        label={words.text}
        hint={`${words.about[role]} ${words.characters(countCharacters(form.text), REVIEW_TEXT.max)}`}
        error={errorOf('text')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            dir="auto"
            required
            value={form.text}
            onChange={({ target }) => set('text', target.value)}
          />
        )}
      </Field>
      <details open={form.remark !== ''}>
        <summary>{words.remark}</summary>
        <Field label={words.remarkLabel} hint={words.remarkHint} error={errorOf('remark')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              dir="auto"
              value={form.remark}
              onChange={({ target }) => set('remark', target.value)}
            />
          )}
        </Field>
      </details>
      {window && <p className={styles['quiet']}>{sealedText(otherOf({ member, request }), window.until)}</p>}
      {failure !== '' && <Banner tone="bad">{failure}</Banner>}
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
