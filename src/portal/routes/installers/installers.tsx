import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { DeskListing } from '#features/service/contractors/contract.ts'
import { waitsForCheck } from '#features/service/contractors/rules/listing.ts'
import { formatDate } from '#lib/dates.ts'
import { listQuery } from '#platform/lists/rules/query.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { formatRating } from '#ui/stars/stars.tsx'
import { type Column, defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListPager, ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { texts as all } from './texts.ts'

const texts = all.list

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = (args: LoaderFunctionArgs) => readList(LISTINGS, args)

/** Every listing for homeowners, for staff. */
export default function Installers() {
  const { rows: listings, next } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <div>
          <h1>{texts.title}</h1>
          <p className="meta">{texts.lead}</p>
        </div>
        <LinkButton href="/installers/feedback">{texts.feedback}</LinkButton>
      </div>
      {listings.length === 0 ? (
        <EmptyState title={texts.none} actions={<LinkButton href="/companies">{texts.companies}</LinkButton>}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <ListTable
          caption={texts.title}
          columns={LISTINGS.columns()}
          rows={listings}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/installers/${id}`}
          nameOf={({ name }) => name}
          phoneNoteOf={(listing) => texts.phoneNote(stateOf(listing), areaOf(listing))}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}

function stateOf(listing: DeskListing): string {
  if (listing.isSeen) return texts.seen
  if (listing.isClosed) return `${texts.hidden}: ${texts.closed}`
  if (listing.isShown) return `${texts.hidden}: ${texts.ended}`
  return waitsForCheck(listing) ? `${texts.hidden}: ${texts.toCheck}` : texts.hidden
}

const areaOf = ({ baseZip, radiusMiles, extraZips }: DeskListing): string =>
  texts.areaOf(baseZip, radiusMiles, extraZips.length)

const COLUMNS: Column<DeskListing>[] = [
  { name: texts.name, cell: ({ name }) => name },
  { name: texts.state, wide: true, cell: stateOf },
  {
    name: texts.license,
    oneLine: true,
    cell: ({ licenseEndsOn }) => (licenseEndsOn === '' ? '' : formatDate(licenseEndsOn)),
  },
  { name: texts.area, wide: true, cell: areaOf },
  {
    name: texts.rating,
    numeric: true,
    cell: ({ stars, feedbackCount }) =>
      stars === null ? texts.noRating : texts.ratingOf(formatRating(stars), feedbackCount),
  },
]

const LISTINGS = defineList({
  path: 'installers',
  query: listQuery({ filters: {} }),
  async call(api, query) {
    const { listings, next } = await api.contractors.list(query)
    return { rows: listings, next }
  },
  columns: () => COLUMNS,
})
