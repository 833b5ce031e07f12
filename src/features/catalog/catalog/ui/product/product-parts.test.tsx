// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Cents } from '#lib/money.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { pagePhotos } from '../../view/product-card.ts'
import type { ReviewsWanted, ReviewView, SeriesView, SystemView } from '../product-view.ts'
import { Reviews } from '../reviews/reviews.tsx'
import { sectionTexts as texts } from '../section-texts.ts'
import { ProductPhotos } from './pictures/product-photos.tsx'
import { Questions } from './sections/product-sections.tsx'
import { SeriesTable } from './sections/series-table.tsx'
import { Specifications } from './sections/specifications.tsx'
import { SystemParts } from './sections/system-parts.tsx'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

afterEach(cleanup)

const size = (id: string, output: string, heatBtu: number) => ({
  id,
  sku: `NVF-${id}`,
  href: `/product/x/${id}`,
  cells: [output],
  input: null,
  price: 127700 as Cents,
  stock: { status: 'in_stock' as const, left: null, restockOn: null },
  heatBtu,
  coolBtu: null,
})
const series: SeriesView = {
  name: 'Northvale Steady 96',
  columns: ['Output'],
  rows: [size('450000001', '57,600 BTU/h', 57_600), size('450000002', '76,800 BTU/h', 76_800)],
}

describe('[R-PRODUCT] [E-PRODUCT] sizes of a series', () => {
  test('each row shows what differs, price and stock; the current row is marked, others are links', () => {
    render(<SeriesTable series={series} current="450000001" />)
    const rows = screen.getAllByRole('row').slice(1)

    expect(rows.map((row) => row.textContent)).toEqual([
      'NVF-45000000157,600 BTU/h$1,277.00In stock',
      'NVF-45000000276,800 BTU/h$1,277.00In stock',
    ])
    expect(screen.getByText('NVF-450000001').getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'NVF-450000002' }).getAttribute('href')).toBe(
      '/product/x/450000002',
    )
  })

  test('the gauge of each row shows which size fits the home', () => {
    render(
      <SeriesTable
        series={series}
        current="450000001"
        SizeFit={({ size: { heatBtu } }) => (heatBtu === 76_800 ? 'Fits' : 'Small')}
      />,
    )

    expect(screen.getByRole('columnheader', { name: texts.fit })).toBeDefined()
    expect(within(screen.getAllByRole('row')[2]!).getByText('Fits')).toBeDefined()
  })
})

describe('[R-PRODUCT] [E-PRODUCT] a matched system', () => {
  const system: SystemView = {
    parts: [
      {
        role: 'Outdoor unit',
        model: 'CVC18-36',
        alone: {
          href: '/product/y/450000003',
          name: 'Frostline 18',
          price: 487900 as Cents,
          picture: { svg: '<svg></svg>' },
        },
      },
      { role: 'Indoor unit', model: 'NVAH-36', alone: null },
    ],
    ratings: [{ label: 'SEER2', value: '18', unit: '' }],
    referenceNumber: '208123456',
    source: 'Published rating',
  }

  test('names its parts, links the ones sold separately and the certificate of its reference number', () => {
    render(<SystemParts system={system} productId="450000004" />)

    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Outdoor unitFrostline 18CVC18-36$4,879.00',
      'Indoor unitNVAH-36',
    ])
    expect(screen.getByRole('link', { name: 'Frostline 18' }).getAttribute('href')).toBe(
      '/product/y/450000003',
    )
    expect(screen.getByText('208123456')).toBeDefined()
    expect(screen.getByRole('link', { name: texts.certificate }).getAttribute('href')).toBe(
      '/product-documents/450000004/certificate.pdf',
    )
  })

  test('without a reference number it says so and offers no certificate', () => {
    render(<SystemParts system={{ ...system, referenceNumber: null }} productId="450000004" />)

    expect(screen.getByText(texts.noReference)).toBeDefined()
    expect(screen.queryByRole('link', { name: texts.certificate })).toBeNull()
  })
})

describe('specifications', () => {
  const groups = [
    { group: 'Efficiency', rows: [{ id: 2013, name: 'AFUE', value: '96', unit: '%' }] },
    { group: 'Fit', rows: [{ id: 2030, name: 'Cabinet width', value: '17½', unit: '″' }] },
  ]

  test('[S-ASYNC] [L-POP] [D6] help is loaded once and opens beside its row; Escape closes it', async () => {
    let calls = 0
    const help = async () => {
      calls++
      return new Map([[2013, 'Part of the gas that becomes heat.']])
    }
    render(<Specifications groups={groups} fetchHelp={help} />)
    const ask = screen.getByRole('button', { name: texts.whatIs('AFUE') })
    fireEvent.click(ask)

    const panel = await screen.findByRole('dialog', { name: 'AFUE', hidden: true })
    expect(panel.textContent).toContain('Part of the gas that becomes heat.')
    expect(ask.getAttribute('aria-expanded')).toBe('true')

    fireEvent.keyDown(panel, { key: 'Escape' })
    expect(screen.queryByText('Part of the gas that becomes heat.')).toBeNull()
    expect([ask.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', ask])

    fireEvent.click(screen.getByRole('button', { name: texts.whatIs('Cabinet width') }))
    expect(await screen.findByText(texts.noHelp)).toBeDefined()
    expect(calls).toBe(1)
  })

  test('the field finds one by name, value or group, and says when there is none', () => {
    render(<Specifications groups={groups} fetchHelp={async () => new Map()} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'afue' } })

    expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['AFUE ?'])

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'afuezz' } })

    expect(screen.getByText(texts.noSpecification('afuezz'))).toBeDefined()
  })
})

