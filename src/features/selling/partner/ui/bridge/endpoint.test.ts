import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANSWER_WITHIN_MS, type Message, requestOf } from '../../rules/messages.ts'
import { texts } from '../../texts.ts'
import { createEndpoint, MessageFailure } from './endpoint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Two endpoints that send each other clones, as message ports do. */
function pair(answers: Parameters<typeof createEndpoint>[0]['answers']) {
  const store = createEndpoint({ send: (message) => host.receive(structuredClone(message)), answers })
  const host: ReturnType<typeof createEndpoint> = createEndpoint({
    send: (message) => store.receive(structuredClone(message)),
    answers: {},
  })
  return { store, host }
}

test('a request is acknowledged with its answer; a failure with its message', async () => {
  const { host } = pair({
    addItem: (payload) => ({ added: payload }),
    pasteCart: () => Promise.reject(new MessageFailure(texts.failed.paste)),
    navigate: () => {
      throw new Error('a secret of the code')
    },
  })

  await expect(host.ask('addItem', { id: '453061180' })).resolves.toEqual({ added: { id: '453061180' } })
  await expect(host.ask('pasteCart', {})).rejects.toThrow(
    'There was an error pasting the products to the cart',
  )
  await expect(host.ask('navigate', {})).rejects.toThrow(texts.failed.unknown)
})

test('a repeated requestId gets the same answer and adds no second item', async () => {
  const sent: Message[] = []
  let added = 0
  const store = createEndpoint({
    send: (message) => void sent.push(message),
    answers: { addItem: async () => ({ count: ++added }) },
  })
  const request = requestOf('addItem', { id: '453061180' }, 'the-same-id')

  store.receive(request)
  store.receive(request)
  await vi.advanceTimersByTimeAsync(0)
  store.receive(request)
  await vi.advanceTimersByTimeAsync(0)

  expect(added).toBe(1)
  expect(sent.map(({ payload }) => payload)).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }])
})

test('a request without an answer fails after ten seconds', async () => {
  const host = createEndpoint({ send: () => undefined, answers: {} })
  const asked = host.ask('getSavedCart').catch((error: unknown) => error)

  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS - 1)
  expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toEqual(new MessageFailure(texts.failed.timeout))
})

test('when the other side leaves, what waits fails, and nothing more is sent', async () => {
  const sent: Message[] = []
  const host = createEndpoint({ send: (message) => void sent.push(message), answers: {} })
  const asked = host.ask('getSavedCart').catch((error: unknown) => error)
  host.close()

  expect(await asked).toEqual(new MessageFailure(texts.failed.left))
  await expect(host.ask('addItem')).rejects.toThrow(texts.failed.closed)
  expect(sent).toHaveLength(1)
})

test('unknown types, prototypes’ names and foreign shapes are ignored and counted', () => {
  const sent: Message[] = []
  const store = createEndpoint({ send: (message) => void sent.push(message), answers: { addItem: () => 1 } })
  for (const type of ['constructor', '__proto__', 'toString', 'deleteEverything'])
    store.receive(requestOf(type, {}, 'request-1'))
  store.receive('nonsense')
  store.receive({ type: 'addItem', requestId: 'request-2', v: 9 })

  expect(sent).toEqual([])
  expect(store.ignored()).toEqual({ unknown: 4, unparsable: 1, version: 1 })
})

test('an answer counts only for the request of its type', async () => {
  const sent: Message[] = []
  const host = createEndpoint({ send: (message) => void sent.push(message), answers: {} })
  const asked = host.ask('getSavedCart', undefined, 'request-1')
  host.receive(requestOf('navigate', 'wrong', 'request-1'))
  host.receive(requestOf('getSavedCart', 'right', 'request-1'))

  expect(await asked).toBe('right')
  expect(host.ignored()).toEqual({ unknown: 1 })
})
