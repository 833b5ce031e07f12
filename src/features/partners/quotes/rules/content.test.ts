import { expect, test } from 'vitest'
import {
  allSelected,
  type Content,
  contentProblems,
  emptyContent,
  firstSelection,
  type Line,
  recommendedSection,
  type Section,
  selectionProblem,
  sendProblems,
} from './content.ts'

const line = (key: string, some: Partial<Line> = {}): Line => ({
  ...{ key, id: `4530000${key.padStart(2, '0')}`, qty: 1, price: 100, listPrice: 100 },
  ...{ isOptional: false, group: null, note: '' },
  ...some,
})
const section = (key: string, lines: Line[], some: Partial<Section> = {}): Section => ({
  ...{ key, title: key, tier: null, note: '', isRecommended: false, lines },
  ...some,
})
const content = (...sections: Section[]): Content => ({
  ...emptyContent({ name: 'Dana', phone: '', extension: '', email: '' }),
  sections,
})
const problemsOf = (each: Content) => contentProblems(each).map(({ problem }) => problem)

test('the first selection has every line but optional ones, and one of a group', () => {
  const lines = [
    line('1'),
    line('2', { isOptional: true }),
    line('3', { group: 'g' }),
    line('4', { group: 'g' }),
  ]
  expect(firstSelection(section('a', lines)).lines.map(({ key }) => key)).toEqual(['1', '3'])
})

test('selecting all keeps the chosen line of a group and the typed quantities', () => {
  const lines = [
    line('1'),
    line('2', { isOptional: true }),
    line('3', { group: 'g' }),
    line('4', { group: 'g' }),
  ]
  const current = { sectionKey: 'a', lines: [{ key: '4', qty: 3 }] }
  expect(allSelected(section('a', lines), current).lines).toEqual([
    { key: '1', qty: 1 },
    { key: '2', qty: 1 },
    { key: '4', qty: 3 },
  ])
})

test.each([
  ['nothing_selected', []],
  ['unknown_line', [{ key: '9', qty: 1 }]],
  [
    'unknown_line',
    [
      { key: '1', qty: 1 },
      { key: '1', qty: 1 },
    ],
  ],
  ['quantity', [{ key: '1', qty: 0 }]],
  ['quantity', [{ key: '1', qty: 1_000 }]],
  ['quantity', [{ key: '1', qty: 1.5 }]],
  [
    'several_of_group',
    [
      { key: '3', qty: 1 },
      { key: '4', qty: 1 },
    ],
  ],
  [
    undefined,
    [
      { key: '1', qty: 999 },
      { key: '4', qty: 1 },
    ],
  ],
])('%s', (problem, lines) => {
  const all = section('a', [line('1'), line('3', { group: 'g' }), line('4', { group: 'g' })])
  expect(selectionProblem(all, { sectionKey: 'a', lines })).toBe(problem)
})

test('a product has one price in an option, and may have another in the next one', () => {
  const cheap = line('2', { id: '453000001', price: 90 })
  expect(problemsOf(content(section('a', [line('1', { id: '453000001' }), cheap])))).toEqual(['two_prices'])
  expect(problemsOf(content(section('a', [line('1', { id: '453000001' })]), section('b', [cheap])))).toEqual(
    [],
  )
})

test('keys, sizes and the recommended option are limited', () => {
  expect(problemsOf(content(section('a', []), section('a', [])))).toEqual(['same_key'])
  expect(problemsOf(content(section('a', [line('1'), line('1', { id: '453000009' })])))).toEqual(['same_key'])
  const two = [section('a', [], { isRecommended: true }), section('b', [], { isRecommended: true })]
  expect(problemsOf(content(...two))).toEqual(['two_recommended'])
  const many = Array.from({ length: 61 }, (_, index) => line(String(index)))
  expect(problemsOf(content(section('a', many)))).toEqual(['too_many_lines'])
  const much = [line('1', { qty: 999, id: '453000001' }), line('2', { qty: 1, id: '453000001' })]
  expect(problemsOf(content(section('a', much)))).toEqual(['quantity'])
})

test('an empty quote or option is saved and not sent', () => {
  expect(sendProblems(content()).map(({ problem }) => problem)).toEqual(['no_section'])
  expect(sendProblems(content(section('a', [line('1', { isOptional: true })])))).toMatchObject([
    { problem: 'empty_section', section: 'a' },
  ])
  expect(sendProblems(content(section('a', [line('1')])))).toEqual([])
})

test('the recommended option, or the first, stands for the quote in lists', () => {
  expect(recommendedSection(content(section('a', []), section('b', [], { isRecommended: true })))?.key).toBe(
    'b',
  )
  expect(recommendedSection(content(section('a', []), section('b', [])))?.key).toBe('a')
})
