import type { ReactNode } from 'react'
import { defineTexts } from '#lib/language/texts.ts'
import { CallUs } from '#shop/page/call-us.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { DimensionLine, EmptyState } from '#ui/empty/empty-state.tsx'
import { HOME, texts } from '../texts.ts'

/** The pages for an unknown address and for a failure. */
const lostTexts = defineTexts({
  search: 'Search the store',
  notFound: 'Check the address for typing errors, or find the page from here.',
  toCart: 'Go to the cart',
  error:
    'Your cart is kept. We have a report of the error and will fix it. Please try again in a few minutes.',
})

const HOUSE = { drawing: null, dimensions: null, view: 'house-bare' } as const

function LostPage({
  title,
  label,
  children,
  actions,
}: {
  title: string
  label: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label }]} />
      </div>
      <main className="wrap lost" id="main" tabIndex={-1}>
        <EmptyState
          level={1}
          title={title}
          drawing={<DimensionLine label={label} width={260} />}
          actions={actions}
          help={<CallUs />}
        >
          <p className="lead">{children}</p>
        </EmptyState>
        <Drawing className="lost-picture desktop-only" picture={HOUSE} />
      </main>
    </>
  )
}

export const NotFoundPage = () => (
  <LostPage
    title={texts.notFound}
    label="404"
    actions={
      <>
        <LinkButton href="/view-categories" look="primary" size="big">
          {texts.allCategories}
        </LinkButton>
        <LinkButton href="/search" size="big">
          {lostTexts.search}
        </LinkButton>
      </>
    }
  >
    {lostTexts.notFound}
  </LostPage>
)

export const ErrorPage = () => (
  <LostPage
    title={texts.error}
    label="500"
    actions={
      <>
        <LinkButton href="/" look="primary" size="big">
          {texts.home}
        </LinkButton>
        <LinkButton href="/cart" size="big">
          {lostTexts.toCart}
        </LinkButton>
      </>
    }
  >
    {lostTexts.error}
  </LostPage>
)
