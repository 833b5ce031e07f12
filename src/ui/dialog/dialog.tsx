import type { KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../../lib/react/first-input.ts'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { uiTexts } from '../texts.ts'

export type DialogProps = {
  readonly open: boolean
  /** Escape, the close button, the phone's back gesture and a click outside all end here. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Actions; the primary one last. */
  readonly footer?: ReactNode
  readonly width?: 'narrow' | 'normal' | 'wide' | undefined
  /** A drawer at the left edge that fills a phone (filters, menu). */
  readonly sheet?: boolean | undefined
  /** False keeps the dialog open on a click outside, for forms with much typed text. */
  readonly closeOutside?: boolean | undefined
  readonly className?: string | undefined
}

/** A modal on the native `<dialog>`: the page behind is inert, focus goes in and returns to the opener. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  width = 'normal',
  sheet,
  closeOutside = true,
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref, open)
  const closers = dialogClosers(onClose, closeOutside)
  return (
    <dialog
      ref={ref}
      className={classNames('dialog', width !== 'normal' && width, sheet && 'sheet', className)}
      aria-labelledby={titleId}
      {...closers}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={uiTexts.close} icon="close" onClick={onClose} />
          </div>
          <div className="dialog-body">{children}</div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </>
      )}
    </dialog>
  )
}

/** Opens and closes the element, and gives focus back to whatever had it. */
function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
  // Before the browser paints, so that the dialog opens in the next frame after the press.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    dialog.showModal()
    // The page behind may not scroll. Holding it lays out the whole page, so the dialog is painted first.
    afterPaint(() => dialog.toggleAttribute('data-holds-page', dialog.open))
    return () => {
      dialog.removeAttribute('data-holds-page')
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [ref, open])
}

/**
 * Handlers that close a dialog. The owner's state decides, so the native `cancel` is always prevented.
 */
export function dialogClosers(onClose: () => void, closeOutside: boolean) {
  return {
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      if (event.target === event.currentTarget) onClose()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (!closeOutside || event.target !== event.currentTarget || !isOutside(event)) return
      event.preventDefault() // otherwise the press would take the focus from the opener
      onClose()
    },
  }
}

function isOutside({ currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
