import { parseContent, type UserId } from '@roborrow/domain';
import { messageSentences } from '@roborrow/text/fields/message';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { outboxes } from '../inbox/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './composer.module.css';

export interface ComposerProps {
  readonly me: UserId;
  readonly counterpartId: UserId;
  readonly name: string;
  readonly onSend: (content: string) => void;
}

/** The field for a new message. Its text is stored per counterpart until it is sent (D27). */
export function Composer({ me, counterpartId, name, onSend }: ComposerProps) {
  const [written, setWritten] = useState(() => outboxes.readDraft(me, counterpartId));
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const content = parseContent(written);
  const isTooLong = !content.ok && content.error === 'too-long';

  useEffect(() => {
    // On a touch screen the focus would open the keyboard over the thread.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const write = (value: string) => {
    setWritten(value);
    outboxes.keepDraft(me, counterpartId, value);
  };
  const send = () => {
    // A second click may come before React renders the first. A draft that has changed is being sent already.
    if (!content.ok || outboxes.readDraft(me, counterpartId) !== written) return;
    write('');
    onSend(content.value);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an input method's composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles['box']} data-written={`${written}\n`}>
        <label htmlFor={id} className="visually-hidden">
          {text.composer.label(name)}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          value={written}
          placeholder={text.composer.placeholder}
          aria-describedby={`${id}hint`}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button
        type="submit"
        size="icon"
        aria-label={text.composer.send}
        title={text.composer.send}
        disabled={!content.ok}
      >
        <Icon name="send-horizontal" size={20} />
      </Button>
      <p
        id={`${id}hint`}
        className={styles['hint']}
        data-bad={isTooLong || undefined}
        role={isTooLong ? 'alert' : undefined}
      >
        {isTooLong ? messageSentences['too-long'] : text.composer.hint}
      </p>
    </form>
  );
}
