import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatMode, freePlaces, hasOwnForm, hidesChat } from './availability.ts'
import { judgeTake, mayWrite } from './conversation.ts'
import type { Entry } from './entry.ts'
import {
  EMPTY_THREAD,
  lastId,
  offersCallBack,
  type Thread,
  unreadCount,
  withEntries,
  withFailure,
  withUnsent,
} from './thread.ts'

const entry = (id: number, change: Partial<Entry> = {}): Entry => ({
  id,
  clientId: `client-${id}`,
  author: 'shopper',
  authorName: '',
  kind: 'text',
  text: `${id}`,
  card: null,
  hasFile: false,
  isInternal: false,
  at: new Date(id * 1_000).toISOString(),
  ...change,
})

describe('a thread', () => {
  test('has each entry once and in order, however often and in which parts they arrive', () => {
    const parts = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(parts, (arrived) => {
        const thread = arrived.reduce<Thread>(
          (before, ids) =>
            withEntries(
              before,
              ids.map((id) => entry(id)),
            ),
          EMPTY_THREAD,
        )
        const all = [...new Set(arrived.flat())].sort((one, other) => one - other)
        expect(thread.entries.map(({ id }) => id)).toEqual(all)
        expect(lastId(thread)).toBe(all.at(-1) ?? 0)
      }),
    )
  })

  test('a message is unsent until its entry arrives, also when the answer was lost', () => {
    const written = withFailure(withUnsent(EMPTY_THREAD, 'client-7', 'Hello'), 'client-7')
    expect(written.unsent).toEqual([{ clientId: 'client-7', text: 'Hello', failed: true }])
    const arrived = withEntries(written, [entry(7)])
    expect([arrived.unsent, arrived.entries.length]).toEqual([[], 1])
    expect(withEntries(arrived, [entry(7)])).toEqual(arrived)
  })

  test('counts what the other side wrote after the read mark, without internal notes', () => {
    const thread = withEntries(EMPTY_THREAD, [
      entry(1),
      entry(2, { author: 'agent' }),
      entry(3, { author: 'agent', isInternal: true }),
      entry(4, { author: 'agent' }),
    ])
    expect([0, 2, 4].map((mark) => unreadCount(thread, 'shopper', mark))).toEqual([2, 1, 0])
    expect(unreadCount(thread, 'agent', 0)).toBe(1)
  })

  test.each([
    ['a minute without an answer', [entry(1)], 61_000, true],
    ['a moment less', [entry(1)], 60_999, false],
    ['answered', [entry(1), entry(2, { author: 'agent' })], 99_000, false],
    ['only an internal note', [entry(1), entry(2, { author: 'agent', isInternal: true })], 99_000, true],
    ['asked again after the answer', [entry(1), entry(2, { author: 'agent' }), entry(30)], 90_000, true],
    ['a call was asked for', [entry(1), entry(2, { kind: 'call-asked' })], 99_000, false],
    ['ended', [entry(1), entry(2, { kind: 'closed', author: 'system' })], 99_000, false],
    ['nothing written', [], 99_000, false],
  ])('offers a call back: %s', (_, entries, now, expected) => {
    expect(offersCallBack(withEntries(EMPTY_THREAD, entries), now)).toBe(expected)
  })
})

test.each([
  [{ isSignedIn: false, isOpen: true, free: 1 }, 'chat'],
  [{ isSignedIn: false, isOpen: true, free: 0 }, 'message'],
  [{ isSignedIn: false, isOpen: false, free: 3 }, 'message'],
  [{ isSignedIn: true, isOpen: true, free: 3 }, 'off'],
  [{ isSignedIn: true, isOpen: false, free: 0 }, 'off'],
])('[L-CHAT-WHEN] %o offers %s', (facts, mode) => {
  expect(chatMode(facts)).toBe(mode)
})

test.each([
  ['nobody', [], 0, 0],
  ['one who is there', [{ isAvailable: true, isPresent: true, capacity: 3, load: 1 }], 0, 2],
  ['one who is away', [{ isAvailable: false, isPresent: true, capacity: 3, load: 0 }], 0, 0],
  ['one whose window is closed', [{ isAvailable: true, isPresent: false, capacity: 3, load: 0 }], 0, 0],
  ['chats that wait take places', [{ isAvailable: true, isPresent: true, capacity: 3, load: 1 }], 2, 0],
  [
    'a full agent takes no place of another',
    [
      { isAvailable: true, isPresent: true, capacity: 1, load: 4 },
      { isAvailable: true, isPresent: true, capacity: 2, load: 1 },
    ],
    0,
    1,
  ],
])('free places: %s', (_, agents, waiting, free) => {
  expect(freePlaces(agents, waiting)).toBe(free)
})

test.each([
  ['/', false],
  ['/cart', true],
  ['/cart/', true],
  ['/cartridge-filters', false],
  ['/checkout/payment', true],
  ['/category/carts', false],
])('[L-CHAT] %s hides the chat: %s', (path, hidden) => {
  expect(hidesChat(path)).toBe(hidden)
})

test.each([
  [{ state: 'waiting', ownerId: null, isOwnerPresent: false }, 'take'],
  [{ state: 'open', ownerId: 7, isOwnerPresent: true }, 'mine'],
  [{ state: 'open', ownerId: 8, isOwnerPresent: true }, 'taken'],
  [{ state: 'open', ownerId: 8, isOwnerPresent: false }, 'take'],
  [{ state: 'closed', ownerId: 7, isOwnerPresent: true }, 'closed'],
] as const)('agent 7 takes %o: %s', (chat, verdict) => {
  expect(judgeTake(chat, 7)).toBe(verdict)
})

test('only the owner of an open chat writes to the visitor; each agent writes notes', () => {
  const open = { state: 'open', ownerId: 7 } as const
  expect([mayWrite(open, 7, false), mayWrite(open, 8, false), mayWrite(open, 8, true)]).toEqual([
    true,
    false,
    true,
  ])
  expect(mayWrite({ state: 'waiting', ownerId: null }, 7, false)).toBe(false)
})

test('[R-PHOTO-FORM] the page that takes photos has a form of its own; other pages have none', () => {
  const paths = ['/quote-by-photo', '/quote-by-photo/form', '/quote-by-photography', '/']
  expect(paths.map(hasOwnForm)).toEqual([true, true, false, false])
})
