// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MenuNode } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ShopMenu } from './shop-menu.tsx'

// The drawings that an open menu fetches never arrive here.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shelf = (name: string, children: readonly MenuNode[] = []): MenuNode => ({ name, to: `/category/${name}`, slug: name, count: 3, children })
const menu = [shelf('heating', [shelf('furnaces'), shelf('boilers')]), shelf('cooling', [shelf('coils')])]

function open(element: ReactNode) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          {element}
          <p>page</p>
        </>
      ),
    },
  ])
  const view = render(<RouterProvider router={router} />)
  const box = view.container.querySelector('details')!
  box.open = true
  return { box, router }
}

test('[L-MENU] Escape closes the Shop menu and gives the focus back to its button', () => {
  const { box } = open(<ShopMenu menu={menu} />)

  fireEvent.keyDown(document, { key: 'Escape' })

  expect(box.open).toBe(false)
  expect(document.activeElement?.textContent).toBe('Shop')
})

test('[L-MENU] a press outside closes it, a press inside does not', () => {
  const { box } = open(<ShopMenu menu={menu} />)

  fireEvent.pointerDown(screen.getAllByText('furnaces', { exact: false })[0]!)
  const afterInside = box.open
  fireEvent.pointerDown(screen.getByText('page'))

  expect([afterInside, box.open]).toEqual([true, false])
})

test('[L-MENU] moving to another page closes it', async () => {
  const { box, router } = open(<ShopMenu menu={menu} />)

  await router.navigate('/elsewhere')

  await waitFor(() => expect(box.open).toBe(false))
})

test('[L-MENU] the department under the focus shows its shelves', () => {
  open(<ShopMenu menu={menu} />)

  fireEvent.focus(screen.getAllByRole('link', { name: /cooling/, hidden: true })[0]!)

  expect(screen.getByRole('heading', { name: 'cooling', hidden: true })).toBeTruthy()
})

test('[L-HDR] the phone’s menu says Shop By Category and folds out its departments', () => {
  open(<MobileMenu menu={menu} phone="(800) 555-0142" onChoosePlace={() => undefined} />)

  expect(screen.getByRole('navigation', { name: 'Shop By Category', hidden: true })).toBeTruthy()
  expect(screen.getAllByText('heating', { exact: false }).length).toBeGreaterThan(0)
})
