// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFirstInvalid } from './form-focus.ts'

const MODULE = '#ui/field/scroll-to-first-invalid.ts'
const line = vi.hoisted(() => Promise.withResolvers<void>())
// The code arrives when the test says so, as on a slow line.
vi.mock(import('#ui/field/scroll-to-first-invalid.ts'), async (original) => {
  await line.promise
  return original()
})

afterEach(cleanup)

function Page() {
  const form = useRef<HTMLFormElement>(null)
  const show = useFirstInvalid(form)
  return (
    <form ref={form}>
      <input aria-label="wrong" aria-invalid="true" />
      <input aria-label="next" />
      <button type="button" onClick={show}>
        send
      </button>
    </form>
  )
}

const arrived = () =>
  act(async () => {
    line.resolve()
    await import(MODULE)
  })

test('[L-FORM-SCROLL] a person who has gone on to another field keeps the focus there', async () => {
  render(<Page />)
  fireEvent.click(screen.getByRole('button'))
  screen.getByLabelText('next').focus()
  await arrived()

  expect(document.activeElement).toBe(screen.getByLabelText('next'))
})

test('[L-FORM-SCROLL] the first invalid field of a refused form gets the focus', async () => {
  render(<Page />)
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button'))
  await arrived()

  expect(document.activeElement).toBe(screen.getByLabelText('wrong'))
})
