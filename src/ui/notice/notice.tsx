import type { ReactNode } from 'react'
import { useFocus } from '#lib/react/use-focus.ts'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { uiTexts } from '../texts.ts'

type Tone = 'info' | 'ok' | 'warn' | 'bad'

const ICONS: Record<Tone, IconName> = { info: 'info', ok: 'check', warn: 'warning', bad: 'warning' }

export type NoticeProps = {
  readonly tone?: Tone | undefined
  /**
   * "status" is read politely when it appears, "alert" at once; leave out for text that is there from the
   * start.
   */
  readonly live?: 'status' | 'alert' | undefined
  /** It replaces the form that was sent, so the focus of the keyboard goes here. */
  readonly takesFocus?: boolean | undefined
  readonly title?: ReactNode
  readonly onClose?: (() => void) | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** One sentence and one action, inline, with a rule in the color of its tone. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', live, takesFocus = false, title, onClose, className, children } = props
  const box = useFocus<HTMLDivElement>(takesFocus)
  return (
    <div
      ref={box}
      className={classNames('notice', tone !== 'info' && `notice-${tone}`, className)}
      role={live}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div>
        {title && <b className="strong">{title} </b>}
        {children}
      </div>
      {onClose && <IconButton label={uiTexts.close} icon="close" onClick={onClose} />}
    </div>
  )
}
