// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fitPercent, judgeFit, onRuler } from './fit.ts'
import { FitGauge } from './fit-gauge.tsx'

afterEach(cleanup)
const textOf = (gauge: Parameters<typeof render>[0]) =>
  render(gauge).container.querySelector('p')?.textContent

test.each([
  [89, 'small'],
  [90, 'fits'],
  [100, 'fits'],
  [110, 'fits'],
  [111, 'large'],
])('%d % of the need: %s', (percent, fit) => {
  expect(judgeFit(percent)).toBe(fit)
})

test.each([
  [0, 0],
  [75, 150],
  [150, 300],
  [168, 300],
  [-5, 0],
])('%d % stands at %d of 300', (percent, place) => {
  expect(onRuler(percent, 300)).toBe(place)
})

test('the percentage is whole', () => {
  expect(fitPercent(72_845, 76_800)).toBe(105)
})

describe('the gauge always says its verdict', () => {
  test('on a card', () => {
    expect(textOf(<FitGauge need={72_845} capacity={76_800} />)).toBe('105% of your 73,000 BTU/h. Fits.')
  })

  test('in full', () => {
    expect(textOf(<FitGauge need={35_713} capacity={60_000} size="full" lead="Cooling" />)).toBe(
      'Cooling 60,000 BTU/h: 168% of your 36,000. Larger than needed.',
    )
  })

  test('without a known load it links to the calculator', () => {
    const { container } = render(<FitGauge need={null} capacity={76_800} sizingHref="/sizing" />)

    expect(container.querySelector('a')?.getAttribute('href')).toBe('/sizing')
  })
})
