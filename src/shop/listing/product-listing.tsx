import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { cardTexts } from '#features/catalog/catalog/ui/card/card-texts.ts'
import { type CardView, ProductCard } from '#features/catalog/catalog/ui/card/product-card.tsx'
import type { SearchAnswer } from '#features/choosing/search/contract.ts'
import { resetFilters } from '#features/choosing/search/rules/facets/filters.ts'
import { listingUrl } from '#features/choosing/search/rules/listing/search-params.ts'
import { ListingPage } from '#features/choosing/search/ui/listing-page.tsx'
import type { ListingView } from '#features/choosing/search/ui/listing-view.ts'
import { texts } from '#features/choosing/search/ui/texts.ts'
import { standardCharge } from '#features/selling/shipping/rules/charges.ts'
import { toWire, wholeDollars, ZERO } from '#lib/money.ts'
import { HydrateLater, laterPart } from '#lib/react/hydrate-later.tsx'
import { ForbiddenMark, PlaceMark } from '../place/place-check.tsx'
import { Arrival } from '../product/buy-box/arrival.tsx'
import { CardControls } from '../product/card-controls.tsx'
import { useShop } from '../shop-context.ts'
import { CardFit, ListNeed, useListOfHome } from '../sizing/home-need.tsx'
import { useVisitor } from '../visitor.ts'

/** Two rows on a desk, more than the window of a phone shows. */
const FIRST_CARDS = 6
/** What the first screen of a desk shows. */
const FIRST_PICTURES = 3

interface Props {
  view: ListingView
  cards: readonly CardView[]
  title: string
  lead?: ReactNode
  answers?: ReactNode
  empty: ReactNode
  /** products of this list are chosen by a home's load */
  sized?: boolean
  /** below the list */
  foot?: ReactNode
  /** the place that the search names, and why products may not be installed there */
  forbidden?: SearchAnswer['place']
}

/** A list of products with the store's own controls in its cards. */
export function ProductListing({ view, cards, sized = false, title, forbidden, ...words }: Props) {
  const navigate = useNavigate()
  const { measureList } = useShop()
  useListOfHome(view)
  useEffect(() => {
    if (cards.length > 0) measureList(cards)
  }, [cards, measureList])
  const whyOf = (id: string) => forbidden?.forbidden.find((each) => each.id === id)?.why
  return (
    <ListingPage
      view={view}
      {...words}
      title={
        view.home?.fit?.isOnly ? texts.fit(view.home.fit.fitting, view.home.fit.of, view.home.city) : title
      }
      needs={sized ? (listing) => <ListNeed view={view} listing={listing} /> : undefined}
      onGo={(href, { keepsPlace, replaces }) =>
        void navigate(href, { preventScrollReset: keepsPlace, replace: replaces })
      }
    >
      {cards.map((card, index) =>
        index < FIRST_CARDS ? (
          <ListCard
            key={card.id}
            card={card}
            isFirst={index < FIRST_PICTURES}
            place={forbidden?.label}
            why={whyOf(card.id)}
          />
        ) : (
          <HydrateLater key={card.id}>
            <ListCard card={card} place={forbidden?.label} why={whyOf(card.id)} />
          </HydrateLater>
        ),
      )}
    </ListingPage>
  )
}

interface ListCardProps {
  card: CardView
  isFirst?: boolean
  /** the place that the search names */
  place: string | undefined
  /** why the product may not be installed there */
  why: string | undefined
}

const ListCard = ({ card, isFirst = false, place = '', why }: ListCardProps) => (
  <ProductCard
    card={card}
    isFirst={isFirst}
    gauge={<CardFit card={card} />}
    arrival={
      why === undefined ? (
        <PlaceMark id={card.id}>
          <Arrival card={card} />
        </PlaceMark>
      ) : (
        <ForbiddenMark place={place} why={why} />
      )
    }
    freight={<Freight card={card} />}
    controls={<CardControls card={card} />}
  />
)

/** Nearly every list has products, so only a list without any loads this part. */
export const NothingFound = laterPart(async () => (await import('./nothing-found.tsx')).NothingFound)

/** The list without its filters. */
export const resetHref = ({ action, listing }: ListingView): string =>
  listingUrl(action, resetFilters(listing))

/**
 * "Free freight" or "+ $51 freight" for one piece to the visitor's place, to whole dollars. Nothing where
 * delivery is quoted by phone: the line below says so.
 */
function Freight({ card: { id, shipping } }: { card: Pick<CardView, 'id' | 'shipping'> }) {
  const { transitDays } = useVisitor().location
  if (transitDays === null) return null
  const cost = standardCharge([{ id, qty: 1, isService: false, ...shipping }], transitDays)
  return <span>{cost === ZERO ? cardTexts.freeFreight : cardTexts.freight(wholeDollars(toWire(cost)))}</span>
}
