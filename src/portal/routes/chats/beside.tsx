import { type FormEvent, useState } from 'react'
import type { OpenedChat, SavedReply } from '#features/service/chat/contract.ts'
import { email, faultOf, phone } from '#lib/typed/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { usePortalFacts } from '../../facts.ts'
import { dayOf } from '../reading.ts'
import type { DeskStore } from './desk-store.ts'
import { Replies } from './replies.tsx'
import { texts } from './texts.ts'

interface Props {
  readonly store: DeskStore
  readonly chat: OpenedChat
  readonly replies: readonly SavedReply[]
}

/** What is known beside the chat: the page and the cart with consent, the contact, the chats before. */
export function Beside({ store, chat, replies }: Props) {
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
      <Replies store={store} replies={replies} />
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

function Contact({ store, chat }: Omit<Props, 'replies'>) {
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
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          defaultValue={chat.phone}
          maxLength={30}
          check={faultOf(phone)}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          defaultValue={chat.email}
          maxLength={254}
          check={faultOf(email)}
        />
        <div className="row">
          <Button type="submit">{texts.makeLead}</Button>
          {chat.customerID === null ? (
            <Link href="/customers/new">{texts.makeCustomer}</Link>
          ) : (
            <Link href={`/customers/${chat.customerID}`}>{texts.openCustomer}</Link>
          )}
        </div>
        <p role="status">{reference !== '' && texts.leadDone(reference)}</p>
      </form>
    </section>
  )
}
