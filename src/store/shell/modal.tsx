import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A native dialog: focus stays inside, Escape and a click beside it close it, focus returns to where it was. */
export function Modal({ open, title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser's own
    <dialog ref={dialog} className="modal" aria-labelledby={name} onClose={onClose} onClick={(event) => event.target === dialog.current && onClose()}>
      {open && (
        <div className="modal-body">
          <div className="modal-head">
            <h2 id={name}>{title}</h2>
            <button type="button" className="xb" aria-label="Close" onClick={onClose}>
              <Icon name="x" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
