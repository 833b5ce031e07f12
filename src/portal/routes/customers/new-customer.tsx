import { type ActionFunctionArgs, redirect, useActionData } from 'react-router'
import { textFields } from '#lib/form-fields.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { DraftForm } from '../../frame/draft-form.tsx'
import { texts, titled } from '../../texts.ts'
import { CustomerFields, customerValues } from './customer-fields.tsx'

export const meta = () => [{ title: titled(texts.customers.create) }]

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const field = textFields(await request.formData())
  return attempted(async () => {
    const evenIfDuplicate = field('evenIfDuplicate') !== ''
    const { id } = await api.customers.create({ ...customerValues(field), evenIfDuplicate })
    return redirect(`/customers/${id}`)
  }, url)
}

export { keptOffline as clientAction } from '../../frame/draft-form.tsx'

/** Makes a customer: a name, and a phone number or an email address. */
export default function NewCustomer() {
  const refused = useActionData<typeof action>()?.refused
  const same = refused?.code === 'duplicate' ? (refused.details.customers as Same[]) : undefined
  return (
    <main id="main" tabIndex={-1} className="portal-main stack portal-form">
      <h1>{texts.customers.create}</h1>
      {refused && (
        <Notice tone={same ? 'warn' : 'bad'} live="alert">
          {refused.message}
        </Notice>
      )}
      {same && (
        <ul>
          {same.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/customers/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <DraftForm draft="customer.new" submit={same ? texts.customers.createAnyway : texts.customers.create}>
        {same && <input type="hidden" name="evenIfDuplicate" value="yes" />}
        <CustomerFields problems={refused?.problems} />
      </DraftForm>
    </main>
  )
}

interface Same {
  id: number
  name: string
}
