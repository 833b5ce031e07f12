import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { demoNoticeEntry } from '../client/storage-entries.ts'
import { useStoreFacts } from '../root.tsx'

const subscribe = () => () => undefined
const wasClosed = (): boolean => demoNoticeEntry.read() !== null

interface Props {
  readonly className?: string
  readonly children: ReactNode
}

/** What a page of a demo store shows of made-up people. Closed on one page, it stays away on all. */
export function DemoNotice({ className, children }: Props) {
  const { demo } = useStoreFacts()
  const isSavedClosed = useSyncExternalStore(subscribe, wasClosed, () => false)
  const [isClosed, setClosed] = useState(false)
  if (!demo || isSavedClosed || isClosed) return null
  const close = (): void => {
    demoNoticeEntry.write('closed')
    setClosed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Notice className={className} onClose={close}>
      {children}
    </Notice>
  )
}
