// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Cents } from '#lib/money.ts'
import { pagePhotos } from '../../view/product-card.ts'
import { type CardView, ProductCard } from './product-card.tsx'

afterEach(cleanup)

const card: CardView = {
  id: '450000001',
  sku: 'NVF-450000001',
  brand: 'Northvale',
  name: 'Steady 96',
  href: '/product/x/450000001',
  plate: [],
  price: 127700 as Cents,
  listPrice: null,
  stock: { status: 'in_stock', left: null, restockOn: null },
  shipping: { weightLb: 118, mode: 'ltl', shipsFree: true, paysShipping: false },
  picture: { svg: '<svg></svg>' } as CardView['picture'],
}
const RENDERING = '/drawings/450000001/rendering.svg?v=1'
const photoOf = (kind: 'studio' | 'installed') =>
  pagePhotos([{ hash: 'a'.repeat(32), alt: 'On a garage wall', kind, width: 900, height: 600 }]).photos[0]!

test('a card without a photograph shows its rendering and says so', () => {
  const { container } = render(<ProductCard card={{ ...card, look: { src: RENDERING } }} />)

  expect(container.querySelector('.art-box img')?.getAttribute('src')).toBe(RENDERING)
  expect(screen.getByText('Rendering')).toBeDefined()
})

test.each([
  ['studio', undefined],
  ['installed', 'Installed'],
] as const)('a %s photograph replaces the rendering, labeled %s', (kind, label) => {
  const photo = photoOf(kind)
  const { container } = render(<ProductCard card={{ ...card, look: { src: photo.src, photo } }} />)
  const picture = screen.getByRole('img', { name: 'On a garage wall' })

  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('/640.avif 640w')
  expect([picture.getAttribute('loading'), picture.getAttribute('width')]).toEqual(['lazy', '900'])
  expect(container.querySelector('.art-label')?.textContent).toBe(label)
})
