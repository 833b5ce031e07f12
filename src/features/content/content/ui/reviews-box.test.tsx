// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../texts.ts'
import { ReviewsBox } from './reviews-box.tsx'

const trust = {
  reseller: { text: 'Reseller rating', href: 'https://reseller.example/us' },
  bureau: { text: 'Business bureau', href: 'https://bureau.example/us', grade: 'A+' },
  shopper: { text: 'Shopper approved', href: 'https://shopper.example/us' },
}

let host: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
})

test(
  '[L-REVIEWSBOX, L-RATING] rating to one decimal of 5, the reseller’s page, the bureau’s A+, ' +
    'the seal, and the videos',
  async () => {
    const watch = vi.fn()
    await act(async () =>
      root.render(<ReviewsBox view={{ rating: 4.66, total: 6782, trust, videos: 17 }} onWatch={watch} />),
    )

    await act(async () => host.querySelector('button')!.click())

    expect(
      [...host.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Reseller rating', 'https://reseller.example/us'],
      ['A+Business bureau', 'https://bureau.example/us'],
      ['Shopper approved', 'https://shopper.example/us'],
    ])
    expect(host.querySelector('.stars')?.textContent).toBe('4.7 of 5, 6,782 reviews')
    expect(host.querySelector('button')?.textContent).toBe(texts.watch(17))
    expect(watch).toHaveBeenCalledOnce()
  },
)

test('a store without videos offers none', async () => {
  await act(async () =>
    root.render(<ReviewsBox view={{ rating: 4, total: 1, trust, videos: 0 }} onWatch={() => undefined} />),
  )

  expect(host.querySelector('button')).toBeNull()
})
