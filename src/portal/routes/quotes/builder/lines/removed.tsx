import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { builderTexts as texts } from '../texts.ts'

interface Props {
  /** what was taken away last */
  readonly name: string | undefined
  readonly undo: () => void
  readonly close: () => void
}

/** Names the line or option that was taken away, and brings it back. */
export function Removed({ name, undo, close }: Props) {
  if (name === undefined) return null
  const bringBack = () => {
    undo()
    close()
  }
  return (
    <Notice live="status" onClose={close}>
      {texts.removed(name)}{' '}
      <Button look="quiet" onClick={bringBack}>
        {texts.undo}
      </Button>
    </Notice>
  )
}
