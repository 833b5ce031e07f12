import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequiredNeed, RequiredPage } from '../contract.ts'
import { texts } from '../texts.ts'
import {
  type Decisions,
  missingParts,
  optionNames,
  partsList,
  saidNeeds,
  totalOf,
  waysOf,
  withoutNeedsInCart,
} from './parts-list.ts'

const part = (id: string, price = 10, isInStock = true): RequiredNeed['components'][number] => ({
  id,
  name: `Part ${id}`,
  parentCategoryListName: '',
  isPopUp: true,
  sku: id,
  path: '/',
  price,
  isInStock,
  fit: '',
})
const need = (title: string, more: Partial<RequiredNeed> = {}): RequiredNeed => ({
  kind: 'lineSet',
  title,
  why: '',
  required: true,
  quantity: 1,
  way: '',
  said: '',
  components: [part(title)],
  ...more,
})
const page = (number: RequiredPage['page'], ...needs: RequiredNeed[]): RequiredPage => ({
  page: number,
  title: texts.pages[number - 1] ?? '',
  needs,
})
const undecided: Decisions = { owned: new Set(), chosen: {}, inCart: () => 0 }
const shown = (pages: RequiredPage[], decisions: Partial<Decisions> = {}) =>
  partsList(pages, { ...undecided, ...decisions })

test('[L-REQ, L-REQ-SKIP] the pages with results are the sections, each once and in order', () => {
  const anyPages = fc.tuple(
    ...([1, 2, 3, 4, 5] as const).map((number) =>
      fc.boolean().map((isFull) => page(number, ...(isFull ? [need(`n${number}`)] : []))),
    ),
  )
  fc.assert(
    fc.property(anyPages, (pages) => {
      const met = shown(pages).map((section) => section.page)
      expect(met).toEqual(pages.filter(({ needs }) => needs.length > 0).map((each) => each.page))
    }),
  )
})

test('a section has its required parts first', () => {
  const [section] = shown([page(2, need('a', { required: false }), need('b'), need('c'))])
  expect(section?.rows.map((row) => row.need.title)).toEqual(['b', 'c', 'a'])
})

test.each([
  [['disconnect', 'breaker', 'circuitCable', 'whip'], texts.electrical],
  [['breaker', 'circuitCable', 'disconnect', 'floatSwitch'], texts.electrical],
  [['disconnect', 'pad'], texts.shortPages[1]],
])('a page of supplies with %j is called %s', (kinds, title) => {
  const pages = [page(2, ...kinds.map((kind) => need(kind, { kind })))]
  expect(shown(pages).map((section) => section.title)).toEqual([title])
})

test('all required parts are added, except what the buyer has, added or cannot get', () => {
  const pages = [
    page(1, need('lines', { quantity: 3 }), need('owned')),
    page(2, need('bought'), need('gone', { components: [part('gone', 10, false)] })),
    page(5, need('recommended', { required: false })),
  ]
  const owned = new Set([shown(pages)[0]?.rows[1]?.key ?? ''])
  const sections = shown(pages, { owned, inCart: (id) => (id === 'bought' ? 1 : 0) })
  expect(sections.flatMap(({ rows }) => rows.map(({ state }) => state))).toEqual([
    'open',
    'owned',
    'added',
    'unstocked',
    'open',
  ])
  const missing = missingParts(sections)
  expect([missing.map(({ need: { title } }) => title), totalOf(missing)]).toEqual([['lines'], 30_00])
})

test('the part is the one in the cart, or the buyer’s choice, or the first in stock', () => {
  const pages = [
    page(1, need('a', { components: [part('gone', 5, false), part('short'), part('long', 20)] })),
  ]
  const key = shown(pages)[0]?.rows[0]?.key ?? ''
  const idOf = (decisions: Partial<Decisions>) => shown(pages, decisions)[0]?.rows[0]?.part.id
  expect([
    idOf({}),
    idOf({ chosen: { [key]: 'long' } }),
    idOf({ chosen: { [key]: 'long' }, inCart: (id) => (id === 'short' ? 2 : 0) }),
  ]).toEqual(['short', 'long', 'short'])
})

test.each([
  [
    ['Line Set, 3/8 × 7/8 in, 15 ft', 'Line Set, 3/8 × 7/8 in, 25 ft'],
    'Line Set, 3/8 × 7/8 in',
    ['15 ft', '25 ft'],
  ],
  [['Pad, 32 in', 'Pad, 36 in'], 'Pad', ['32 in', '36 in']],
  [['Breaker, 30 A', 'Fuse, 30 A'], '', ['Breaker, 30 A', 'Fuse, 30 A']],
  [['Disconnect', 'Disconnect, 60 A'], '', ['Disconnect', 'Disconnect, 60 A']],
])('the choice among %j begins with what they have in common', (names, common, own) => {
  expect(optionNames(names)).toEqual({ common, own })
})

test('[S-REQ] a need that the cart meets leaves its page', () => {
  const left = withoutNeedsInCart([page(1, need('a'), need('b'))], new Set(['a']))
  expect(left[0]?.needs.map(({ title }) => title)).toEqual(['b'])
})

test('[A5] what no part can be chosen for is said once for each reason, with all its names', () => {
  const said = (title: string, why: string) => need(title, { components: [], said: why })
  const pages = [page(2, said('Breaker', 'Read the plate.'), need('Pad'), said('Whip', 'Read the plate.'))]

  expect(saidNeeds(pages)).toEqual([{ titles: ['Breaker', 'Whip'], said: 'Read the plate.' }])
  expect(shown(pages).flatMap(({ rows }) => rows.map((row) => row.need.title))).toEqual(['Pad'])
})

test('[A6] of two ways only the chosen one is listed, and before the choice neither', () => {
  const pages = [page(5, need('Type B', { way: 'roof' }), need('Stainless', { way: 'wall' }), need('Valve'))]
  const titles = (way?: string) =>
    shown(pages, { way }).flatMap(({ rows }) => rows.map((row) => row.need.title))

  expect(waysOf(pages)).toEqual(['roof', 'wall'])
  expect([titles(), titles('roof'), titles('wall')]).toEqual([
    ['Valve'],
    ['Type B', 'Valve'],
    ['Stainless', 'Valve'],
  ])
})
