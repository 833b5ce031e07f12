import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import type { LinkProps } from '../link/link.tsx'
import { Link } from '../link/link.tsx'

export type ButtonLook = 'plain' | 'primary' | 'quiet'

export type ButtonShape = {
  /** `primary` at most once per view; `quiet` looks like a link. */
  readonly look?: ButtonLook | undefined
  readonly size?: 'big' | 'small' | undefined
  readonly full?: boolean | undefined
  readonly icon?: IconName | undefined
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonShape & {
    /** While true the button keeps its focus and size but does nothing when pressed. */
    readonly busy?: boolean | undefined
    /** Replaces the label while busy, e.g. "Placing your order". */
    readonly busyText?: string | undefined
    readonly ref?: Ref<HTMLButtonElement> | undefined
  }

/** The class of anything that looks like a button. */
export const buttonClass = ({ look, size, full }: ButtonShape, more?: string): string =>
  classNames('btn', look !== 'plain' && look, size === 'small' ? 'compact' : size, full && 'full', more)

/** A button; `type` is "button" by default. */
export function Button({
  look,
  size,
  full,
  icon,
  busy,
  busyText,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type={type}
      className={buttonClass({ look, size, full }, className)}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {busy && busyText ? busyText : children}
    </button>
  )
}

/** A link that looks like a button, for navigation. */
export function LinkButton({
  look,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: LinkProps & ButtonShape) {
  return (
    <Link className={buttonClass({ look, size, full }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** A square button with an icon only; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly label: string
  readonly icon: IconName
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly children?: ReactNode
}) {
  return (
    <button
      type={type}
      className={classNames('icon-button', className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
