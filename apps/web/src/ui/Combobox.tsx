import { useId, useState, type KeyboardEvent } from 'react';
import styles from './combobox.module.css';
import type { ControlProps } from './Field.tsx';

export interface ComboboxOption {
  readonly key: string;
  readonly text: string;
  /** Shown after the text in a lighter style. */
  readonly detail: string;
}

export interface ComboboxProps<Option extends ComboboxOption> {
  /** The props from the surrounding Field. */
  readonly control: ControlProps;
  readonly name?: string | undefined;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** The options for the current value; empty while unknown. */
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
  readonly listLabel: string;
  /** The source to credit below the options. */
  readonly credit?: string | undefined;
  /** The announcement for screen readers when the list changes. */
  readonly announce: (count: number) => string;
  readonly placeholder?: string;
  /** The kind of the input; text by default. */
  readonly type?: 'search';
  readonly onFocus?: () => void;
  /** Whether the list opens with the focus while nothing is typed. */
  readonly opensEmpty?: boolean;
  /** Enter picks an option, but never submits the surrounding form. */
  readonly keepsEnter?: boolean;
  /** Which option Enter takes while none is active, before it submits the form; none by default. */
  readonly onEnter?: (options: readonly Option[]) => Option | undefined;
}

/**
 * An editable combobox with a list, following the ARIA Authoring Practices: arrows move, Enter picks, Escape
 * closes.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { control, value, options } = props;
  const listId = useId();
  const [wantsOpen, setWantsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = wantsOpen && options.length > 0;
  const activeOption = isOpen ? options[active] : undefined;

  const close = () => {
    setWantsOpen(false);
    setActive(-1);
  };
  const pick = (option: Option) => {
    props.onPick(option);
    close();
  };
  const move = (step: 1 | -1) => {
    setWantsOpen(true);
    if (options.length === 0) return;
    const from = active < 0 && step < 0 ? 0 : active;
    setActive((from + step + options.length) % options.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter': {
        if (activeOption || props.keepsEnter) event.preventDefault();
        const taken = activeOption ?? (isOpen ? props.onEnter?.(options) : undefined);
        return taken ? pick(taken) : close();
      }
      case 'Escape':
        if (isOpen) event.preventDefault();
        return close();
    }
  };

  return (
    <div className={styles['combobox']}>
      <input
        {...control}
        type={props.type ?? 'text'}
        name={props.name}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeOption && `${listId}-${active}`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={props.placeholder}
        onChange={(event) => {
          setWantsOpen(true);
          setActive(-1);
          props.onType(event.target.value);
        }}
        onFocus={() => {
          props.onFocus?.();
          if (props.opensEmpty && value === '') setWantsOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <ul id={listId} role="listbox" aria-label={props.listLabel} hidden={!isOpen} className={styles['list']}>
        {options.map((option, index) => (
          // The keyboard reaches options through the input; a click must not take the focus from it.
          <li
            key={option.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles['option']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.text} <span>{option.detail}</span>
          </li>
        ))}
        {props.credit && (
          <li role="none" translate="no">
            {props.credit}
          </li>
        )}
      </ul>
      <span role="status" className="visually-hidden">
        {isOpen && props.announce(options.length)}
      </span>
    </div>
  );
}
