import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import type { DeskListing } from '#features/service/contractors/contract.ts'
import { CONTRACTOR } from '#features/service/contractors/rules/access.ts'
import { waitsForCheck } from '#features/service/contractors/rules/listing.ts'
import { textFields } from '#lib/form-fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { checkedValues, ListingFields, listingValues } from './listing-fields.tsx'
import { texts as all } from './texts.ts'

const texts = all.one

export const meta = ({ loaderData }: { loaderData?: { listing: DeskListing } | undefined }) => [
  { title: titled(loaderData ? texts.titleOf(loaderData.listing.name) : texts.title) },
]
export const headers = privatePage

/**
 * `/installers/:id` is for staff: the number is the company's. `/company/listing` is for a contractor: the
 * listing of their own company. A company without a listing gets an empty form.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const isOwn = params.id === undefined
  const { contractors } = api
  const asked = isOwn ? contractors.own({}) : contractors.open({ id: rowIdOf(params.id) })
  const listing = await answered(asked, url)
  return { listing, isOwn, mayChange: isOwn || (user && mayDo(user.role, CONTRACTOR.write)) }
}

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const field = textFields(await readForm(request))
  const version = /^\d{1,9}$/.test(field('version')) ? Number(field('version')) : 0
  const values = { version, ...listingValues(field) }
  return attempted(async () => {
    const { contractors } = api
    const saved =
      params.id === undefined
        ? contractors.saveOwn(values)
        : contractors.save({ id: rowIdOf(params.id), ...values, ...checkedValues(field) })
    return { waits: waitsForCheck(await saved) }
  }, url)
}

/** R-PROINST: what homeowners read about one company, and where the company and staff change it. */
export default function Installer() {
  const { listing, isOwn, mayChange } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const refused = outcome?.refused
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.titleOf(listing.name)}</h1>
        <p className="meta measure">{isOwn ? texts.ownLead : texts.lead}</p>
        <p>
          <Link href={isOwn ? '/company' : `/companies/${listing.id}`}>{texts.toCompany}</Link>
        </p>
      </div>
      <WhoSees listing={listing} />
      {outcome && 'waits' in outcome && (
        <Notice tone="ok" live="status">
          {isOwn && outcome.waits ? texts.savedToCheck : texts.saved}
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
          <ListingFields values={listing} problems={refused?.problems ?? {}} isOwn={isOwn} />
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

/** Whether homeowners see the listing. */
function WhoSees({ listing }: { readonly listing: DeskListing }) {
  if (listing.isSeen) return <Notice tone="ok">{texts.seen}</Notice>
  return <Notice>{waitsForCheck(listing) ? texts.waits : texts.notSeen}</Notice>
}
