import { afterEach, expect, test } from 'vitest'
import { merchant, setMerchant } from '../merchant/merchant.ts'
import { defineTexts, listed, plural } from './texts.ts'

const { locale } = merchant()
afterEach(() => setMerchant({ locale }))

const define = () =>
  defineTexts(
    {
      title: 'Your cart',
      items: (count: number) => `${count} ${plural(count, { one: 'item', other: 'items' })}`,
      states: { open: 'Open', closed: 'Closed' },
      keys: ['Next', 'Previous'],
    },
    { 'es-US': { title: 'Tu carrito', states: { open: 'Abierto' }, items: (count) => `${count} artículos` } },
  )

test('[28.5] English texts are the object itself', () => {
  expect(define()).toMatchObject({ title: 'Your cart', keys: ['Next', 'Previous'] })
  expect(define().items(1)).toBe('1 item')
  expect(define().items(0)).toBe('0 items')
})

test('[28.5] what another language leaves out stays English', () => {
  setMerchant({ locale: 'es-US' })
  const texts = define()
  expect(texts.title).toBe('Tu carrito')
  expect(texts.items(3)).toBe('3 artículos')
  expect(texts.states).toEqual({ open: 'Abierto', closed: 'Closed' })
  expect(texts.keys).toEqual(['Next', 'Previous'])
})

test('[28.5] plurals and lists in English are those of Intl', () => {
  const rules = new Intl.PluralRules('en-US')
  for (let count = 0; count < 120; count++)
    expect(plural(count, { one: 'one', other: 'other' })).toBe(rules.select(count))
  const parts = ['a', 'b', 'c', 'd']
  for (let length = 0; length <= parts.length; length++)
    for (const [ours, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const)
      expect(listed(parts.slice(0, length), ours)).toBe(
        new Intl.ListFormat('en-US', { type }).format(parts.slice(0, length)),
      )
})

test('[28.5] another language has its own forms', () => {
  setMerchant({ locale: 'pl' })
  const forms = { one: 'pompa', few: 'pompy', many: 'pomp', other: 'pompy' }
  expect([1, 3, 5].map((count) => plural(count, forms))).toEqual(['pompa', 'pompy', 'pomp'])
  expect(listed(['a', 'b'])).toBe('a i b')
})
