import { type FormEvent, useState } from 'react'
import type { OpenedChat } from '#features/chat/contract.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { usePortalFacts } from '../../facts.ts'
import { dayOf } from '../reading.ts'
import type { DeskStore } from './desk-store.ts'
import { texts } from './texts.ts'

interface Props {
  readonly store: DeskStore
  readonly chat: OpenedChat
}

/** What is known beside the chat: the page and the cart with consent, the contact, the chats before. */
export function Beside({ store, chat }: Props) {
  return (
    <aside className="desk-beside stack-l">
      <Seen chat={chat} />
      <Contact store={store} chat={chat} />
      {chat.rating !== null && (
        <p>
          {texts.rating(chat.rating)}. {chat.ratingText}
        </p>
      )}
      {chat.earlier.length > 0 && (
        <section className="stack">
          <h2>{texts.earlier}</h2>
          <ul className="meta">
            {chat.earlier.map(({ id, startedAt, lastText }) => (
              <li key={id}>
                <Button size="small" look="quiet" onClick={() => store.select(id)}>
                  {dayOf(startedAt)}: {lastText}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Replies store={store} />
    </aside>
  )
}

function Seen({ chat }: Pick<Props, 'chat'>) {
  const { publicOrigin } = usePortalFacts()
  if (!chat.sharesPage) return <p className="meta">{texts.notShared}</p>
  return (
    <section className="stack">
      <h2>{texts.page}</h2>
      {chat.seenPage ? (
        <a href={publicOrigin + chat.seenPage.path} target="_blank" rel="noreferrer">
          {chat.seenPage.title || chat.seenPage.path}
        </a>
      ) : (
        <p className="meta">{texts.nothingShared}</p>
      )}
      <h2>{texts.cart}</h2>
      <ul>
        {(chat.seenCart ?? []).map(({ id, qty, name }) => (
          <li key={id}>
            {qty} × {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contact({ store, chat }: Props) {
  const [reference, setReference] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const person = { name: field('name'), phone: field('phone'), email: field('email') }
    const answer = await store.ask<{ reference: string }>(`/chats/${chat.id}/lead`, person)
    if (answer) setReference(answer.reference)
  }
  return (
    <section className="stack">
      <h2>{texts.contact}</h2>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <TextField label={texts.name} name="name" defaultValue={chat.name} maxLength={80} required />
        <TextField label={texts.phone} name="phone" type="tel" defaultValue={chat.phone} maxLength={30} />
        <TextField label={texts.email} name="email" type="email" defaultValue={chat.email} maxLength={254} />
        <div className="row">
          <Button type="submit">{texts.makeLead}</Button>
          <Link href="/customers/new">{texts.makeCustomer}</Link>
        </div>
        <p role="status">{reference !== '' && texts.leadDone(reference)}</p>
      </form>
    </section>
  )
}

/** Staff write the replies that they use again and again. */
function Replies({ store }: Pick<Props, 'store'>) {
  const { replies } = store.state.getState()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const form = new FormData(target)
    const shortcut = String(form.get('shortcut') ?? '')
    const id = replies.find((reply) => reply.shortcut === shortcut)?.id
    const reply = { ...(id !== undefined && { id }), shortcut, text: String(form.get('text') ?? '') }
    if (await store.ask('/chat-replies', reply)) target.reset()
    store.select(store.state.getState().selected)
  }
  return (
    <details>
      <summary>{texts.replies}</summary>
      <ul>
        {replies.map(({ id, shortcut, text }) => (
          <li key={id}>
            /{shortcut}: {text}{' '}
            <Button
              size="small"
              look="quiet"
              onClick={() =>
                void store
                  .ask(`/chat-replies/${id}/remove`, {})
                  .then(() => store.select(store.state.getState().selected))
              }
            >
              {texts.removeReply(shortcut)}
            </Button>
          </li>
        ))}
      </ul>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <TextField label={texts.shortcut} name="shortcut" pattern="[A-Za-z0-9_\-]{1,30}" required />
        <TextAreaField label={texts.replyText} name="text" maxLength={2_000} required />
        <Button type="submit">{texts.saveReply}</Button>
      </form>
    </details>
  )
}
