// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, Form, Link, Outlet, RouterProvider, redirect } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DraftForm } from './draft-form.tsx'
import { KeptForm } from './kept-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function Controlled() {
  const [typed, setTyped] = useState('')
  return <input aria-label="amount" name="amount" value={typed} onChange={(e) => setTyped(e.target.value)} />
}

/** Two forms of one kind in folds, and a form with a draft. */
const Page = () => (
  <>
    {['1', '2'].map((id) => (
      <details key={id}>
        <summary>{id}</summary>
        <Form method="post">
          <input type="hidden" name="intent" value="refuse" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={Math.random()} />
          <input aria-label={`why ${id}`} name="reason" />
          <input aria-label={`sure ${id}`} name="sure" type="checkbox" />
          <Controlled />
          <button type="submit">send {id}</button>
        </Form>
      </details>
    ))}
    <DraftForm draft="d" submit="save">
      <input type="hidden" name="intent" value="edit" />
      <input aria-label="street" name="street" />
    </DraftForm>
  </>
)

const Confirm = () => (
  <Form method="post">
    <input aria-label="code" name="code" />
    <button type="submit">confirm</button>
    <Link to="/other">other</Link>
  </Form>
)

const Root = () => (
  <>
    <Outlet />
    <KeptForm />
  </>
)

const open = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          element: <Root />,
          children: [
            { path: '/', element: <Page />, action: () => redirect('/account/confirm') },
            { path: '/account/confirm', element: <Confirm />, action: () => redirect('/') },
            { path: '/other', element: <Link to="/">back</Link> },
          ],
        },
      ])}
    />,
  )
const field = async (name: string) => (await screen.findByLabelText(name)) as HTMLInputElement

test('[29] what was typed is back in its own form after the second factor, ready to be sent', async () => {
  open()
  fireEvent.change(await field('why 2'), { target: { value: 'came broken' } })
  fireEvent.click(await field('sure 2'))
  fireEvent.change(screen.getAllByLabelText('amount')[1]!, { target: { value: '120' } })
  fireEvent.click(screen.getByText('send 2'))
  fireEvent.change(await field('code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByText('confirm'))
  await screen.findByText(/What you typed is still here/)
  expect((await field('why 2')).value).toBe('came broken')
  expect((await field('sure 2')).checked).toBe(true)
  expect((screen.getAllByLabelText('amount')[1] as HTMLInputElement).value).toBe('120')
  expect((await field('why 1')).value).toBe('')
  expect((await field('why 2')).closest('details')?.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('send 2')
  expect(screen.getByText(/What you typed is still here/)).toBeTruthy()
})

test('[29] a form with a draft has its words too', async () => {
  open()
  fireEvent.change(await field('street'), { target: { value: '18 Elm St' } })
  fireEvent.click(screen.getByText('save'))
  await field('code')
  fireEvent.click(screen.getByText('confirm'))
  await screen.findByText(/What you typed is still here/)
  expect((await field('street')).value).toBe('18 Elm St')
})

test('[29] a person who goes elsewhere instead finds an empty form later', async () => {
  open()
  fireEvent.change(await field('why 1'), { target: { value: 'came broken' } })
  fireEvent.click(screen.getByText('send 1'))
  await field('code')
  fireEvent.click(screen.getByText('other'))
  fireEvent.click(await screen.findByText('back'))
  expect((await field('why 1')).value).toBe('')
})
