import { type FormEvent, useState } from 'react'
import type { SavedReply } from '#features/service/chat/contract.ts'
import { MOST_MESSAGE_CHARS } from '#features/service/chat/rules/bounds.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { DeskStore } from './desk-store.ts'
import { texts } from './texts.ts'

interface Props {
  readonly store: DeskStore
  readonly replies: readonly SavedReply[]
}

/** Staff write the replies that they use again and again, change them and remove them. */
export function Replies({ store, replies }: Props) {
  const [changed, setChanged] = useState<SavedReply>()
  const remove = async ({ id }: SavedReply) => {
    if (await store.ask(`/chat-replies/${id}/remove`, {})) store.refresh()
  }
  return (
    <details>
      <summary>{texts.replies}</summary>
      <div className="stack">
        {replies.length === 0 && <p className="meta">{texts.noReplies}</p>}
        <ul className="desk-saved">
          {replies.map((reply) => (
            <li key={reply.id}>
              <p>
                <span className="strong">/{reply.shortcut}</span> {reply.text}
              </p>
              <p className="row">
                <Button
                  size="small"
                  aria-label={texts.changeReply(reply.shortcut)}
                  onClick={() => setChanged(reply)}
                >
                  {texts.change}
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={texts.removeReply(reply.shortcut)}
                  onClick={() => void remove(reply)}
                >
                  {texts.remove}
                </Button>
              </p>
            </li>
          ))}
        </ul>
        <ReplyForm
          key={changed?.id ?? 'new'}
          store={store}
          reply={changed}
          onDone={() => setChanged(undefined)}
        />
      </div>
    </details>
  )
}

interface FormProps {
  readonly store: DeskStore
  /** undefined: a new one */
  readonly reply: SavedReply | undefined
  readonly onDone: () => void
}

function ReplyForm({ store, reply, onDone }: FormProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const form = new FormData(target)
    const field = (name: string) => String(form.get(name) ?? '')
    const written = { ...(reply && { id: reply.id }), shortcut: field('shortcut'), text: field('text') }
    if (!(await store.ask('/chat-replies', written))) return
    target.reset()
    store.refresh()
    onDone()
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <h3>{reply ? texts.changeReply(reply.shortcut) : texts.newReply}</h3>
      <TextField
        label={texts.shortcut}
        name="shortcut"
        pattern="[A-Za-z0-9_\-]{1,30}"
        defaultValue={reply?.shortcut}
        autoFocus={reply !== undefined}
        required
      />
      <TextAreaField
        label={texts.replyText}
        name="text"
        maxLength={MOST_MESSAGE_CHARS}
        defaultValue={reply?.text}
        required
      />
      <div className="row">
        <Button type="submit">{texts.saveReply}</Button>
        {reply && (
          <Button look="quiet" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
