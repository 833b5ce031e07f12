// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Story } from '../contract.ts'
import { texts } from '../texts.ts'
import { keyTarget, SCROLL_STEP, StoriesDialog } from './stories-dialog.tsx'

const story = (index: number): Story => ({
  kind: 'testimonial',
  slug: `story-${index}`,
  title: `Words ${index}`,
  summary: '',
  path: null,
  updatedAt: '2025-01-01T00:00:00Z',
  body: {
    quote: `Said ${index}.`,
    author: `Author ${index}`,
    place: 'Duluth, MN',
    system: 'Furnace',
    picture: { type: 'furnace', options: {}, dimensions: null, view: 'views', caption: '' },
    seconds: 8,
    clip: `stories-1/story-${index}`,
  },
})
const stories = Array.from({ length: 17 }, (_, index) => story(index))

let host: HTMLElement
let root: ReturnType<typeof createRoot>
const close = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  close.mockClear()
})

const show = (load: () => Promise<readonly Story[]> = async () => stories) =>
  act(async () => root.render(<StoriesDialog open onClose={close} load={load} />))
const thumbs = () => [...host.querySelectorAll<HTMLButtonElement>('.strip li button')]
const video = () => host.querySelector('video')!
const poster = () => video().getAttribute('poster')
const press = (element: Element, key: string) =>
  act(async () =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )

test('[L-VIDEOS] each video waits for a press, with a poster and captions that are on', async () => {
  await show()

  expect(thumbs()).toHaveLength(17)
  expect([video().autoplay, video().controls, video().getAttribute('preload'), poster()]).toEqual([
    false,
    true,
    'none',
    expect.stringMatching(/stories-1\/story-0\.webp$/),
  ])
  expect(
    [...host.querySelectorAll('track')].map((track) => [
      track.kind,
      track.default,
      track.getAttribute('src'),
    ]),
  ).toEqual([['captions', true, '/assets/stories-1/story-0.vtt']])
})

test('[L-VIDEOS] a thumbnail shows its video', async () => {
  await show()

  await act(async () => thumbs()[4]!.click())

  expect(poster()).toMatch(/story-4\.webp$/)
  expect(host.querySelector('blockquote')?.textContent).toBe('“Said 4.”')
  expect(thumbs().map((thumb) => thumb.getAttribute('aria-current'))).toEqual(
    stories.map((_, index) => (index === 4 ? 'true' : null)),
  )
})

test('[L-VIDEOS] the strip moves by 100 px a press, in both directions', async () => {
  await show()
  const strip = host.querySelector('.strip ul')!
  const moved = vi.spyOn(strip, 'scrollBy').mockImplementation(() => undefined)

  for (const label of [texts.on, texts.back])
    await act(async () => host.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!.click())

  expect(moved.mock.calls).toEqual([[{ left: 100 }], [{ left: -100 }]])
  expect(SCROLL_STEP).toBe(100)
})

test('[L-VIDEOS] arrow keys, Home and End choose and take the focus along; Escape closes', async () => {
  await show()

  await press(thumbs()[0]!, 'ArrowRight')
  const second = [document.activeElement === thumbs()[1], poster()]
  await press(thumbs()[1]!, 'End')
  const last = [document.activeElement === thumbs()[16], poster()]
  await press(thumbs()[16]!, 'Escape')

  expect([second, last]).toEqual([
    [true, '/assets/stories-1/story-1.webp'],
    [true, '/assets/stories-1/story-16.webp'],
  ])
  expect(close).toHaveBeenCalledOnce()
})

test('says so when the videos cannot be loaded', async () => {
  await show(() => Promise.reject(new Error('no line')))

  expect(host.querySelector('[role=alert]')?.textContent).toBe(texts.storiesFailed)
})

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['ArrowRight', 16, 16],
  ['Home', 9, 0],
  ['End', 9, 16],
  ['Tab', 9, undefined],
  ['toString', 9, undefined],
])('%s at %s leads to %s', (key, at, expected) => {
  expect(keyTarget(key, at, 17)).toBe(expected)
})
