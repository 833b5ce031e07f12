import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { STATE_NAMES } from '#features/catalog/location/rules/states.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { certificateUpload, type TaxExemption } from '#features/selling/tax-exemption/contract.ts'
import { TAX_CERTIFICATE } from '#features/selling/tax-exemption/rules/access.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatDate } from '#lib/dates.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { FileField, SelectField, TextField } from '#ui/field/text-field.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { titled } from '../../texts.ts'
import { idOf, textOf } from '../reading.ts'
import { certificateTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage
export const handle = { upload: certificateUpload }

/** Read again after a refusal too: another person may have decided meanwhile. */
export const shouldRevalidate = () => true

/** The company is in the address (`?company=`) for staff; a contractor has one. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const company = idOf(url.searchParams.get('company'))
  const [{ exemptions }, { companies }] = await answered(
    Promise.all([api.taxExemption.list(), api.netTerms.companies()]),
    url,
  )
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  return {
    exemptions: exemptions
      .filter(({ companyID }) => company === undefined || companyID === company)
      .map((each) => ({ ...each, company: names.get(each.companyID) ?? '' })),
    isContractor: user?.role === 'contractor',
    mayDecide: user !== undefined && mayDo(user.role, TAX_CERTIFICATE.decide),
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { taxExemption } = context.get(portalContext).api
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'accepted' || intent === 'refused')
    return attempted(async () => {
      const states = textOf(form.get('states'))
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean)
      if (intent === 'accepted' && !(states.length > 0 && states.every((state) => STATE_NAMES.has(state))))
        throw new ApiError('invalid', texts.problem)
      await taxExemption.decide({
        id: idOf(form.get('id')) ?? 0,
        decision: intent,
        note: textOf(form.get('note')),
        ...(intent === 'accepted'
          ? { states: [...new Set(states)], endsOn: textOf(form.get('endsOn')) }
          : {}),
      })
      return { done: texts.decided }
    }, url)
  return attempted(async () => {
    const file = form.get('file')
    await taxExemption.send({
      state: textOf(form.get('state')),
      number: textOf(form.get('number')),
      endsOn: textOf(form.get('endsOn')),
      customerID: textOf(form.get('customerID')),
      file: file instanceof File ? file : new File([], ''),
    })
    return { done: texts.sent }
  }, url)
}

/** Certificates by which a company owes no sales tax: its people send them, staff decide. */
export default function Certificates() {
  const { exemptions, isContractor, mayDecide } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <FormOutcome outcome={outcome} />
      {exemptions.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{isContractor ? texts.noneHow : texts.noneStaff}</p>
        </EmptyState>
      )}
      <ul className="people">
        {exemptions.map((exemption) => (
          <li key={`${exemption.id} ${exemption.status}`} className="box stack">
            <Certificate exemption={exemption} isContractor={isContractor} />
            {mayDecide && exemption.status !== 'refused' && <Decide exemption={exemption} />}
          </li>
        ))}
      </ul>
      {isContractor && <Send />}
    </main>
  )
}

type ListedExemption = TaxExemption & { company: string }

const Certificate = ({
  exemption,
  isContractor,
}: {
  readonly exemption: ListedExemption
  readonly isContractor: boolean
}) => {
  const { id, company, companyID, customerID, state, number, endsOn, status, isInForce } = exemption
  return (
    <div className="stack-s">
      <div className="row between">
        <h2 className="company-name">{STATE_NAMES.get(state) ?? state}</h2>
        <b>{status === 'accepted' && !isInForce ? texts.over : texts.statuses[status]}</b>
      </div>
      {!isContractor && <p>{texts.company(companyID, company)}</p>}
      <p className="meta">
        {texts.valid(number, formatDate(endsOn))}. {customerID !== null && texts.ofCustomer(customerID)}
      </p>
      {exemption.decisionNote && <p className="company-about">{exemption.decisionNote}</p>}
      <p>
        <a
          href={`/v1/api/partner/tax-exemptions/${id}/file`}
          download
          aria-label={`${texts.open}: ${state} ${number}`}
        >
          {texts.open}
        </a>
      </p>
    </div>
  )
}

const Decide = ({
  exemption: { id, state, number, endsOn, status },
}: {
  readonly exemption: ListedExemption
}) => (
  <Form method="post" className="stack company-form">
    <input type="hidden" name="id" value={id} />
    {status === 'waiting' && (
      <div className="fields-2">
        <TextField
          label={texts.states}
          hint={texts.statesHint}
          name="states"
          defaultValue={state}
          maxLength={200}
        />
        <TextField label={texts.lastDay} name="endsOn" type="date" defaultValue={endsOn} />
      </div>
    )}
    <TextField label={texts.note} hint={texts.noteHint} name="note" maxLength={400} optional />
    <div className="row">
      {status === 'waiting' && (
        <Button
          type="submit"
          name="intent"
          value="accepted"
          look="primary"
          aria-label={`${texts.accept}: ${state} ${number}`}
        >
          {texts.accept}
        </Button>
      )}
      <Button type="submit" name="intent" value="refused" aria-label={`${texts.refuse}: ${state} ${number}`}>
        {texts.refuse}
      </Button>
    </div>
  </Form>
)

const Send = () => (
  <section className="stack company-form">
    <h2>{texts.send}</h2>
    <Form method="post" encType="multipart/form-data" className="stack">
      <div className="fields-2">
        <SelectField
          label={texts.state}
          name="state"
          options={[...STATE_NAMES].map(([value, label]) => ({ value, label }))}
        />
        <TextField label={texts.lastDay} name="endsOn" type="date" required />
      </div>
      <TextField label={texts.number} name="number" maxLength={40} autoComplete="off" required />
      <TextField
        label={texts.customerID}
        hint={texts.customerHint}
        name="customerID"
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <FileField
        label={texts.file}
        hint={texts.fileHint}
        name="file"
        accept="application/pdf,image/jpeg,image/png"
        required
      />
      <div>
        <Button type="submit" look="primary">
          {texts.submit}
        </Button>
      </div>
    </Form>
  </section>
)
