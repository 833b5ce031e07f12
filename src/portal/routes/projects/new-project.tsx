import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { textFields } from '#lib/form-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { DraftForm } from '../../frame/draft-form.tsx'
import { texts, titled } from '../../texts.ts'
import { customerValues, PlaceFields } from '../customers/customer-fields.tsx'

const FEW = 12

export const meta = () => [{ title: titled(texts.projects.create) }]

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const id = Number(url.searchParams.get('customer'))
  if (Number.isSafeInteger(id) && id > 0)
    return { customer: await answered(api.customers.open({ id }), url), choices: [], search: '' }
  const search = (url.searchParams.get('search') ?? '').slice(0, 100)
  const { customers } = await answered(api.customers.list({ search, sort: 'changed', limit: FEW }), url)
  return { customer: undefined, choices: customers, search }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const field = textFields(await request.formData())
  return attempted(async () => {
    const { name, street, city, state, zip } = customerValues(field)
    const customerID = Number(url.searchParams.get('customer'))
    const { id } = await api.projects.create({ customerID, name, street, city, state, zip })
    return redirect(`/projects/${id}`)
  }, url)
}

export { keptOffline as clientAction } from '../../frame/draft-form.tsx'

/** Makes a project: first its customer, then its name and site. */
export default function NewProject() {
  const { customer, choices, search } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  if (!customer) return <ChooseCustomer choices={choices} search={search} />
  return (
    <main id="main" tabIndex={-1} className="portal-main stack portal-form">
      <h1>{texts.projects.newFor(customer.name)}</h1>
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.message}
        </Notice>
      )}
      <DraftForm
        draft={`project.new.${customer.id}.${customer.projects.length}`}
        submit={texts.projects.create}
      >
        <TextField
          label={texts.projects.name}
          hint={texts.projects.nameHint}
          name="name"
          error={refused?.problems.name}
          maxLength={120}
          autoComplete="off"
        />
        <PlaceFields
          values={{ street: customer.street, city: customer.city, state: customer.state, zip: customer.zip }}
          problems={refused?.problems}
        />
      </DraftForm>
    </main>
  )
}

const ChooseCustomer = ({
  choices,
  search,
}: {
  readonly choices: readonly { id: number; name: string; city: string; zip: string }[]
  readonly search: string
}) => (
  <main id="main" tabIndex={-1} className="portal-main stack portal-form">
    <h1>{texts.projects.forWhom}</h1>
    <Form method="get" role="search" aria-label={texts.projects.forWhom} className="row nowrap">
      <input
        type="search"
        name="search"
        className="input grow"
        defaultValue={search}
        aria-label={texts.customers.searchHint}
        placeholder={texts.customers.searchHint}
      />
      <Button type="submit">{texts.lists.search}</Button>
    </Form>
    <ul className="portal-choices">
      {choices.map(({ id, name, city, zip }) => (
        <li key={id} data-row="">
          <Link href={`/projects/new?customer=${id}`} data-row-link="">
            {name} <span className="meta">{`${city} ${zip}`.trim()}</span>
          </Link>
        </li>
      ))}
    </ul>
    <p>
      <Link href="/customers/new">{texts.customers.create}</Link>
    </p>
  </main>
)
