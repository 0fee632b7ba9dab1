import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large' | 'icon';
  readonly wide?: boolean;
}

/** The button's classes, for links that look like a button. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}) =>
  classes(styles['button'], styles[variant], styles[size], wide && styles['wide']);

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that work is running, and ignores clicks. The button stays focusable. */
  readonly busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <button
      {...rest}
      type={type}
      className={classes(look, busy && styles['busy'], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
