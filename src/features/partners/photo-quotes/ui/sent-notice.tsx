import { Notice } from '#ui/notice/notice.tsx'
import type { PhotoDraft } from '../contract.ts'
import { texts } from '../texts.ts'

const { sent: words } = texts

interface Props {
  readonly sent: NonNullable<PhotoDraft['sent']>
  readonly photos: number
}

/** What was received, when we answer, and that photos can still be added. */
export const SentNotice = ({ sent: { reference, promise }, photos }: Props) => (
  <div className="stack">
    <h1>{words.title}</h1>
    <Notice tone="ok">
      {words.received(photos)} {words.answer(promise)} {reference !== '' && words.reference(reference)}
    </Notice>
    <p>{words.mail}</p>
    <h2>{words.add}</h2>
    <p className="meta">{words.addLead}</p>
  </div>
)
