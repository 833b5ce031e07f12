// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Need } from '../rules/need.ts'
import { FitRow } from './fit-row.tsx'

afterEach(cleanup)

const need: Need = { heatingBtu: 48_210, heatingBtuRounded: 49_000, coolingBtu: 24_300, tons: 2, systems: 1 }
const rowOf = (heatingBtu: number) =>
  render(
    <FitRow
      capacity={{ heatingBtu, coolingBtu: null }}
      need={need}
      rightSize="/product/x/450000001"
      home="Compared with your home."
    />,
  ).container

test('[V-BTU] a size that fits says so and names the rounded need', () => {
  const row = rowOf(48_000)

  expect(row.textContent).toBe(
    'Fits your home Heating: 100% of the 49,000 BTU/h your home needs. Compared with your home.',
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('a size far too large says how much, leads to the right one, and its needle becomes an arrow', () => {
  const row = rowOf(77_600)

  expect(row.textContent).toContain('Too large: 1.6 × what your home needs')
  expect(screen.getByRole('link', { name: 'See the right size' }).getAttribute('href')).toBe(
    '/product/x/450000001',
  )
  // [B9] The arrow is not part of the ruler, which is stretched and would cut its head.
  expect(row.querySelector('.gauge-over .gauge-point')).not.toBeNull()
  expect(row.querySelector('.ruler .gauge-point')).toBeNull()
})

test('at the end of the ruler the needle still stands on its mark', () => {
  expect(rowOf(72_315).querySelector('.gauge-point')?.getAttribute('d')).toContain('M300 0V')
})

test('a size that is too small says so', () => {
  expect(rowOf(30_000).textContent).toContain('Too small: 0.6 × what your home needs')
})
