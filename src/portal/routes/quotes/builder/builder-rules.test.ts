import { expect, test } from 'vitest'
import { MOST_SECTIONS } from '#features/partners/quotes/rules/content.ts'
import { quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { compareVersions } from '../parts/compare-versions.ts'
import {
  amountText,
  centsIn,
  type Draft,
  discountOf,
  profitPercent,
  sameDraft,
  withStorePrices,
} from './draft.ts'
import { type Edit, edited } from './edit.ts'
import { beginWork, worked } from './history.ts'
import { contentOf, wireOf } from './wire.ts'

const WIRE = quoteContent(
  [
    { id: '450000001', price: 1985, listPrice: 2095 },
    { id: '450000002', price: 560, listPrice: 560, qty: 2 },
  ],
  [{ id: '450000003', price: 90, listPrice: 100 }],
)

const draft = (): Draft => ({
  content: contentOf(WIRE),
  contact: { name: 'Pat', phone: '', email: '', zip: '60614' },
  customerID: null,
  projectID: null,
  offeredUntil: '2026-12-20T05:59:00.000Z',
})

const after = (...edits: Edit[]): Draft['content'] => edits.reduce(edited, draft()).content
const keys = ({ sections }: Draft['content']) => sections.map(({ key }) => key)
const lineKeys = ({ sections }: Draft['content']) => sections[0]!.lines.map(({ key }) => key)

test('content goes to the store as it came', () => {
  expect(wireOf(contentOf(WIRE))).toEqual(WIRE)
})

test.each([
  ['1,985', 198_500],
  ['$1985.5', 198_550],
  ['.99', 99],
  ['', undefined],
  ['1.999', undefined],
  ['12a', undefined],
])('the text %s is %s cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents)
})

test('an amount is read back as it is written', () => {
  for (const cents of [0, 1, 99, 100, 123_456_789]) expect(centsIn(amountText(cents))).toBe(cents)
})

test('a copy has keys and a place of its own, the first free kind, and is not recommended', () => {
  const content = after({ type: 'copy-section', from: 'option-0', key: 'copy', title: 'Copy' })
  expect(keys(content)).toEqual(['option-0', 'copy', 'option-1'])
  expect(content.sections[1]).toMatchObject({ title: 'Copy', isRecommended: false, tier: 'good' })
  expect(content.sections[1]!.lines).toEqual(content.sections[0]!.lines)
})

test('an option moves to its neighbor’s place and not beyond the end', () => {
  expect(keys(after({ type: 'move-section', key: 'option-1', by: -1 }))).toEqual(['option-1', 'option-0'])
  expect(keys(after({ type: 'move-section', key: 'option-1', by: 1 }))).toEqual(['option-0', 'option-1'])
})

test('there are never more options than a quote may have', () => {
  const many = Array.from(
    { length: 9 },
    (_, index): Edit => ({ type: 'add-section', key: `n${index}`, title: '' }),
  )
  expect(after(...many).sections).toHaveLength(MOST_SECTIONS)
})

test('one option is recommended, and one kind stands once', () => {
  const { sections } = after(
    { type: 'set-section', key: 'option-0', to: { tier: 'best' } },
    { type: 'set-section', key: 'option-1', to: { tier: 'best', isRecommended: true } },
  )
  expect(sections.map(({ tier, isRecommended }) => [tier, isRecommended])).toEqual([
    [null, false],
    ['best', true],
  ])
})

test('a product that the option has already gets more units', () => {
  const content = after({
    type: 'add-lines',
    section: 'option-0',
    lines: [
      { key: 'a', id: '450000002', qty: 3, price: 1 },
      { key: 'b', id: '450000009', qty: 1, price: 2_000 },
    ],
  })
  expect(content.sections[0]!.lines.map(({ id, qty }) => [id, qty])).toEqual([
    ['450000001', 1],
    ['450000002', 5],
    ['450000009', 1],
  ])
  expect(wireOf(content).sections[0]!.lines[2]).toMatchObject({ price: null })
})

