import { Button, IconButton } from '../button/button.tsx'
import { uiTexts } from '../texts.ts'

export type UndoToastProps = {
  /**
   * The confirmation of the last action, or null. The region is rendered before its text, so that screen
   * readers announce it.
   */
  readonly message: string | null
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** The only toast: says that something was removed and offers to undo it. It stays until it is closed. */
export function UndoToast({ message, onUndo, onDismiss }: UndoToastProps) {
  return (
    <div className="toasts" role="status">
      {message !== null && (
        <div className="toast on-deep">
          <p>{message}</p>
          <Button look="quiet" onClick={onUndo}>
            {uiTexts.undo}
          </Button>
          <IconButton label={uiTexts.close} icon="close" onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
