// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Form, Link, RouterProvider, useRevalidator } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useOutcome } from './use-outcome.ts'

afterEach(cleanup)

function Page() {
  const outcome = useOutcome<() => string>()
  const { revalidate, state } = useRevalidator()
  return (
    <Form method="post">
      <button type="submit">save</button>
      <button type="button" onClick={() => void revalidate()}>
        read again
      </button>
      <Link to="?page=2">next</Link>
      <p>
        {outcome} {state}
      </p>
    </Form>
  )
}

test('[29] a result stays while the page reads its data again, until the person goes on', async () => {
  let reads = 0
  const router = createMemoryRouter([
    { path: '/', element: <Page />, loader: () => ++reads, action: () => 'saved' },
  ])
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByText('save'))
  await screen.findByText('saved idle')

  const before = reads
  fireEvent.click(screen.getByText('read again'))
  await screen.findByText('saved loading')
  await screen.findByText('saved idle')
  expect(reads).toBeGreaterThan(before)

  fireEvent.click(screen.getByText('next'))
  await screen.findByText('idle', { exact: true })
  expect(screen.queryByText('saved idle')).toBeNull()
})

test('[29] a result is shown with the page that it made, not before', async () => {
  let finish: () => void = () => undefined
  let reads = 0
  const loader = async () => {
    if (++reads > 1) await new Promise<void>((resolve) => (finish = resolve))
    return reads
  }
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader, action: () => 'saved' }])
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByText('save'))
  await waitFor(() => expect(router.state.actionData).toEqual({ '0': 'saved' }))
  expect(screen.queryByText('saved', { exact: false })).toBeNull()
  finish()
  await screen.findByText('saved idle')
})