test('an alternative shares the group of the line above', () => {
  const content = after({ type: 'set-alternative', section: 'option-0', key: 'line-1', isOne: true })
  const [first, second] = content.sections[0]!.lines
  expect(first!.group).toBe('g-line-0')
  expect(second!.group).toBe('g-line-0')
})

test('lines move and go', () => {
  expect(lineKeys(after({ type: 'move-line', section: 'option-0', key: 'line-1', by: -1 }))).toEqual([
    'line-1',
    'line-0',
  ])
  expect(lineKeys(after({ type: 'remove-line', section: 'option-0', key: 'line-0' }))).toEqual(['line-1'])
})

test('the store fills in an empty price, and leaves a typed one', () => {
  const typed: Edit = { type: 'set-line', section: 'option-0', key: 'line-1', to: { price: 1 } }
  const added: Edit = {
    type: 'add-lines',
    section: 'option-0',
    lines: [{ key: 'new', id: '450000009', qty: 1, price: 5 }],
  }
  const asked = [typed, added].reduce(edited, draft())
  const answer = wireOf(asked.content)
  answer.sections[0]!.lines[2]!.price = 77
  answer.sections[0]!.lines[1]!.price = 88
  const lines = withStorePrices(asked, answer).content.sections[0]!.lines
  expect(lines.map(({ price }) => price)).toEqual([198_500, 1, 7_700])
  expect(lines[2]).not.toHaveProperty('isUnpriced')
})

test('typing into one field is one step of undo; redo brings it back', () => {
  const type = (title: string) => ({
    type: 'edit' as const,
    edit: { type: 'set-section' as const, key: 'option-0', to: { title } },
  })
  let work = beginWork(draft())
  for (const title of ['V', 'Va', 'Var']) work = worked(work, type(title))
  expect(work.past).toHaveLength(1)
  work = worked(work, { type: 'undo' })
  expect(work.draft.content.sections[0]!.title).toBe('Option 1')
  expect(worked(work, { type: 'redo' }).draft.content.sections[0]!.title).toBe('Var')
})

test('another person’s version replaces the draft, and undo goes back to one’s own', () => {
  const mine = beginWork(draft())
  const theirs = edited(draft(), { type: 'remove-section', key: 'option-1' })
  const taken = worked(mine, { type: 'replace', draft: theirs })
  expect(taken.draft).toBe(theirs)
  expect(worked(taken, { type: 'undo' }).draft).toBe(mine.draft)
})

test('drafts are the same while only prices in force differ', () => {
  const other = draft()
  other.content.sections[0]!.lines[0]!.listPrice = 1
  expect(sameDraft(draft(), other)).toBe(true)
  expect(sameDraft(draft(), edited(draft(), { type: 'set-content', to: { message: 'Hello' } }))).toBe(false)
})

test('the discount is that of the option with the largest one', () => {
  expect(discountOf(draft().content)).toBe(11_000)
})

test('the share that a line earns follows from its cost', () => {
  expect(profitPercent(100_000, 800)).toBe('20.0')
  expect(profitPercent(100_000, undefined)).toBeUndefined()
})

test('two versions are compared line by line', () => {
  const changed = after(
    { type: 'set-line', section: 'option-0', key: 'line-0', to: { price: 190_000 } },
    { type: 'remove-section', key: 'option-1' },
    { type: 'set-content', to: { message: 'Hello' } },
  )
  const { sections, others } = compareVersions(draft().content, changed)
  expect(sections.map(({ key, before, after: now }) => [key, before, now])).toEqual([
    ['option-0', 'Option 1', 'Option 1'],
    ['option-1', 'Option 2', undefined],
  ])
  expect(sections[0]!.lines.map(({ isChanged }) => isChanged)).toEqual([true, false])
  expect(others).toEqual(['the message'])
})
