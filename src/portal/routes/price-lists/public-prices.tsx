import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { csvUpload } from '#features/selling/price-lists/contract.ts'
import { PRICE_LIST } from '#features/selling/price-lists/rules/access.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { textOf } from '../reading.ts'
import { importAction } from './import-action.ts'
import { History, ImportForm, PriceImportResult } from './import-parts.tsx'
import { texts as all } from './texts.ts'

const texts = all.publicPrices
const PATH = '/price-lists/public'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage
export const handle = { upload: csvUpload }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const { imports } = await answered(api.priceLists.publicImports(), url)
  const mayChange = user !== undefined && mayDo(user.role, PRICE_LIST.publish)
  return { imports, mayChange, isSteppedUp: user?.isSteppedUp === true }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { priceLists } = context.get(portalContext).api
  const form = await readForm(request)
  const startsOn = textOf(form.get('startsOn'))
  const preview = (file: File) =>
    priceLists.previewPublic({
      file,
      leaveOut: form.has('leaveOut'),
      ...(startsOn !== '' && { startsOn }),
    })
  return (await importAction(form, url, priceLists, preview)) ?? {}
}

/** What the public pays: an import from a day on, and the way back from it. */
export default function PublicPrices() {
  const { imports, mayChange, isSteppedUp } = useLoaderData<typeof loader>()
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
      {mayChange && (
        <ImportForm
          lead={`${all.imports.listPrices} ${all.imports.publicLead}`}
          path={PATH}
          isSteppedUp={isSteppedUp}
        >
          <TextField
            label={all.imports.startsOn}
            hint={all.imports.startsHint}
            name="startsOn"
            type="date"
            optional
          />
          <CheckField label={all.imports.leaveOut} name="leaveOut" />
        </ImportForm>
      )}
      <History imports={imports} mayChange={mayChange} />
    </main>
  )
}
