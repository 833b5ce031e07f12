// @vitest-environment happy-dom
import { use } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { shopForTests } from '#tests/fixtures/shop/shop-for-tests.ts'
import { ShopContext } from '../shop-context.ts'
import { SearchBox } from './search-box.tsx'

let root: Root | undefined
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const gate = () => Promise.withResolvers<void>()
const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), LONG_ENOUGH_MS)
const shown = (page: string) => until(() => document.querySelector('h1')?.textContent === page)
const field = () => document.querySelector('input')!

/** As a person does, and in React's own time: inside `act` a page that waits appears only with luck. */
function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

/** The field above searches that load and appear when the test lets them. */
async function open(loads: Promise<void>, appears: Promise<void>) {
  const Page = () => {
    const { pathname, search } = useLocation()
    if (search !== '') use(appears)
    return <h1>{pathname + search}</h1>
  }
  const layout = (
    <ShopContext value={shopForTests()}>
      <SearchBox />
      <Outlet />
    </ShopContext>
  )
  window.history.replaceState(null, '', '/about-us')
  const loader = async ({ request }: { request: Request }) => {
    if (request.url.includes('q=furnace')) await loads
    return null
  }
  const router = createBrowserRouter([
    { element: layout, children: [{ path: '*', loader, Component: Page }] },
  ])
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={router} />)
  await shown('/about-us')
  return router
}

test('[L-SEARCH-DEB] a page that appears late takes no letter back that was typed since', async () => {
  const [loads, appears] = [gate(), gate()]
  const router = await open(loads.promise, appears.promise)

  type('fur')
  await until(() => router.state.location.search === '?q=fur')
  type('furnace')
  await until(() => router.state.navigation.location?.search === '?q=furnace')
  appears.resolve()
  await shown('/search?q=fur')

  expect(field().value).toBe('furnace')
  loads.resolve()
  await shown('/search?q=furnace')
  expect(field().value).toBe('furnace')
})

test('[L-SEARCH-DEB] one step back from a page that appeared late leads to the page before', async () => {
  const appears = gate()
  const router = await open(Promise.resolve(), appears.promise)

  type('fur')
  await until(() => router.state.location.search === '?q=fur')
  type('furnace')
  await until(() => router.state.location.search === '?q=furnace')
  appears.resolve()
  await shown('/search?q=furnace')
  await router.navigate(-1)

  await shown('/about-us')
})
