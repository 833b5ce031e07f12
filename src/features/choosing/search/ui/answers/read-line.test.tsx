// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SearchAnswer } from '../../contract.ts'
import { texts } from '../texts.ts'
import { ReadLine } from './read-line.tsx'

afterEach(cleanup)

const READ: SearchAnswer['read'] = [
  { kind: 'product', said: 'gas furnace', rest: 'under $2000 without wifi' },
  { kind: 'limit', said: 'under $2,000', rest: 'gas furnace without wifi' },
  { kind: 'without', said: 'wifi', rest: 'gas furnace under $2000' },
]

test('each part of a search is a link to the search without it', () => {
  render(<ReadLine read={READ} />)
  const links = screen.getAllByRole('link')

  expect(links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('q'))).toEqual(
    READ.map(({ rest }) => rest),
  )
  expect(links.map((link) => link.querySelector('.visually-hidden')?.textContent)).toEqual(
    ['gas furnace', 'under $2,000', 'without wifi'].map(texts.dropPart),
  )
})

test('a search of one part has nothing to drop', () => {
  render(<ReadLine read={[{ kind: 'product', said: 'gas furnace', rest: '' }]} />)

  expect(screen.queryByRole('link')).toBeNull()
})
