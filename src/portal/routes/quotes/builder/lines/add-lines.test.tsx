// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { AddLines } from './add-lines.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const product = (sku: string) => ({ id: sku, sku, name: `Furnace ${sku}`, price: 100 })

/** The field with the products of "NVF9" below it, and "NVF96" in it, which is answered later. */
async function open(answered: Promise<unknown>) {
  const answer = (...skus: string[]) => Response.json({ version: 1, products: skus.map(product) })
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('q=NVF96') ? answered.then(() => answer('NVF96', 'NVF92')) : answer('NVF91', 'NVF92'),
  )
  const add = vi.fn()
  render(<AddLines add={add} mayUseCarts={false} />)
  const field = screen.getByRole('combobox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('NVF9')
  await screen.findByText('NVF91', {}, { timeout: LONG_ENOUGH_MS })
  type('NVF96')
  return {
    press: (key: string) => fireEvent.keyDown(field, { key }),
    added: async () => {
      await vi.waitFor(() => expect(add).toHaveBeenCalled(), LONG_ENOUGH_MS)
      return add.mock.calls.flatMap(([lines]) => lines.map(({ sku }: { sku: string }) => sku))
    },
  }
}

test('[E-QUOTE] Enter before the store answers adds the product of the typed text', async () => {
  const gate = Promise.withResolvers<void>()
  const { press, added } = await open(gate.promise)

  press('Enter')
  gate.resolve()

  expect(await added()).toEqual(['NVF96'])
})

test('[E-QUOTE] Enter adds the product that the arrow keys reached, answered or not', async () => {
  const { press, added } = await open(new Promise(() => undefined))

  press('ArrowDown')
  press('Enter')

  expect(await added()).toEqual(['NVF92'])
})

test('[E-QUOTE] the product that the arrow keys reached stays reached when the store answers', async () => {
  const gate = Promise.withResolvers<void>()
  const { press, added } = await open(gate.promise)

  press('ArrowDown')
  gate.resolve()
  await screen.findByText('NVF96', {}, { timeout: LONG_ENOUGH_MS })
  press('Enter')

  expect(await added()).toEqual(['NVF92'])
})
