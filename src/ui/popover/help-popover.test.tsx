// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HelpPopover } from './help-popover.tsx'

const setWidth = (width: number) => Object.assign(window, { innerWidth: width })
afterEach(() => {
  cleanup()
  setWidth(1024)
})

function openIt(width = 1024) {
  setWidth(width)
  render(
    <>
      <HelpPopover title="AFUE">
        <p>How much of the gas becomes heat.</p>
      </HelpPopover>
      <p>Elsewhere</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'About AFUE' })
  fireEvent.click(button)
  return { button, panel: screen.getByRole('dialog', { name: 'AFUE', hidden: true }) }
}
const state = ({ button, panel }: ReturnType<typeof openIt>) => [
  panel.hasAttribute('open'),
  button.getAttribute('aria-expanded'),
]

test('[L-POP] opens by its button, which is marked as expanded', () => {
  expect(state(openIt())).toEqual([true, 'true'])
})

test('[L-POP] closes on Escape and gives focus back', () => {
  const it = openIt()

  fireEvent.keyDown(it.panel, { key: 'Escape' })

  expect([...state(it), document.activeElement]).toEqual([false, 'false', it.button])
})

test('[L-POP] closes on Enter', () => {
  const it = openIt()

  fireEvent.keyDown(it.panel, { key: 'Enter' })

  expect(state(it)).toEqual([false, 'false'])
})

test('[L-POP] Enter on a control inside is left to that control', () => {
  const it = openIt()

  fireEvent.keyDown(screen.getByRole('button', { name: 'Close', hidden: true }), { key: 'Enter' })

  expect(state(it)).toEqual([true, 'true'])
})

test('[L-POP] closes on a press outside, not inside', () => {
  const it = openIt()

  fireEvent.pointerDown(screen.getByText('How much of the gas becomes heat.'))
  expect(state(it)).toEqual([true, 'true'])
  fireEvent.pointerDown(screen.getByText('Elsewhere'))

  expect(state(it)).toEqual([false, 'false'])
})

test('[L-POP] its button closes it too', () => {
  const it = openIt()

  fireEvent.click(it.button)

  expect(state(it)).toEqual([false, 'false'])
})

test('[L-POP] is a modal on phones and appears beside its button elsewhere', () => {
  const shown: string[] = []
  const { show, showModal } = HTMLDialogElement.prototype
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      shown.push('beside')
      show.call(this)
    },
    showModal(this: HTMLDialogElement) {
      shown.push('modal')
      showModal.call(this)
    },
  })

  openIt(390)
  cleanup()
  openIt(1024)

  Object.assign(HTMLDialogElement.prototype, { show, showModal })
  expect(shown).toEqual(['modal', 'beside'])
})
