import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { call, readAnswer } from '#api/client.ts'
import { AddToCart } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import type { ChatOffer } from '#features/service/chat/contract.ts'
import { unreadCount } from '#features/service/chat/rules/thread.ts'
import { texts } from '#features/service/chat/texts.ts'
import { type ChatStore, type ChatView, openChat } from '#features/service/chat/ui/chat-store.ts'
import { ChatWindow } from '#features/service/chat/ui/chat-window.tsx'
import { type ChatStorage, changeSaved, readSaved } from '#features/service/chat/ui/saved-chat.ts'
import { newClientId, openStream } from '#platform/streams/ui/live.ts'
import { useToldHome } from '#shop/sizing/keep-home.ts'
import { cartAccess } from '../client/cart.ts'
import { storageKeys } from '../client/storage-entries.ts'

export interface ChatPartProps {
  readonly offer: ChatOffer
  readonly path: string
  readonly storage: ChatStorage
  readonly isOpen: boolean
  /** true when the shopper has just opened the window */
  readonly takesFocus: boolean
  readonly onOpen: (isOpen: boolean) => void
}

const post = (path: string, input: Readonly<Record<string, unknown>>) => call('POST', path, input)

const sendFile = async (form: FormData): Promise<unknown> =>
  readAnswer(await fetch('/v1/api/chat/files', { method: 'POST', body: form }))

/** The chat of this browser tab lives as long as the page, also while its button is hidden. */
let opened: ChatStore | undefined
const chatOf = (offer: ChatOffer, storage: ChatStorage): ChatStore =>
  (opened ??= openChat({
    offer,
    storage,
    post,
    newId: newClientId,
    openStream: (parts) =>
      openStream({
        ...parts,
        path: '/chat-events',
        names: ['entry', 'state', 'typing'],
        restsWhenHidden: true,
      }),
  }))

/** The window, and the number of new messages on the button while it is minimized. */
export function ChatPart({ offer, path, storage, isOpen, takesFocus, onOpen }: ChatPartProps) {
  const chat = chatOf(offer, storage)
  const view = useSyncExternalStore(chat.state.subscribe, chat.state.getState, chat.state.getState)
  useEffect(() => {
    changeSaved(storage, { isOpen })
    // A chat can begin only in a browser that is named; the first press of the button names it. Its answer
    // has the chat that another tab has begun since this page was loaded.
    if (isOpen && offer.chat === null) void chat.open()
  }, [isOpen, storage, offer, chat])
  useOtherTabs(chat, view)
  useSharedPage(view, path)
  const home = useToldHome()
  const unread = unreadCount(view.thread, 'shopper', view.chat?.shopperReadTo ?? 0)
  const addToCart = useMemo(
    () => (id: string, name: string) => (
      <AddToCart id={id} name={name} size="small">
        {texts.addToCart}
      </AddToCart>
    ),
    [],
  )
  if (!isOpen)
    return (
      <p className={unread > 0 ? 'chat-new' : 'visually-hidden'} role="status">
        {unread > 0 && texts.unread(unread)}
      </p>
    )
  return (
    <ChatWindow
      chat={chat}
      view={view}
      storage={storage}
      path={path}
      post={post}
      sendFile={sendFile}
      home={home}
      addToCart={addToCart}
      takesFocus={takesFocus}
      onMinimize={() => onOpen(false)}
    />
  )
}

const isSending = (saved: string | null): boolean => readSaved(saved).unsent.length > 0

/** While this tab has no chat: another tab of this browser may begin one. */
function useOtherTabs(chat: ChatStore, { chat: own }: ChatView): void {
  const hasNone = own === null
  useEffect(() => {
    if (!hasNone) return
    // The other tab has sent its first message.
    const hear = ({ key, oldValue, newValue }: StorageEvent): void => {
      if (key === storageKeys.chat && isSending(oldValue) && !isSending(newValue)) void chat.open()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [chat, hasNone])
}

/** Tells the desk the page and the cart, only while the shopper shares them. */
function useSharedPage({ chat }: ChatView, path: string): void {
  const isShared = chat?.sharesPage && chat.state !== 'closed'
  const told = useRef('')
  useEffect(() => {
    if (!isShared) {
      told.current = ''
      return
    }
    const share = async () => {
      const cart = await cartAccess.load()
      const lines = cart.state.getState().items.map(({ id, qty }) => ({ id, qty }))
      const look = { path, title: document.title.slice(0, 200), cart: lines }
      const text = JSON.stringify(look)
      if (text === told.current) return
      told.current = text
      await post('/chat/page', look)
    }
    const shareQuietly = () => void share().catch(() => undefined)
    shareQuietly()
    let stop = (): void => undefined
    void cartAccess.load().then((cart) => {
      stop = cart.state.subscribe(shareQuietly)
    })
    return () => stop()
  }, [isShared, path])
}
