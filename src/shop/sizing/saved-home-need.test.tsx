// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { needTexts } from '#features/choosing/sizing/need-texts.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { shopForTests } from '#tests/fixtures/shop/shop-for-tests.ts'
import { ShopContext } from '../shop-context.ts'
import { ComparedHome } from './compared-home.tsx'
import { createHomeNeedStore, inThisPage } from './saved-home-need.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const home = (squareFeet: number, by: SavedNeed['by']): SavedNeed => ({
  form: {
    squareFeet,
    zipCode: '55802',
    numFloors: 2,
    basement: 'yes',
    insulationValue: 4,
    thermostatHT: 70,
    thermostatAC: 75,
  },
  need: { heatingBtu: 52_300, heatingBtuRounded: 53_000, coolingBtu: 21_000, tons: 2, systems: 1 },
  place: 'Duluth, MN 55802',
  region: 'N',
  state: 'MN',
  emissionStandard: 'None',
  basis: {
    station: 'Duluth Harbor',
    stationMiles: 1,
    heatingDesignF: -12,
    coolingDesignF: 82,
    recordsFrom: 2009,
    recordsTo: 2023,
    dataBuiltOn: '2026-04-26',
  },
  ...(by && { by }),
})

/** Two tabs of one browser: each has its own store over the same storage. */
function open() {
  const [here, there] = [shopForTests(), shopForTests()]
  render(
    <ShopContext value={here}>
      <ComparedHome />
    </ShopContext>,
  )
  const inOtherTab = (saved: SavedNeed | null) =>
    act(() => {
      there.homeNeed.save(saved)
      document.documentElement.removeAttribute('data-need')
      window.dispatchEvent(new Event('storage'))
    })
  return { here, inOtherTab }
}

const words = (squareFeet: number, by: 'whole' | 'rooms' | 'bills') =>
  needTexts.fitFor(needTexts.home(squareFeet, 2, true), '55802', needTexts.by[by])

test('[E-BTU] every tab follows the home that was saved last, and says how it was sized', () => {
  const { here, inOtherTab } = open()
  screen.getByText(new RegExp(needTexts.doesItFit.replace('?', '\\?')))

  act(() => here.homeNeed.save(home(1_800, 'whole')))
  screen.getByText(new RegExp(`^${words(1_800, 'whole')}`))
  inOtherTab(home(1_800, 'rooms'))
  screen.getByText(new RegExp(`^${words(1_800, 'rooms')}`))
  inOtherTab(home(2_100, 'bills'))
  screen.getByText(new RegExp(`^${words(2_100, 'bills')}`))
  expect(document.documentElement.hasAttribute('data-need')).toBe(true)

  inOtherTab(null)
  screen.getByText(new RegExp(needTexts.doesItFit.replace('?', '\\?')))
  expect(document.documentElement.hasAttribute('data-need')).toBe(false)
})

test('[issue 27, one home] a contractor’s page keeps a customer’s home to itself', () => {
  const { api } = shopForTests()
  localStorage.setItem('alpine.homeNeed', JSON.stringify(home(900, undefined)))
  const store = createHomeNeedStore(inThisPage(), api)

  expect(store.read()).toBeNull()
  store.save(home(2_400, undefined))
  expect(store.read()?.form.squareFeet).toBe(2_400)
  expect(localStorage.getItem('alpine.homeNeed')).toContain('"squareFeet":900')
  expect(createHomeNeedStore(inThisPage(), api).read()).toBeNull()
  store.save(null)
  expect(store.read()).toBeNull()
})
