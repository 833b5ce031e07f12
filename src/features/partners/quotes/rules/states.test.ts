import { describe, expect, test } from 'vitest'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { deskActions, shopperActions, type VersionStatus } from './allowed-actions.ts'
import { pricesHoldUntil, QUOTE_STATES, type QuoteStatus, shopperState, stateNow } from './states.ts'

const now = new Date('2026-11-23T16:00:00Z')
const tomorrow = later(now, DAY_MS)
const status = (some: Partial<QuoteStatus> = {}): QuoteStatus => ({
  state: 'sent',
  sentVersion: 1,
  isOpen: true,
  validUntil: tomorrow,
  sentAt: later(now, -DAY_MS),
  viewedAt: null,
  acceptedAt: null,
  ...some,
})
const version = (some: Partial<VersionStatus> = {}): VersionStatus => ({
  verdict: 'alone',
  isOwn: true,
  isComplete: true,
  ...some,
})
const sales: Actor = { kind: 'staff', role: 'sales', name: 'Dana', id: 3 }
const admin: Actor = { kind: 'staff', role: 'admin', name: 'Ada', id: 5 }
const operations: Actor = { kind: 'staff', role: 'operations', name: 'Omar', id: 4 }
const contractor: Actor = { kind: 'contractor', id: 1, companyId: 1, name: 'Sam' }

test('a sent quote expires at its last moment, before any job has run', () => {
  expect(stateNow(status(), later(tomorrow, -1))).toBe('sent')
  expect(stateNow(status(), tomorrow)).toBe('expired')
  expect(shopperState(status({ state: 'viewed' }), tomorrow)).toBe('expired')
  expect(shopperActions(status(), tomorrow)).toEqual(['askAgain'])
})

test('an open version behind a new draft expires too', () => {
  const revised = status({ state: 'draft' })
  expect(shopperActions(revised, now)).toContain('accept')
  expect(shopperActions(revised, tomorrow)).toEqual(['askAgain'])
  expect(shopperActions(status({ state: 'draft', isOpen: false }), now)).toEqual(['askAgain'])
})

test('a customer sees nothing of a quote that was never sent or was withdrawn', () => {
  expect(shopperState(status({ state: 'draft', sentVersion: null, isOpen: false }), now)).toBeUndefined()
  expect(shopperState(status({ state: 'withdrawn' }), now)).toBeUndefined()
})

test('a second version is "changed" until the customer has opened it', () => {
  expect(shopperState(status({ sentVersion: 2 }), now)).toBe('changed')
  expect(shopperState(status({ sentVersion: 2, viewedAt: now }), now)).toBe('ready')
  expect(shopperState(status(), now)).toBe('ready')
})

test('an accepted quote keeps its prices for a week of paying, or to its own last day', () => {
  expect(pricesHoldUntil(status({ acceptedAt: now }))).toEqual(later(now, 7 * DAY_MS))
  const long = later(now, 30 * DAY_MS)
  expect(pricesHoldUntil(status({ acceptedAt: now, validUntil: long }))).toEqual(long)
})

describe('what someone at the desk can do', () => {
  test('beyond the limit, sending disappears and asking appears', () => {
    const draft = status({ state: 'draft', sentVersion: null, isOpen: false })
    expect(deskActions(draft, version(), sales, now)).toContain('send')
    const beyond = deskActions(draft, version({ verdict: 'approval' }), sales, now)
    expect(beyond).toContain('submit')
    expect(beyond).not.toContain('send')
    const refused = deskActions(draft, version({ verdict: 'refused' }), sales, now)
    expect(refused).not.toContain('send')
    expect(refused).not.toContain('submit')
  })

  test('only another administrator approves', () => {
    const review = status({ state: 'in_review', sentVersion: null, isOpen: false })
    expect(deskActions(review, version({ isOwn: false }), admin, now)).toContain('approve')
    expect(deskActions(review, version({ isOwn: true }), admin, now)).not.toContain('approve')
    expect(deskActions(review, version({ isOwn: false }), sales, now)).not.toContain('approve')
  })

  test('an expired quote is honored by those who sell, not by a contractor', () => {
    expect(deskActions(status(), version(), sales, tomorrow)).toContain('honor')
    expect(deskActions(status(), version(), contractor, tomorrow)).not.toContain('honor')
  })

  test('operations reads and changes nothing, in every state', () => {
    for (const state of QUOTE_STATES)
      expect(deskActions(status({ state }), version({ isOwn: false }), operations, now)).toEqual([])
  })

  test('nothing but a draft is saved, in every state', () => {
    const saving = QUOTE_STATES.filter((state) =>
      deskActions(status({ state }), version(), sales, now).includes('save'),
    )
    expect(saving).toEqual(['draft'])
  })
})
