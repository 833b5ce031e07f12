// @vitest-environment happy-dom

import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { CHICAGO_ANSWER as answer, CHICAGO_NEED as need } from '#tests/fixtures/sizing/chicago.ts'
import type { HomeForm } from '../rules/home.ts'
import type { BtuAnswer, SavedNeed } from '../rules/saved-need.ts'
import { texts } from '../texts.ts'
import { CardGauge, FitGauges } from './fit-gauges.tsx'
import { HomeSizer } from './home-sizer.tsx'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

afterEach(cleanup)

/** The calculator with a call that the test answers. */
function open() {
  const asked: HomeForm[] = []
  const saved: (SavedNeed | null)[] = []
  let settle = { resolve: (_: BtuAnswer) => {}, reject: (_: Error) => {} }
  const calculate = (home: HomeForm) => {
    asked.push(home)
    return new Promise<BtuAnswer>((resolve, reject) => {
      settle = { resolve, reject }
    })
  }
  const view = (now: SavedNeed | null) => (
    <HomeSizer saved={now} zip="60614" calculate={calculate} onSaved={keep} />
  )
  const page = render(view(null))
  function keep(next: SavedNeed | null) {
    saved.push(next)
    page.rerender(view(next))
  }
  return {
    asked,
    saved,
    answerWith: (result: BtuAnswer) => settle.resolve(result),
    failWith: (error: Error) => settle.reject(error),
  }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: texts.submit }))
const fieldOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test(
  '[E-BTU, K-DEFAULTS] the form begins with 70 and 75 °F, one floor, a basement, insulation 7, ' +
    'at the visitor’s place',
  () => {
    open()

    expect(
      [texts.area, texts.zip, texts.floors, texts.basement, texts.insulation, texts.heatTo, texts.coolTo].map(
        fieldOf,
      ),
    ).toEqual(['', '60614', '1', 'yes', '7', '70', '75'])
  },
)

test('[E-BTU] a missing or impossible value is reported at its field, and nothing is requested', () => {
  const { asked } = open()
  type(texts.zip, 'nowhere')
  type(texts.heatTo, '700')
  press()

  expect(
    [texts.errors.squareFeet, texts.errors.zipCode, texts.errors.thermostatHT].map(
      (text) => screen.getByText(text).textContent,
    ),
  ).toEqual([texts.errors.squareFeet, texts.errors.zipCode, texts.errors.thermostatHT])
  expect(asked).toEqual([])
})

describe('[S-ASYNC] the call of the calculator', () => {
  test('loading, then the result with method, inputs and date of the data', async () => {
    const { asked, saved, answerWith } = open()
    type(texts.area, '2,000')
    press()
    expect(screen.getByRole('button', { name: texts.working }).getAttribute('aria-busy')).toBe('true')
    answerWith(answer)

    await screen.findByText('45,000')
    expect(asked).toEqual([
      {
        squareFeet: 2000,
        thermostatHT: 70,
        thermostatAC: 75,
        zipCode: '60614',
        basement: 'yes',
        numFloors: 1,
        insulationValue: 7,
      },
    ])
    expect(saved).toHaveLength(1)
    expect(screen.getByText(/Manual J report for a permit/).textContent).toMatch(
      /2\.8 °F.*Chicago-Meigs Field, 5 mi.*2009–2023, compiled on 2026-04-26.*by ACCA Manual J 8/,
    )
    expect(screen.getByRole('button', { name: texts.submit })).not.toBeNull()
  })

  test.each([
    ['a refusal shows its own message', new ApiError('invalid_zip', 'Invalid zipcode'), 'Invalid zipcode'],
    ['a broken connection shows our message', new Error('socket hang up'), texts.failed],
    ['a server error shows our message', new ApiError('internal', 'Oops', { status: 500 }), texts.failed],
  ])('loading, then the error: %s', async (_, error, text) => {
    const { saved, failWith } = open()
    type(texts.area, '2000')
    press()
    failWith(error)

    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
    expect(saved).toEqual([])
  })
})

test('[E-BTU] the shopper can delete the home', async () => {
  const { saved, answerWith } = open()
  type(texts.area, '2000')
  press()
  answerWith({ ...answer, Systems: 2 })
  fireEvent.click(await screen.findByRole('button', { name: texts.forget }))

  expect(screen.queryByText('45,000')).toBeNull()
  expect(saved.at(-1)).toBeNull()
})

describe('[V-BTU] gauges', () => {
  test('compares heating and cooling of a product, each with its own load', () => {
    const { container } = render(
      <FitGauges capacity={{ heatingBtu: 42_000, coolingBtu: 35_400 }} need={need} />,
    )

    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Heating 42,000 BTU/h: 94% of your 45,000. Fits.',
      'Cooling 35,400 BTU/h: 163% of your 22,000. Larger than needed.',
    ])
  })

  test('with two systems each covers half of the load', () => {
    const { container } = render(
      <FitGauges capacity={{ heatingBtu: 22_000, coolingBtu: null }} need={{ ...need, systems: 2 }} />,
    )

    expect(container.textContent).toContain('98% of your 23,000. Fits.')
  })

  test('before the load is known it shows the capacity alone', () => {
    const { container } = render(
      <FitGauges capacity={{ heatingBtu: 64_000, coolingBtu: null }} need={null} tellUs="" />,
    )

    expect(container.querySelector('p')?.textContent).toBe('64,000 BTU/h. ')
  })

  test.each([
    ['a furnace by its heat', { heatingBtu: 42_000, coolingBtu: null }, '94% of your 45,000 BTU/h. Fits.'],
    [
      'a heat pump by its cooling',
      { heatingBtu: 34_000, coolingBtu: 23_600 },
      'Cooling 108% of your 22,000 BTU/h. Fits.',
    ],
  ])('on a card: %s', (_, capacity, text) => {
    expect(render(<CardGauge capacity={capacity} need={need} />).container.textContent).toBe(text)
  })
})
