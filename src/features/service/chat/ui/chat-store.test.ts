import { expect, test } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import type { ChatOffer } from '../contract.ts'
import { openChat } from './chat-store.ts'

const OFFER: ChatOffer = { mode: 'chat', promise: '', chat: null }

/** A browser without the cookie, whose calls to open the chat end when the test says so. */
function newBrowser() {
  const opens: PromiseWithResolvers<void>[] = []
  const sent: string[] = []
  let isNamed = false
  const chat = openChat({
    offer: OFFER,
    storage: { read: () => null, write: () => undefined },
    newId: () => '0b8f0c6e-0000-4000-8000-000000000001',
    openStream: () => () => undefined,
    async post(path, input) {
      if (path === '/chat/open') {
        const open = Promise.withResolvers<void>()
        opens.push(open)
        await open.promise
        isNamed = true
        return OFFER
      }
      if (!isNamed) throw new ApiError('cookie_needed', 'Chat needs cookies.', { status: 409 })
      const text = String(input.text)
      sent.push(text)
      return { entry: { id: 1, clientId: input.clientId, author: 'shopper', kind: 'text', text, at: '' } }
    },
  })
  const say = () => chat.say('Which filter?', { name: '', sharesPage: false })
  return { chat, say, opens, sent }
}

test('[L-CHAT] a message that is sent before this browser is named waits for it', async () => {
  const { chat, say, opens, sent } = newBrowser()
  void chat.open()
  const said = say()
  opens[0]!.resolve()
  await said

  expect(sent).toEqual(['Which filter?'])
  expect(opens).toHaveLength(1)
  expect(chat.state.getState()).toMatchObject({ problem: '', thread: { unsent: [] } })
})

test('[L-CHAT] a message names this browser when the first try to name it failed', async () => {
  const { chat, say, opens, sent } = newBrowser()
  const first = chat.open()
  opens[0]!.reject(new Error('no connection'))
  await first
  const said = say()
  await expect.poll(() => opens.length).toBe(2)
  opens[1]!.resolve()
  await said

  expect(sent).toEqual(['Which filter?'])
  expect(chat.state.getState().problem).toBe('')
})
