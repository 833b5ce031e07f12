// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { roomTexts } from '../../room-texts.ts'
import { readAnswers, textsOf } from '../../rules/estimate/answers.ts'
import { readPlan } from '../../rules/estimate/plan-text.ts'
import { sizedOf } from '../../rules/estimate/sized.ts'
import type { SavedNeed } from '../../rules/saved-need.ts'
import { texts as homeTexts } from '../../texts.ts'
import { RoomByRoom } from './rooms/room-by-room.tsx'
import { WholeHouse } from './whole-house.tsx'

afterEach(cleanup)

const climate = {
  zipCode: '60614',
  place: 'Chicago, IL 60614',
  region: 'N' as const,
  state: 'IL',
  emissionStandard: 'None' as const,
  latitude: 41.9,
  heat99F: 2.8,
  cool1F: 88.9,
  elevationFt: 594,
  dailyRangeF: 19,
  grains: 32,
  station: { name: 'Chicago-Meigs Field', miles: 5 },
  year: { meanF: 51.3, heatingDegreeDays: 6_142, coldestWaterF: 43 },
  recordsFrom: 2009,
  recordsTo: 2023,
  dataBuiltOn: '2026-04-26',
}

function answers() {
  const read = readAnswers(textsOf(new URLSearchParams('squareFeet=2000&zipCode=60614')))
  if ('faults' in read) throw new Error('faults')
  return read.answers
}

function props() {
  const moved: string[] = []
  const saved: (SavedNeed | null)[] = []
  return {
    moved,
    kept: saved,
    given: {
      answers: answers(),
      climate,
      saved: null,
      search: '?squareFeet=2000&zipCode=60614',
      onSave: (need: SavedNeed | null) => void saved.push(need),
      onMoved: (search: string) => void moved.push(search),
      fittingOf: (search: string) => ({ furnaces: search, cooling: search, systems: search }),
      share: () => null,
    },
  }
}

const heading = (): string => document.querySelector('.result-title')?.textContent ?? ''

test('[R-SIZING] a moved slider changes result and address at once; lists can read the saved home', () => {
  const { given, moved, kept } = props()
  render(<WholeHouse {...given} />)
  expect(heading()).toBe(texts.headline(45_000, '2 tons'))

  fireEvent.change(screen.getByLabelText(homeTexts.insulation), { target: { value: '3' } })
  expect(heading()).toBe(texts.headline(89_000, '3 tons'))
  expect(moved.at(-1)).toContain('insulationValue=3')

  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(kept[0]).toMatchObject({
    form: { squareFeet: 2000, insulationValue: 3 },
    need: { heatingBtu: 88_150, tons: 3 },
    by: 'whole',
  })
})

/** A saved home and its address give the same result, by each method. */
function expectSame(saved: SavedNeed | null | undefined): void {
  const reading = sizedOf(new URLSearchParams(saved?.search), climate)
  expect('sized' in reading && reading.sized.need).toEqual(saved?.need)
}

test('[R-SIZING] a result by bills or by rooms is what the store uses, and its link repeats it', () => {
  const { given, kept } = props()
  render(<WholeHouse {...given} search="?squareFeet=2000&zipCode=60614&billed=36500" />)
  expect(heading()).toBe(texts.headline(37_000, '2 tons'))
  screen.getByText(new RegExp(`^${texts.billed(36_500, 44_812).slice(0, 40)}`))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(kept[0]).toMatchObject({ by: 'bills', need: { heatingBtu: 36_500, coolingBtu: 21_763 } })
  expectSame(kept[0])

  fireEvent.click(screen.getByRole('button', { name: texts.dropBilled }))
  expect(heading()).toBe(texts.headline(45_000, '2 tons'))
  cleanup()

  render(<RoomByRoom {...given} search="?squareFeet=2000&zipCode=60614&depth=rooms" />)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(kept[1]?.by).toBe('rooms')
  expectSame(kept[1])
})

test('[R-SIZING] a saved home can be forgotten where it was made', () => {
  const { given, kept } = props()
  const { rerender } = render(<WholeHouse {...given} />)
  expect(screen.queryByRole('button', { name: homeTexts.forget })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  rerender(<WholeHouse {...given} saved={kept[0] ?? null} />)
  screen.getByText(texts.saved)
  fireEvent.click(screen.getByRole('button', { name: homeTexts.forget }))

  expect(kept.at(-1)).toBeNull()
})

test('[R-SIZING] every size says why it fits or not, and the result what it is not', () => {
  render(<WholeHouse {...props().given} />)

  expect(screen.getAllByText(/fits?, because|Does not fit, because|Fits with/i).length).toBeGreaterThan(5)
  expect(document.body.textContent).toContain(texts.notManualJ)
  expect(document.body.textContent).not.toContain('NaN')
})

test('[R-SIZING] an impossible number of a room is refused at its field, and the result stays', () => {
  const { given, moved } = props()
  render(<RoomByRoom {...given} />)
  const before = heading()
  const area = screen.getAllByLabelText(roomTexts.numbers.area)[0]!
  fireEvent.change(area, { target: { value: 'huge' } })
  expect([heading(), moved]).toEqual([before, []])
  expect(screen.getByText(roomTexts.limits(10, 20_000))).not.toBeNull()

  fireEvent.change(area, { target: { value: '500' } })
  expect(readPlan(new URLSearchParams(moved.at(-1)))).toMatchObject({ kind: 'plan', faults: [] })
})

test('[R-SIZING] a stale link says so', () => {
  const { given } = props()
  render(<RoomByRoom {...given} search="?depth=rooms&room=Den~1" />)

  expect(screen.getByText(roomTexts.stale)).not.toBeNull()
})
