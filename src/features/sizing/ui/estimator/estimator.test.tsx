// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { roomTexts } from '../../room-texts.ts'
import { readAnswers, textsOf } from '../../rules/estimate/answers.ts'
import { readPlan } from '../../rules/estimate/plan-text.ts'
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
  const saved: SavedNeed[] = []
  return {
    moved,
    kept: saved,
    given: {
      answers: answers(),
      climate,
      saved: null,
      onSave: (need: SavedNeed) => void saved.push(need),
      onMoved: (search: string) => void moved.push(search),
      linksOf: () => ({ furnaces: '/search?q=gas+furnace', cooling: '/search?q=air+conditioner' }),
      share: null,
    },
  }
}

const heading = (): string => document.querySelector('.result-title')?.textContent ?? ''

test('[R-SIZING] a moved slider changes result and address at once; lists can read the saved home', () => {
  const { given, moved, kept } = props()
  render(<WholeHouse {...given} />)
  expect(heading()).toBe(texts.headline(44_800, '2 tons'))

  fireEvent.change(screen.getByLabelText(homeTexts.insulation), { target: { value: '3' } })
  expect(heading()).toBe(texts.headline(88_200, '3 tons'))
  expect(moved.at(-1)).toContain('insulationValue=3')

  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(kept[0]).toMatchObject({
    form: { squareFeet: 2000, insulationValue: 3 },
    need: { heatingBtu: 88_150, tons: 3 },
  })
})

test('[R-SIZING] every size says why it fits or not, and the result what it is not', () => {
  render(<WholeHouse {...props().given} />)

  expect(screen.getAllByText(/fits?, because|Does not fit, because|Fits with/i).length).toBeGreaterThan(5)
  expect(document.body.textContent).toContain(texts.notManualJ)
  expect(document.body.textContent).not.toContain('NaN')
})

test('[R-SIZING] an impossible number of a room is refused at its field, and the result stays', () => {
  const { given, moved } = props()
  render(<RoomByRoom {...given} reading={readPlan(new URLSearchParams())} />)
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
  render(<RoomByRoom {...given} reading={readPlan(new URLSearchParams('room=Den~1'))} />)

  expect(screen.getByText(roomTexts.stale)).not.toBeNull()
})
