// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { RequiredPage } from '../contract.ts'
import { texts } from '../texts.ts'
import { RequiredParts } from './required-parts.tsx'

const component = (id: string, name: string) => ({
  id,
  name,
  parentCategoryListName: 'Supplies',
  isPopUp: true,
  sku: id,
  path: '/',
  price: 95,
  isInStock: true,
  fit: `Fits ${name}.`,
})
const need = (title: string, quantity: number, ...components: ReturnType<typeof component>[]) => ({
  kind: 'x',
  title,
  why: `Why ${title}.`,
  required: true,
  quantity,
  components,
})
const page = (number: number, ...needs: ReturnType<typeof need>[]): RequiredPage => ({
  page: number,
  title: texts.pages[number - 1] ?? '',
  needs,
})

const PAGES = [
  page(1),
  page(2, need('Disconnect', 1, component('450000001', '30 A Disconnect'))),
  page(
    3,
    need('Drain hose', 3, component('450000002', 'Hose, 16 ft'), component('450000003', 'Hose, 50 ft')),
  ),
  page(4),
  page(5),
]

afterEach(cleanup)

function Cart({ refuse = false }: { refuse?: boolean }) {
  const [cart, setCart] = useState<Record<string, number>>({})
  return (
    <RequiredParts
      pages={PAGES}
      answered={new Set([5])}
      inCart={(id) => cart[id] ?? 0}
      onAdd={async (id, qty) => {
        if (refuse) throw new Error('no')
        setCart((before) => ({ ...before, [id]: qty }))
      }}
      onQuantity={(id, qty) => setCart((before) => ({ ...before, [id]: qty }))}
      drawingUrl={() => ''}
      added={Object.values(cart).reduce((sum, qty) => sum + qty, 0)}
    />
  )
}

const region = () => screen.getByRole('region', { name: /^What it also needs/ })
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('[L-REQ, S-REQ] it opens on the first page with results and names all five pages', () => {
  render(<Cart />)
  expect(region().textContent).toContain('AC installation supplies')
  expect(
    screen
      .getAllByRole('listitem')
      .filter((item) => item.closest('ol'))
      .map((item) => item.textContent),
  ).toEqual([
    'Line setsNot needed',
    'AC suppliesPage 2 of 5',
    'Drain hoses',
    'Mini-split partsNot needed',
    'Other partsIn your cart',
  ])
})

test('[L-REQ-SKIP] Next opens the next page with results and focuses its heading; Back returns', async () => {
  render(<Cart />)
  await press('Next: Drain hoses')
  expect(document.activeElement?.textContent).toBe('What it also needs: Mini-split drain hose accessories')
  expect([
    screen.queryByRole('button', { name: /^Next/ }),
    screen.getByText(texts.lastPage).textContent,
  ]).toEqual([null, texts.lastPage])
  await press('Back')
  expect(screen.getByRole('region', { name: 'Disconnect' })).toBeDefined()
})

test('[L-REQ] adding a part uses the needed quantity, says why it fits and keeps the focus', async () => {
  render(<Cart />)
  await press('Next: Drain hoses')
  expect(region().textContent).toContain('Fits Hose, 16 ft.')
  await press('Add 3 × Hose, 16 ft')

  const hoses = within(screen.getByRole('region', { name: 'Drain hose' }))
  expect([
    hoses.getByRole<HTMLInputElement>('textbox').value,
    hoses.getByText(texts.inCart).textContent,
    screen.getByRole('status').textContent,
  ]).toEqual(['3', texts.inCart, '3 parts added.'])
  expect(document.activeElement).toBe(hoses.getByRole('textbox'))
  for (let left = 3; left > 0; left--) await press(/^One fewer/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add 3 × Hose, 16 ft' }))
})

test('[L-REQ] “I already have this” hides the choices, and shows them again', () => {
  render(<Cart />)
  const tick = screen.getByRole('checkbox', { name: texts.haveNamed('Disconnect') })
  fireEvent.click(tick)
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  fireEvent.click(tick)
  expect(screen.getByRole('button', { name: 'Add 30 A Disconnect' })).toBeDefined()
})

test('[L-REQ] a part that cannot be added shows the error in its row', async () => {
  render(<Cart refuse />)
  await press('Add 30 A Disconnect')
  expect(screen.getByRole('alert').textContent).toBe(texts.addFailed)
})
