import { laterPart } from '#lib/react/hydrate-later.tsx'
import { RecentlyViewed } from '#shop/product/recent/recently-viewed.tsx'
import { homeTexts } from './home-texts.ts'
import { House, HouseParts, useHouse } from './house.tsx'
import type { Home } from './load-home.server.ts'
import { Picks } from './picks.tsx'
import { Proof } from './proof.tsx'
import { isRefused, SizeForm } from './size-form.tsx'

const HomeSections = laterPart(async () => (await import('./home-sections.tsx')).HomeSections)

/**
 * The home page: a form that asks for place and size, three products that fit, a cutaway house whose parts
 * lead to their categories, three ways to start, the categories drawn to one scale, how delivery works, and
 * what customers say. In narrow windows the house comes after the products.
 */
export function HomePage({ home }: { home: Home }) {
  const house = useHouse()
  return (
    <main id="main" tabIndex={-1}>
      <div className="hero">
        <div className="wrap">
          <div className="hero-text">
            <h1 className="display">{homeTexts.title}</h1>
            <p className="lead">{homeTexts.lead}</p>
            <SizeForm answer={home.answer} />
          </div>
          <House house={house} picture={home.house} />
        </div>
      </div>
      <Proof reviews={home.reviewsBox} />
      <Picks
        picks={home.picks}
        need={home.answer?.need ?? null}
        assumed={home.assumed}
        isRefused={isRefused(home.answer)}
      />
      <section className="narrow-house wrap" aria-labelledby="house-title">
        <h2 id="house-title">{homeTexts.houseTitle}</h2>
        <House house={house} picture={home.housePhone} />
        <HouseParts parts={home.parts} />
      </section>
      <HomeSections home={home} />
      <div className="wrap">
        <RecentlyViewed />
      </div>
    </main>
  )
}
