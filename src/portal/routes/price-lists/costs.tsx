import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { csvUpload } from '#features/selling/price-lists/contract.ts'
import { PRICE_LIST } from '#features/selling/price-lists/rules/access.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { importAction } from './import-action.ts'
import { History, ImportForm, PriceImportResult } from './import-parts.tsx'
import { texts as all } from './texts.ts'

const texts = all.costs
const PATH = '/price-lists/costs'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage
export const handle = { upload: csvUpload }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const costs = await answered(api.priceLists.costs(), url)
  const mayChange = user !== undefined && mayDo(user.role, PRICE_LIST.write)
  return { ...costs, mayChange, isSteppedUp: user?.isSteppedUp === true }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { priceLists } = context.get(portalContext).api
  const form = await readForm(request)
  return (
    (await importAction(form, url, priceLists, (file) =>
      priceLists.previewCosts({ file, leaveOut: form.has('leaveOut') }),
    )) ?? {}
  )
}

/** What products cost: an import, and the way back from it. */
export default function Costs() {
  const { known, imports, mayChange, isSteppedUp } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <p>
          <Link href="/price-lists">{all.list.back}</Link>
        </p>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <PriceImportResult outcome={outcome} />
      <p>{texts.known(known)}</p>
      {mayChange && (
        <ImportForm lead={all.imports.costsLead} path={PATH} isSteppedUp={isSteppedUp}>
          <CheckField label={all.imports.leaveOut} name="leaveOut" />
        </ImportForm>
      )}
      <History imports={imports} mayChange={mayChange} />
    </main>
  )
}
