import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#api/client.ts'
import type { ChatOffer } from '#features/service/chat/contract.ts'
import { hasOwnForm, hidesChat } from '#features/service/chat/rules/availability.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { visitor } from '../client/shop.ts'
import { chatStorage } from '../client/storage-entries.ts'
import styles from '../sheets/chat.css?url'
import { sheet } from '../sheets/sheet.ts'
import type { ChatPartProps } from './chat-part.tsx'

/** Texts of the chat's button, which is on every page; the rest is loaded with the window. */
export const launcherTexts = defineTexts({
  chat: 'Chat with us',
  message: 'Leave a message',
  region: 'Chat',
})

const wasOpen = (): boolean => chatStorage.read()?.includes('"isOpen":true') === true

/** One call for each visit of the store; later pages use the stream. */
let asked: Promise<ChatOffer> | undefined
const askOnce = (): Promise<ChatOffer> => (asked ??= call('GET', '/chat') as Promise<ChatOffer>)

/**
 * The chat's button at the bottom right: for anonymous visitors, and not in cart and checkout (L-CHAT,
 * L-CHAT-WHEN). The window's code is loaded when the shopper opens it, or goes on with a chat.
 */
export function ChatLayer() {
  const { pathname } = useLocation()
  const [offer, setOffer] = useState<ChatOffer>()
  const [isOpen, setOpen] = useState(wasOpen)
  const [Part, setPart] = useState<ComponentType<ChatPartProps>>()
  // A window that an earlier page left open comes back without taking the focus.
  const [isPressed, setPressed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isHidden = hidesChat(pathname) || visitor.read().userID > 0
  useEffect(() => {
    // In a transition no press of the shopper waits for the sheet of styles that the button brings.
    if (!isHidden)
      void askOnce().then(
        (answer) => startTransition(() => setOffer(answer)),
        () => (asked = undefined),
      )
  }, [isHidden])
  const hasChat = offer?.chat != null && offer.chat.state !== 'closed'
  const repeatsForm = offer?.mode === 'message' && !hasChat && hasOwnForm(pathname)
  const needsPart = offer !== undefined && offer.mode !== 'off' && (isOpen || hasChat)
  useEffect(() => {
    if (needsPart) void import('./chat-part.tsx').then((part) => setPart(() => part.ChatPart))
  }, [needsPart])
  if (isHidden || !offer || offer.mode === 'off' || repeatsForm) return null
  const open = (next: boolean) => {
    setOpen(next)
    setPressed(next)
    if (!next) requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <aside className="chat" aria-label={launcherTexts.region}>
      <link {...sheet(styles)} />
      {Part && (
        <Part
          offer={offer}
          path={pathname}
          storage={chatStorage}
          isOpen={isOpen}
          takesFocus={isPressed}
          onOpen={open}
        />
      )}
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className="btn primary chat-launcher"
          aria-expanded={false}
          onClick={() => open(true)}
        >
          <Icon name="mail" />
          <span className="chat-word">
            {offer.mode === 'chat' || hasChat ? launcherTexts.chat : launcherTexts.message}
          </span>
          <span className="chat-unread" />
        </button>
      )}
    </aside>
  )
}
