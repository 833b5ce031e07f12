// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Opener({ closeOutside = true }: { closeOutside?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Save Cart"
        closeOutside={closeOutside}
        footer={<button type="button">Save</button>}
      >
        Name it.
      </Dialog>
    </>
  )
}

function openIt(outside?: boolean) {
  render(<Opener {...(outside === undefined ? {} : { closeOutside: outside })} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: 'Save Cart' }) }
}
const isOpen = (dialog: HTMLElement) => dialog.hasAttribute('open')
/** A press far from the box, which has no size in this environment. */
const pressOutside = (dialog: HTMLElement) => fireEvent.mouseDown(dialog, { clientX: 500, clientY: 500 })

test('opens as a modal named by its title', () => {
  const { dialog } = openIt()

  expect([isOpen(dialog), dialog.textContent]).toEqual([true, 'Save CartName it.Save'])
})

test('closes on Escape and gives focus back to the opener', () => {
  const { opener, dialog } = openIt()

  fireEvent.keyDown(dialog, { key: 'Escape' })

  expect([isOpen(dialog), document.activeElement]).toEqual([false, opener])
})

test('closes on the back gesture of a phone', () => {
  const { dialog } = openIt()

  fireEvent(dialog, new Event('cancel', { cancelable: true }))

  expect(isOpen(dialog)).toBe(false)
})

test('closes on a press outside and gives focus back', () => {
  const { opener, dialog } = openIt()

  pressOutside(dialog)

  expect([isOpen(dialog), document.activeElement]).toEqual([false, opener])
})

test('stays open on a press inside, and outside where that is switched off', () => {
  const { dialog } = openIt(false)

  fireEvent.mouseDown(screen.getByText('Name it.'), { clientX: 0, clientY: 0 })
  pressOutside(dialog)

  expect(isOpen(dialog)).toBe(true)
})

test('closes by its button', () => {
  const { dialog } = openIt()

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(isOpen(dialog)).toBe(false)
})
