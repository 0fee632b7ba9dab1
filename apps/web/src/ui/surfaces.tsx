import type { ReactNode } from 'react';
import styles from './surfaces.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The URL of a decorative picture. */
  readonly picture?: string;
  /** Buttons and links for the next step. */
  readonly children?: ReactNode;
  readonly heading?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ title, text, picture, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div data-whole className={styles['empty']}>
      {picture && <img src={picture} alt="" width={208} height={156} />}
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={styles['emptyActions']}>{children}</div>}
      <WholeEnd />
    </div>
  );
}

export function Badge({
  tone,
  children,
}: {
  readonly tone?: 'good' | 'bad' | 'accent';
  readonly children: ReactNode;
}) {
  return <span className={classes(styles['badge'], tone && styles[tone])}>{children}</span>;
}

/** An active filter with a button that removes it. */
export function Chip({
  text,
  removeLabel,
  onRemove,
}: {
  readonly text: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}) {
  return (
    <span className={styles['chip']}>
      <span>{text}</span>
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size={16} />
      </button>
    </span>
  );
}

/** An important message within the page. `bad` is announced at once. */
export function Banner({ tone, children }: { readonly tone?: 'bad'; readonly children: ReactNode }) {
  return (
    <div className={styles['banner']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

export function Spinner({ label }: { readonly label: string }) {
  return (
    <div role="status">
      <div className={styles['spinner']} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

/**
 * The last child of an element with `data-whole`, or of another whose style sheet asks for it. A page arrives in pieces, and parts
 * of such an element move when later ones come, so the style sheet shows it once this is there.
 */
export const WholeEnd = () => <span hidden data-whole-end="" />;