describe('reviews', () => {
  const review = (title: string): ReviewView => ({
    rating: 4,
    title,
    body: 'It works.',
    author: 'Ada L.',
    place: 'Reno, NV',
    verified: true,
    writtenOn: '2026-05-02',
  })
  const product = {
    rating: { average: 4.66, count: 12 },
    distribution: [0, 0, 1, 2, 9],
    reviews: [review('first')],
  }

  test('[L-RATING] shows the average with one decimal of five stars, and a bar for each rating', () => {
    render(<Reviews product={product} fetchReviews={async () => ({ total: 0, reviews: [] })} />)

    expect(screen.getByText('4.7', { selector: '.big-number' })).toBeDefined()
    expect(screen.getByRole('img', { name: '4.7 of 5 stars' })).toBeDefined()
    expect(screen.getByRole('button', { name: '5 ★ 9' })).toBeDefined()
  })

  test('[S-ASYNC] reviews load on demand, sorted, filtered, ten by ten; failures offer a retry', async () => {
    const asked: ReviewsWanted[] = []
    let fails = false
    const fetchReviews = async (wanted: ReviewsWanted) => {
      asked.push(wanted)
      if (fails) throw new Error('the line broke')
      return { total: 12, reviews: [review(`${wanted.sort} ${wanted.page}`)] }
    }
    render(<Reviews product={product} fetchReviews={fetchReviews} />)
    fireEvent.click(screen.getByRole('button', { name: texts.allReviews(12) }))
    await screen.findByText('newest 1')
    fireEvent.click(screen.getByRole('button', { name: texts.moreReviews }))
    await screen.findByText('newest 2')
    fireEvent.change(screen.getByRole('combobox', { name: texts.sortReviews }), {
      target: { value: 'lowest' },
    })
    await screen.findByText('lowest 1')

    expect(screen.queryByText('newest 2')).toBeNull()

    fails = true
    fireEvent.click(screen.getByRole('checkbox', { name: texts.onlyVerified }))
    await screen.findByText(texts.reviewsFailed)
    fails = false
    fireEvent.click(screen.getByRole('button', { name: texts.tryAgain }))

    await waitFor(() => expect(screen.queryByText(texts.reviewsFailed)).toBeNull())
    expect(asked.at(-1)).toEqual({ page: 1, sort: 'lowest', stars: null, verifiedOnly: true })
  })

  test('a bar shows only the reviews with its number of stars', async () => {
    const asked: ReviewsWanted[] = []
    render(
      <Reviews
        product={product}
        fetchReviews={async (wanted) => {
          asked.push(wanted)
          return { total: 9, reviews: [review('five')] }
        }}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: '5 ★ 9' }))
    await screen.findByText('five')

    expect(asked.map(({ stars }) => stars)).toEqual([5])
  })
})

test('shows questions with their answers; without any the page says who answers', () => {
  const { rerender } = render(
    <Questions
      expert
      questions={[
        {
          question: 'Does it fit?',
          author: 'Tom T.',
          answer: 'Yes.',
          answeredBy: 'Ruth, Alpine',
          answeredOn: '2026-05-02',
        },
      ]}
    />,
  )

  expect([screen.getByRole('term').textContent, screen.getByRole('definition').textContent]).toEqual([
    'Does it fit? Tom T.',
    'Yes. Ruth, Alpine, May 2026',
  ])

  rerender(<Questions expert questions={[]} />)

  expect(screen.getByText(texts.noQuestionsExpert)).toBeDefined()
})

test('[R-PRODUCT] a merchant’s picture offers AVIF and WebP, reserves its space and loads lazily', () => {
  const hash = 'a'.repeat(32)
  const { container } = render(
    <ProductPhotos
      isFirstAbove
      photos={
        pagePhotos([
          { hash, alt: 'From the left', kind: 'studio', width: 700, height: 500 },
          { hash: 'b'.repeat(32), alt: 'On a garage wall', kind: 'installed', width: 900, height: 600 },
          { hash: 'c'.repeat(32), alt: 'The data label', kind: 'label', width: 900, height: 600 },
          { hash: 'd'.repeat(32), alt: 'The carton', kind: 'packed', width: 900, height: 600 },
        ]).photos
      }
    />,
  )
  const picture = screen.getByRole('img', { name: 'From the left' })

  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    [320, 640, 700].map((width) => `/product-images/${hash}/${width}.avif ${width}w`).join(', '),
  )
  expect([
    picture.getAttribute('width'),
    picture.getAttribute('height'),
    picture.getAttribute('loading'),
    picture.getAttribute('src'),
  ]).toEqual(['700', '500', 'lazy', `/product-images/${hash}/320.webp`])
  expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    '',
    'Installed',
    'Data label',
    'In its box',
  ])
})
