// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { LinkProps } from './link.tsx'
import { Link, LinkProvider } from './link.tsx'

afterEach(cleanup)
const Routed = (props: LinkProps) => <a data-routed="true" {...props} />
const isRouted = (name: string) => screen.getByRole('link', { name }).dataset.routed === 'true'

test('paths of this site go through the router, everything else does not', () => {
  render(
    <LinkProvider value={Routed}>
      <Link href="/cart">own</Link>
      <Link href="#top">hash</Link>
      <Link href="tel:+18005550142">phone</Link>
      <Link href="https://example.com">far</Link>
      <Link href="//example.com">other</Link>
      <Link href="/sheet.pdf" download="">
        file
      </Link>
    </LinkProvider>,
  )

  expect(['own', 'hash', 'phone', 'far', 'other', 'file'].filter(isRouted)).toEqual(['own'])
})

test('without a router every link is an anchor', () => {
  render(<Link href="/cart">own</Link>)

  expect(isRouted('own')).toBe(false)
})
