import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { lastId, offersCallBack } from '../rules/thread.ts'
import { texts } from '../texts.ts'
import { ChatLog } from './chat-log.tsx'
import { AfterChat, ChatOptions } from './chat-options.tsx'
import type { ChatStore, ChatView } from './chat-store.ts'
import { Compose } from './compose.tsx'
import { CallBack, LeaveMessage } from './leave-message.tsx'
import { type ChatStorage, changeSaved, readSaved } from './saved-chat.ts'

export interface WindowProps {
  readonly chat: ChatStore
  readonly view: ChatView
  readonly storage: ChatStorage
  readonly path: string
  /** sends a call of the API; rejects with the server's refusal */
  readonly post: (path: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** sends a picture as a form */
  readonly sendFile: (form: FormData) => Promise<unknown>
  /** the sentence about the visitor's home; '' while none is known */
  readonly home: string
  readonly addToCart: (id: string, name: string) => ReactNode
  /** true when the shopper has just opened it: then the field gets the focus */
  readonly takesFocus: boolean
  readonly onMinimize: () => void
}

/** The window of the chat: the log and the field, or the form while no agent is free. Escape minimizes it. */
export function ChatWindow(props: WindowProps) {
  const { chat, view, storage, path, post, takesFocus, onMinimize } = props
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const isLate = useLate(view)
  useReadMark(chat, view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('textarea, .chat-log')?.focus()
  }, [])
  const isForm = view.mode === 'message' && (view.chat === null || view.chat.state === 'closed')
  const saved = readSaved(storage.read())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onMinimize()
  }
  return (
    <section ref={box} className="chat-window" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header className="on-deep">
        <h2 id={titleId}>{isForm && !view.chat ? texts.titleMessage : texts.title}</h2>
        <IconButton label={texts.minimize} icon="dash" onClick={onMinimize} />
      </header>
      {!view.isLive && (
        <Notice tone="warn" live="status">
          {texts.connecting}
        </Notice>
      )}
      {view.chat || !isForm ? (
        <>
          <ChatLog view={view} addToCart={props.addToCart} onAgain={(id) => void chat.sayAgain(id)} />
          {isLate && <CallBack post={post} name={saved.name} />}
          {view.chat?.state === 'closed' ? (
            <AfterChat chat={chat} view={view} />
          ) : (
            <Compose {...{ chat, view, storage, post }} sendFile={props.sendFile} home={props.home} />
          )}
          <ChatOptions chat={chat} view={view} />
        </>
      ) : (
        <LeaveMessage
          promise={view.promise}
          draft={saved.draft}
          path={path}
          post={post}
          home={props.home}
          onSent={() => changeSaved(storage, { draft: '' })}
        />
      )}
    </section>
  )
}

const LOOK_MS = 5_000

/** Whether the visitor's words have had no answer for a minute. */
function useLate({ thread, chat }: ChatView): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return chat !== null && chat.state !== 'closed' && offersCallBack(thread, now)
}

/** Tells the desk that the visitor has seen what is shown. */
function useReadMark(chat: ChatStore, { thread, chat: own }: ChatView): void {
  const last = lastId(thread)
  const told = useRef(own?.shopperReadTo ?? 0)
  useEffect(() => {
    if (!own || last <= told.current || document.visibilityState === 'hidden') return
    told.current = last
    void chat.call('/chat/read', { upTo: last })
  }, [chat, own, last])
}
