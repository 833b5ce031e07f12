import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { displayPhone } from '#lib/phone.ts'
import { email, faultOf } from '#lib/typed/fields.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { firstContent, linesAsked } from './first-content.server.ts'
import { texts as quotesTexts, newTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(quotesTexts.create) }]

const MOST_OFFERED = 40

/**
 * `?customer=`, `?project=`, `?cart=`, `?lead=`, `?template=` and `?lines=450000001*2,…` name the source of
 * the quote.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const asked = (name: string) => idOf(url.searchParams.get(name))
  const [customerID, projectID, cartID] = [asked('customer'), asked('project'), asked('cart')]
  const leadID = asked('lead')
  const [customer, project, cart, lead, { projects }, { carts }, { templates }] = await Promise.all([
    customerID === undefined ? null : answered(api.customers.open({ id: customerID }), url),
    projectID === undefined ? null : answered(api.projects.open({ id: projectID }), url),
    cartID === undefined ? null : answered(api.savedCarts.open({ id: cartID }), url),
    leadID === undefined ? null : answered(api.leads.open({ id: leadID }), url),
    answered(api.projects.list({ limit: MOST_OFFERED }), url),
    answered(api.savedCarts.list({}), url),
    answered(api.quotes.templates({}), url),
  ])
  const chosen = project?.id ?? cart?.projectID
  return {
    customer: customer && { id: customer.id, name: customer.name },
    projectID: chosen ?? null,
    cartID: cartID ?? null,
    lead: lead && { id: lead.id, name: lead.name, phone: displayPhone(lead.phone), email: lead.email },
    templateID: asked('template') ?? null,
    lines: url.searchParams.get('lines') ?? '',
    lineCount: linesAsked(url.searchParams.get('lines') ?? '').length,
    projects: withFirst(
      projects.map(({ id, name, customerName }) => ({ id, name: `${name}, ${customerName}` })),
      project && { id: project.id, name: `${project.name}, ${project.customerName}` },
    ),
    carts: withFirst(
      carts.map(({ id, cartName }) => ({ id, name: cartName })),
      cart && { id: cart.id, name: cart.cartName },
    ),
    templates: templates.map(({ id, name }) => ({ id, name })),
  }
}

interface Named {
  id: number
  name: string
}

const withFirst = (list: Named[], first: Named | null): Named[] =>
  first === null || list.some(({ id }) => id === first.id) ? list : [first, ...list]

export async function action({ context, request, url }: ActionFunctionArgs) {
  const here = context.get(portalContext)
  const form = await request.formData()
  return attempted(async () => {
    const { api } = here
    const asked = await firstContent(here, form)
    const quote = await api.quotes.create(asked)
    return redirect(`/quotes/${quote.number}`)
  }, url)
}

/** Makes a draft for a customer, empty or from a cart, a lead, a template or lines. */
export default function NewQuote() {
  const data = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { state } = useNavigation()
  const person = data.customer ?? data.lead
  // A project knows its customer.
  const caller = data.projectID === null ? data.lead : null
  const options = (list: readonly Named[], none: string) => [
    { value: '', label: none },
    ...list.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs crumbs={[{ label: quotesTexts.title, href: '/quotes' }, { label: quotesTexts.create }]} />
      <h1>{person ? texts.forCustomer(person.name) : quotesTexts.create}</h1>
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post" className="stack-l portal-narrow quote-new">
        {data.customer && <input type="hidden" name="customer" value={data.customer.id} />}
        {data.lead && <input type="hidden" name="lead" value={data.lead.id} />}
        {data.lines !== '' && <input type="hidden" name="lines" value={data.lines} />}
        <fieldset className="stack">
          <legend className="strong">{texts.whom}</legend>
          <SelectField
            label={texts.project}
            name="project"
            defaultValue={String(data.projectID ?? '')}
            options={options(data.projects, texts.noProject)}
          />
          {!data.customer && (
            <>
              <p className="meta">{texts.contactHow}</p>
              <div className="fields-2">
                <TextField
                  label={texts.name}
                  name="name"
                  defaultValue={caller?.name}
                  maxLength={120}
                  optional
                />
                <TextField label={texts.zip} name="zip" maxLength={10} optional />
                <TextField
                  label={texts.email}
                  name="email"
                  type="email"
                  defaultValue={caller?.email}
                  maxLength={200}
                  check={faultOf(email)}
                  optional
                />
                <TextField
                  label={texts.phone}
                  name="phone"
                  type="tel"
                  defaultValue={caller?.phone}
                  maxLength={40}
                  optional
                />
              </div>
            </>
          )}
        </fieldset>
        <fieldset className="stack">
          <legend className="strong">{texts.from}</legend>
          {data.lineCount > 0 ? (
            <p>{texts.fromLines(data.lineCount)}</p>
          ) : (
            <>
              <SelectField
                label={texts.cart}
                name="cart"
                defaultValue={String(data.cartID ?? '')}
                options={options(data.carts, texts.noCart)}
              />
              <SelectField
                label={texts.template}
                name="template"
                defaultValue={String(data.templateID ?? '')}
                options={options(data.templates, texts.noTemplate)}
              />
            </>
          )}
        </fieldset>
        <div>
          <Button type="submit" look="primary" busy={state === 'submitting'}>
            {texts.make}
          </Button>
        </div>
      </Form>
    </main>
  )
}
