import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'wouter';

import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { KeyCap } from './key-cap.tsx';

interface Look {
  readonly children?: ReactNode;
  readonly kind?: 'primary' | 'default' | 'quiet' | 'danger';
  readonly size?: 'small' | 'default' | 'large';
  readonly icon?: IconName;
  /** The cap of its key, printed on it. */
  readonly cap?: string;
  readonly capFirst?: boolean;
  readonly className?: string;
  /** Names a button that shows an icon only. */
  readonly label?: string;
}

function classesOf({ kind = 'default', size = 'default', children, className }: Look): string {
  return ['btn', kind, size === 'default' ? '' : size, children === undefined ? 'icon' : '', className ?? ''].filter(Boolean).join(' ');
}

function Inside({ icon, cap, capFirst, children }: Look) {
  const key = cap === undefined ? null : <KeyCap>{cap}</KeyCap>;
  return (
    <>
      {capFirst ? key : null}
      {icon ? <Icon name={icon} /> : null}
      {children}
      {capFirst ? null : key}
    </>
  );
}

interface ButtonProps extends Look {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Why it does nothing while it is disabled. */
  readonly whyNot?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** Leaves the focus where it is when clicked, so that the keyboard goes on from there. */
  readonly keepFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with its key. One primary at most on a screen. */
export function Button({ onClick, disabled, whyNot, pressed, expanded, keepFocus, ref, ...look }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classesOf(look)}
      onClick={onClick}
      onMouseDown={keepFocus ? stay : undefined}
      disabled={disabled}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-label={look.label}
      title={disabled === true ? (whyNot ?? look.label) : look.label}
      aria-keyshortcuts={shortcut(look.cap)}
    >
      <Inside {...look} />
    </button>
  );
}

/** The button that sends a form. Enter in any of its fields presses it. */
export function SubmitButton({ disabled, ...look }: Look & { readonly disabled?: boolean }) {
  return (
    <button type="submit" className={classesOf({ kind: 'primary', size: 'large', ...look })} disabled={disabled}>
      <Inside {...look} />
    </button>
  );
}

/** The same look on a link. */
export function LinkButton({ href, ...look }: Look & { readonly href: string }) {
  return (
    <Link href={href} className={classesOf(look)} aria-label={look.label} title={look.label} aria-keyshortcuts={shortcut(look.cap)}>
      <Inside {...look} />
    </Link>
  );
}

function stay(event: MouseEvent): void {
  event.preventDefault();
}

const SPOKEN: Readonly<Record<string, string>> = { '↵': 'Enter', '⌫': 'Backspace', '←': 'ArrowLeft', '→': 'ArrowRight', Esc: 'Escape' };

function shortcut(cap: string | undefined): string | undefined {
  return cap === undefined ? undefined : (SPOKEN[cap] ?? cap);
}
