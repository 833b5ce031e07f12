// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MenuEntry } from '#features/catalog/catalog/contract.ts'
import { ShopContext } from '#shop/shop-context.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { shopForTests } from '#tests/fixtures/shop/shop-for-tests.ts'
import { ShopMenu } from './header.tsx'
import { MobileMenu } from './menu/mobile-menu.tsx'
import { HOVER_MS } from './menu/use-dropdown.ts'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

let ids = 0
const entry = (name: string, children: MenuEntry[] = []): MenuEntry => ({
  id: ++ids,
  name,
  link: `/category/${name}`,
  icon: '',
  count: 3,
  children,
})
const entries = [entry('heating', [entry('furnaces'), entry('boilers')]), entry('cooling', [entry('coils')])]

// The menu is answered; drawings never are.
beforeEach(() =>
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/menu') ? Promise.resolve(Response.json({ entries })) : new Promise(() => undefined),
  ),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(part: ReactNode) {
  const page = (
    <>
      {part}
      <a href="/next">page</a>
    </>
  )
  const element = <ShopContext value={shopForTests()}>{page}</ShopContext>
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  return router
}
const panel = () => screen.queryByRole('navigation', { name: 'Shop By Category' })
const shop = () => screen.getByRole('button', { name: 'Shop' })

async function openShop() {
  const router = show(<ShopMenu />)
  fireEvent.click(shop())
  await screen.findByRole('navigation', { name: 'Shop By Category' })
  return router
}

test('[L-MENU] a press opens the Shop menu, a second one closes it', async () => {
  await openShop()
  const expanded = shop().getAttribute('aria-expanded')

  fireEvent.click(shop())

  expect([expanded, shop().getAttribute('aria-expanded'), panel()]).toEqual(['true', 'false', null])
})

test('[L-MENU] a resting mouse opens it, leaving closes it; a finger does neither', async () => {
  show(<ShopMenu />)
  const box = shop().parentElement!

  fireEvent.pointerEnter(box, { pointerType: 'touch' })
  await new Promise((done) => setTimeout(done, HOVER_MS + 20))
  const byFinger = shop().getAttribute('aria-expanded')
  fireEvent.pointerEnter(box, { pointerType: 'mouse' })
  await screen.findByRole('navigation', { name: 'Shop By Category' })
  fireEvent.pointerLeave(box, { pointerType: 'mouse' })

  expect([byFinger, panel()]).toEqual(['false', null])
})

test('[L-MENU] Escape closes it and gives the focus back to its button', async () => {
  await openShop()
  screen.getByRole('link', { name: /furnaces/ }).focus()

  fireEvent.keyDown(document, { key: 'Escape' })

  expect([panel(), document.activeElement]).toEqual([null, shop()])
})

test('[L-MENU] Escape keeps the focus in a typed field while the pointer holds the menu open', async () => {
  await openShop()
  const elsewhere = screen.getByRole('link', { name: 'page' })
  elsewhere.focus()

  fireEvent.keyDown(document, { key: 'Escape' })

  expect([panel(), document.activeElement]).toEqual([null, elsewhere])
})

test('[L-MENU] a press outside closes it, a press inside does not', async () => {
  await openShop()

  fireEvent.pointerDown(screen.getByRole('link', { name: /furnaces/ }))
  const afterInside = panel()
  fireEvent.pointerDown(screen.getByText('page'))

  expect([afterInside === null, panel()]).toEqual([false, null])
})

test('[L-MENU] another page closes it, and so does moving the focus out', async () => {
  const router = await openShop()
  await router.navigate('/elsewhere')
  await waitFor(() => expect(panel()).toBeNull())

  fireEvent.click(shop())
  ;(await screen.findByRole('link', { name: /furnaces/ })).focus()
  screen.getByRole('link', { name: 'page' }).focus()

  await waitFor(() => expect(panel()).toBeNull())
})

test('[L-MENU] the focused department shows its categories; arrow keys walk the departments', async () => {
  await openShop()
  screen.getByRole('link', { name: /^heating/ }).focus()

  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  const second = [document.activeElement?.textContent, screen.queryByRole('heading')?.textContent]
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })

  expect(second).toEqual(['cooling3', 'cooling'])
  expect(document.activeElement?.textContent).toBe('heating3')
})

test('[L-MENU] without the categories the page of all of them opens instead', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  const router = show(<ShopMenu />)

  fireEvent.click(shop())

  await waitFor(() => expect(router.state.location.pathname).toBe('/view-categories'))
})

test('[L-HDR] the phone’s menu says Shop By Category and folds out its departments', async () => {
  show(<MobileMenu phone="(800) 555-0142" onChoosePlace={() => undefined} />)

  fireEvent.click(screen.getByRole('button', { name: /Shop By Category/ }))

  const folds = (await screen.findByRole('navigation', { name: 'Shop By Category' })).querySelectorAll(
    'summary',
  )
  expect([...folds].map((fold) => fold.textContent)).toEqual(['heating3', 'cooling3', 'Shopping Assistance'])
  expect(screen.getByRole('link', { name: /555-0142/ })).toBeTruthy()
})
