import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { DeskListing } from '#features/contractors/contract.ts'
import { textFields } from '#kit/form-fields.ts'
import { privatePage } from '#shop/page/private-page.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { mayDo } from '../../frame/permitted.ts'
import { ListingFields, listingValues } from './listing-fields.tsx'
import { texts as all } from './texts.ts'

const texts = all.one

export const meta = ({ loaderData }: { loaderData?: { listing: DeskListing } | undefined }) => [
  { title: `${loaderData ? texts.titleOf(loaderData.listing.name) : texts.title} | Partner Portal` },
]
export const headers = privatePage

/** The number in the address is the company's; a company without a listing gets an empty form. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const listing = await answered(api.contractors.open({ id: rowIdOf(params.id) }), url)
  return { listing, mayChange: user !== undefined && mayDo(user.role, 'contractors.write') }
}

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const field = textFields(await readForm(request))
  const version = /^\d{1,9}$/.test(field('version')) ? Number(field('version')) : 0
  return attempted(async () => {
    await api.contractors.save({ id, version, ...listingValues(field) })
    return { done: true as const }
  }, url)
}

/** R-PROINST: what homeowners read about one company, and where staff change it. */
export default function Installer() {
  const { listing, mayChange } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.titleOf(listing.name)}</h1>
        <p className="meta measure">{texts.lead}</p>
        <p>
          <Link href={`/companies/${listing.id}`}>{texts.toCompany}</Link>
        </p>
      </div>
      <Notice tone={listing.isSeen ? 'ok' : 'info'}>{listing.isSeen ? texts.seen : texts.notSeen}</Notice>
      {outcome && 'done' in outcome && (
        <Notice tone="ok" live="status">
          {texts.saved}
        </Notice>
      )}
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.code === 'changed' ? texts.theirs : refused.message}
        </Notice>
      )}
      <Form method="post" className="stack-l measure" key={listing.version} noValidate>
        <input type="hidden" name="version" value={listing.version} />
        <fieldset className="stack-l" disabled={!mayChange}>
          <legend className="visually-hidden">{texts.title}</legend>
          <ListingFields values={listing} problems={refused?.problems ?? {}} />
        </fieldset>
        {mayChange ? (
          <div>
            <Button type="submit" look="primary">
              {texts.save}
            </Button>
          </div>
        ) : (
          <p className="meta">{texts.readOnly}</p>
        )}
      </Form>
      {listing.changedBy !== '' && <p className="meta">{texts.changedBy(listing.changedBy)}</p>}
    </main>
  )
}
