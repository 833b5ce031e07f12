import { type ActionFunctionArgs, redirect, useActionData } from 'react-router'
import { textFields } from '#lib/form-fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { DraftForm } from '../../frame/draft-form.tsx'
import { titled } from '../../texts.ts'
import { CompanyFields, companyValues } from './company-fields.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.companies.create) }]
export const headers = privatePage

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const field = textFields(await readForm(request))
  return attempted(async () => {
    const { id } = await api.companies.create(companyValues(field))
    return redirect(`/companies/${id}`)
  }, url)
}

/** Makes a company, for administrators. */
export default function NewCompany() {
  const refused = useActionData<typeof action>()?.refused
  return (
    <main id="main" tabIndex={-1} className="portal-main stack">
      <h1>{texts.companies.create}</h1>
      <p className="meta">{texts.companies.createLead}</p>
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.message}
        </Notice>
      )}
      <div className="company-form">
        <DraftForm draft="company.new" submit={texts.companies.create}>
          <CompanyFields problems={refused?.problems} />
        </DraftForm>
      </div>
    </main>
  )
}
