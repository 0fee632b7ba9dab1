import { countCharacters, REVIEW_ANSWER_MAX, type ReviewId, type UserId } from '@roborrow/domain';
import { answerErrorText } from '@roborrow/text/reviews';
import { useState, type FormEvent } from 'react';
import { app } from '../../shared/app.text.ts';
import { showToast } from '../../shared/toast.ts';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useAnswerReview } from './reviews.queries.ts';
import { reviews } from './reviews.text.ts';
import styles from './reviews.module.css';

const words = reviews.answer;

/** The one answer of the person whom a review is about (D703). */
export function AnswerReview({ me, id }: { readonly me: UserId; readonly id: ReviewId }) {
  const { mutateAsync, isPending } = useAnswerReview(me, id);
  const once = useOneAtATime();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    const result = await mutateAsync(text);
    if (!result.ok) return setFailure(answerErrorText(result.error));
    showToast('success', words.done);
    setOpen(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(send);
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.heading} closeLabel={app.close} onClose={() => setOpen(false)}>
          <form className={styles['form']} noValidate onSubmit={onSubmit}>
            <Field
              label={words.label}
              hint={`${words.hint} ${reviews.form.characters(countCharacters(text), REVIEW_ANSWER_MAX)}`}
              error={failure}
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={4}
                  dir="auto"
                  required
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </Field>
            <div className={styles['actions']}>
              <Button type="submit" busy={isPending}>
                {isPending ? words.sending : words.send}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
