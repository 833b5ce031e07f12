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
  kind: 'disconnect',
  title,
  why: `Why ${title}.`,
  required: true,
  quantity,
  way: '',
  said: '',
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
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <>
      <RequiredParts
        pages={PAGES}
        inCart={(id) => cart[id] ?? 0}
        onAdd={async (parts) => {
          if (refuse) throw new Error('no')
          for (const { id, qty } of parts) setCart((before) => ({ ...before, [id]: qty }))
        }}
        onQuantity={(id, qty) => setCart((before) => ({ ...before, [id]: qty }))}
        drawingUrl={() => ''}
        added={Object.values(cart).reduce((sum, qty) => sum + qty, 0)}
        action={foot}
      />
      <div ref={setFoot} />
    </>
  )
}

const sections = () =>
  screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.parentElement?.textContent)
const section = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const ADD_ALL = texts.addAll(2, '$380.00')

test('[L-REQ, L-REQ-SKIP, S-REQ] it begins with the first page with results and shows those alone', () => {
  render(<Cart />)
  expect(sections()).toEqual(['ElectricalSkip to Drain hoses', 'Drain hoses'])
})

test('[L-REQ-SKIP] the button moves the focus to the next page with results', async () => {
  render(<Cart />)
  await press('Skip to Drain hoses')
  expect(document.activeElement?.textContent).toBe('Drain hoses')
  expect(screen.getByText(texts.lastPage)).toBeDefined()
})

test('[L-REQ] adding a part uses the needed quantity, says why it fits and keeps the focus', async () => {
  render(<Cart />)
  const hoses = section('Drain hoses')
  expect(screen.getByText(/Why Drain hose\. Fits Hose, 16 ft\./)).toBeDefined()
  await press('Add 3 × Hose, 16 ft')

  expect([
    hoses.getByRole<HTMLInputElement>('textbox').value,
    screen.getByRole('status').textContent,
  ]).toEqual(['3', '3 parts added.'])
  expect(document.activeElement).toBe(hoses.getByRole('textbox'))
  for (let left = 3; left > 0; left--) await press(/^One fewer/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add 3 × Hose, 16 ft' }))
})

test('[L-REQ] another length may be chosen, and the total follows', () => {
  render(<Cart />)
  fireEvent.change(screen.getByRole('combobox', { name: texts.choose('Drain hose') }), {
    target: { value: '450000003' },
  })
  expect(screen.getByRole('button', { name: 'Add 3 × Hose, 50 ft' })).toBeDefined()
  expect(screen.getByRole('button', { name: ADD_ALL })).toBeDefined()
})

test('[L-REQ] one press adds all required parts, and one press undoes that', async () => {
  render(<Cart />)
  await press(ADD_ALL)
  const quantities = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect([quantities, screen.getByText(texts.allThere).className]).toEqual([['1', '3'], 'ok'])
  expect(document.activeElement?.textContent).toBe(texts.undo)
  await press(texts.undo)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: ADD_ALL })).toBeDefined()
})

test('[L-REQ] “I have it” leaves a part out of the total, and brings it back', () => {
  render(<Cart />)
  const have = screen.getByRole('button', { name: texts.haveNamed('Disconnect') })
  fireEvent.click(have)
  expect(screen.queryByRole('button', { name: 'Add 30 A Disconnect' })).toBeNull()
  expect(screen.getByRole('button', { name: texts.addAll(1, '$285.00') })).toBeDefined()
  fireEvent.click(have)
  expect(screen.getByRole('button', { name: 'Add 30 A Disconnect' })).toBeDefined()
})

test('[L-REQ] parts that cannot be added show the error beside the button', async () => {
  render(<Cart refuse />)
  await press('Add 30 A Disconnect')
  await press(ADD_ALL)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    texts.addFailed,
    texts.addFailed,
  ])
})
