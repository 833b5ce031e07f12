// @vitest-environment happy-dom
import { act, type ComponentType, type MouseEvent, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Parts = typeof import('./hydrate-later.tsx')
type Page = (parts: Parts) => ComponentType<{ title?: string }>

let root: Root | undefined
const onError = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  onError.mockClear()
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The modules as a server or a browser has just loaded them. */
async function load(where: 'server' | 'browser'): Promise<Parts> {
  vi.resetModules()
  if (where === 'browser') return import('./hydrate-later.tsx')
  const { window } = globalThis
  vi.stubGlobal('window', undefined)
  const parts = await import('./hydrate-later.tsx')
  vi.stubGlobal('window', window)
  return parts
}

/** A page as the server sends it, taken over by a browser. */
async function open(page: Page) {
  const OnServer = page(await load('server'))
  renderToString(<OnServer />)
  await vi.advanceTimersByTimeAsync(0)
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(<OnServer />)
  const html = box.innerHTML
  const parts = await load('browser')
  const { answerEarlyPress, KEEP_EARLY_PRESS } = await import('./early-press.ts')
  Object.assign(window, { alpineListens: false, alpinePressed: null })
  new Function(KEEP_EARLY_PRESS)()
  const OnPage = page(parts)
  await act(async () => {
    root = hydrateRoot(box, <OnPage />, { onRecoverableError: onError })
  })
  answerEarlyPress()
  const render = (title: string) => act(async () => root?.render(<OnPage title={title} />))
  const use = () =>
    act(async () => {
      window.dispatchEvent(new Event('scroll'))
      await vi.advanceTimersByTimeAsync(100)
    })
  return { box, html, render, use, button: () => box.querySelector('button')! }
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const waiting: Page =
  ({ HydrateLater }) =>
  ({ title = 'List' }) => (
    <>
      <h1>{title}</h1>
      <HydrateLater>
        <Counter />
      </HydrateLater>
    </>
  )

test('a part stays the HTML of the server until the first input, and answers that input once', async () => {
  const { button, html } = await open(waiting)
  const before = button()

  await act(async () => before.click())
  await act(async () => vi.advanceTimersByTimeAsync(100))
  await act(async () => vi.advanceTimersByTimeAsync(100))
  await act(async () => vi.advanceTimersByTimeAsync(100))
  await act(async () => button().click())

  expect(html).toContain('data-waiting')
  expect([button() === before, button().textContent]).toEqual([true, '2'])
  expect(button().closest('[data-waiting]')).toBeNull()
  expect(onError).not.toHaveBeenCalled()
})

test('a press of a link that changes the page in place is kept; other links lead away', async () => {
  const Link = ({ inPage }: { inPage: boolean }) => {
    const [isShown, setIsShown] = useState(false)
    const show = (event: MouseEvent) => {
      event.preventDefault()
      setIsShown(true)
    }
    return (
      <a href="/drawing.svg" {...(inPage ? { 'data-in-page': '' } : {})} onClick={show}>
        {isShown ? 'shown' : 'hidden'}
      </a>
    )
  }
  const { box } = await open(({ HydrateLater }) => () => (
    <HydrateLater>
      <Link inPage={true} />
      <Link inPage={false} />
    </HydrateLater>
  ))
  const links = () => [...box.querySelectorAll('a')]
  const press = (link: Element | undefined, more: object = {}) =>
    link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...more }))

  await act(async () => {
    expect(press(links()[1])).toBe(true)
    expect(press(links()[0], { ctrlKey: true })).toBe(true)
    expect(press(links()[0])).toBe(false)
  })
  for (let pause = 0; pause < 3; pause++) await act(async () => vi.advanceTimersByTimeAsync(100))

  expect(links().map((link) => link.textContent)).toEqual(['shown', 'hidden'])
})

test('parts are taken over after the click of a first press with a pointer', async () => {
  const { button } = await open(waiting)
  const isTaken = () => button().closest('[data-waiting]') === null
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  await pass(300)
  const during = isTaken()
  act(() => void window.dispatchEvent(new Event('click')))
  await pass(50)
  const atOnce = isTaken()
  await pass(150)

  expect([during, atOnce, isTaken()]).toEqual([false, false, true])
})

test('without any input a part is taken over after ten seconds', async () => {
  const { button } = await open(waiting)

  await act(async () => vi.advanceTimersByTimeAsync(10_000))

  expect(button().closest('[data-waiting]')).toBeNull()
})

test('a new property of the page above leaves a waiting part in place', async () => {
  const { box, render, button } = await open(waiting)

  await render('Newer list')

  expect([box.querySelector('h1')?.textContent, button().textContent]).toEqual(['Newer list', '0'])
})

const lazily =
  (fetchPart: () => Promise<ComponentType>): Page =>
  ({ laterPart }) => {
    const Part = laterPart(fetchPart)
    return () => <Part />
  }

test('the code of a part is fetched at the first input, again when that fails; a press is kept', async () => {
  let calls = 0
  let isOffline = false
  const { button, use, html } = await open(
    lazily(async () => {
      calls++
      if (isOffline) throw new Error('offline')
      return Counter
    }),
  )
  const [before, fetched] = [button(), calls]
  isOffline = true

  await use()
  await act(async () => before.click())
  const failed = [calls - fetched, button().textContent]
  isOffline = false
  await act(async () => vi.advanceTimersByTimeAsync(1_000))
  await act(async () => vi.advanceTimersByTimeAsync(100))
  await act(async () => vi.advanceTimersByTimeAsync(100))

  expect(html).toContain('<button')
  expect(failed).toEqual([1, '0'])
  expect([calls - fetched, button() === before, button().textContent]).toEqual([2, true, '1'])
  expect(onError).not.toHaveBeenCalled()
})

test('a property that changes takes its part over at once, and no other part', async () => {
  const Named = ({ title }: { title: string }) => <button type="button">{title}</button>
  const { box, render, button } = await open(({ laterPart }) => {
    const Part = laterPart(async () => Named)
    return ({ title = 'List' }) => (
      <>
        <Part title={title} />
        <Part title="Other" />
      </>
    )
  })
  const before = button()

  await render('Newer list')
  await act(async () => vi.advanceTimersByTimeAsync(100))

  expect([button() === before, button().textContent]).toEqual([true, 'Newer list'])
  expect(box.querySelector('[data-waiting]')?.textContent).toBe('Other')
  expect(onError).not.toHaveBeenCalled()
})
