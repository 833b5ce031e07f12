import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { uiTexts } from '../texts.ts'
import { hidePanel, panelClosers, showPanel } from './panel.ts'

export type HelpPopoverProps = {
  /** Title of the panel and, with `trigger` left out, part of the button's name. */
  readonly title: string
  readonly children: ReactNode
  /** 276, 354 or 600 px (L-POP-W). */
  readonly width?: 'normal' | 'large' | 'wide' | undefined
  /** The text of the button, instead of a question mark. */
  readonly trigger?: ReactNode
  readonly triggerClass?: string | undefined
  /** Opens at once, for help that is loaded on demand. */
  readonly startsOpen?: boolean | undefined
}

/**
 * Help beside a control: a popover, on phones a modal (L-POP). Escape, Enter or a press outside close it.
 * Without script the button still opens it: it is a native popover. HTML allows no `<dialog>` inside a
 * `<p>`: put it beside the paragraph.
 */
export function HelpPopover({
  title,
  children,
  width = 'normal',
  trigger,
  triggerClass,
  startsOpen = false,
}: HelpPopoverProps) {
  const { button, panel, open, toggle, close } = usePanel(startsOpen)
  const id = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass ?? (trigger ? 'term' : 'help')}
        popoverTarget={id}
        aria-expanded={open}
        aria-label={trigger ? undefined : uiTexts.help(title)}
        onClick={toggle}
      >
        {trigger ?? <Icon name="question" />}
      </button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        className={classNames('pop', width !== 'normal' && width)}
        aria-labelledby={`${id}-title`}
        {...panelClosers(close)}
      >
        <div className="pop-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label={uiTexts.close} icon="close" onClick={close} />
        </div>
        {children}
      </dialog>
    </>
  )
}

/** Whether the panel is open, and how it opens and closes. Closing gives focus back to the button. */
function usePanel(startsOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useClosedByItself(panel, setOpen)
  useOutsidePress(button, panel, open, setOpen)
  const close = () => {
    if (panel.current) hidePanel(panel.current)
    setOpen(false)
    button.current?.focus()
  }
  const show = useCallback(() => {
    if (panel.current && button.current) showPanel(panel.current, button.current)
    setOpen(true)
  }, [])
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    if (open) close()
    else show()
  }
  useEffect(() => {
    if (!startsOpen) return
    button.current?.focus()
    show()
  }, [startsOpen, show])
  return { button, panel, open, toggle, close }
}

/** Updates the state when the browser closes the panel (Escape, a press outside, another popover). */
function useClosedByItself(panel: RefObject<HTMLDialogElement | null>, setOpen: (open: boolean) => void) {
  useEffect(() => {
    const element = panel.current
    const onToggle = (event: Event) => setOpen('newState' in event && event.newState === 'open')
    element?.addEventListener('toggle', onToggle)
    return () => element?.removeEventListener('toggle', onToggle)
  }, [panel, setOpen])
}

/** For browsers that show the panel as a plain dialog, which does not close by itself. */
function useOutsidePress(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLDialogElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      const inside =
        event.target instanceof Node &&
        (panel.current?.contains(event.target) || button.current?.contains(event.target))
      if (inside || !panel.current) return
      hidePanel(panel.current)
      setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [button, panel, open, setOpen])
}
