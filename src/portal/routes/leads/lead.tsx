import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { texts as leadTexts } from '#features/partners/leads/desk-texts.ts'
import { LEAD } from '#features/partners/leads/rules/access.ts'
import { MOST, OUTCOMES } from '#features/partners/leads/rules/lead.ts'
import { formatDate } from '#lib/dates.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { titled } from '../../texts.ts'
import { quotesOf } from '../quotes/quote-data.server.ts'
import { TheirQuotes } from '../quotes/quote-rows.tsx'
import { Reach } from './list.tsx'
import { PromiseWord, takenWords, useClock } from './promise-word.tsx'
import { texts } from './texts.ts'

export const meta = ({ loaderData }: { loaderData?: { reference: string } }) => [
  { title: titled(loaderData?.reference ?? texts.title) },
]

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const [lead, quotes] = await Promise.all([
    answered(api.leads.open({ id }), url),
    answered(quotesOf(context.get(portalContext), { leadID: id }), url),
  ])
  return { ...lead, quotes, now: clock.now().toISOString() }
}

const CALL_OUTCOMES = OUTCOMES.filter((outcome) => outcome !== 'no-call')

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const { leads } = context.get(portalContext).api
  const id = rowIdOf(params.id)
  const form = await request.formData()
  const note = String(form.get('note') ?? '')
  return attempted(async () => {
    switch (form.get('intent')) {
      case 'claim':
        return leads.claim({ id })
      case 'give-back':
        return leads.giveBack({ id })
      case 'called': {
        const outcome = CALL_OUTCOMES.find((each) => each === form.get('outcome'))
        if (outcome === undefined) throw data(null, { status: 400 })
        return leads.called({ id, outcome, note })
      }
      case 'project': {
        const { projectID } = await leads.project({ id })
        throw redirect(`/projects/${projectID}`)
      }
      case 'close':
        return leads.close({ id, note })
      default:
        throw data(null, { status: 400 })
    }
  }, url)
}

export default function LeadPage() {
  const lead = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const now = useClock(lead.now)
  const mayWork = useMay(LEAD.work)
  const refused = result?.refused
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs crumbs={[{ label: texts.title, href: '/leads' }, { label: lead.reference }]} />
      <div>
        <h1>{lead.name}</h1>
        <p className="lead">
          <Reach phone={lead.phone} email={lead.email} />
        </p>
        <p>
          <PromiseWord lead={lead} now={now} />
        </p>
        <p className="meta">
          {[
            leadTexts.kinds[lead.kind],
            texts.by(storeDayAndTime(lead.promisedAt)),
            ...(lead.callbackAt ? [texts.asked(storeDayAndTime(lead.callbackAt))] : []),
            ...(lead.calledAt ? [texts.calledAt(storeDayAndTime(lead.calledAt))] : []),
            takenWords(lead),
          ].join(' · ')}
        </p>
      </div>
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.message}
        </Notice>
      )}
      {result && !refused && (
        <Notice tone="ok" live="status">
          {texts.done}
        </Notice>
      )}
      <Request lead={lead} />
      {mayWork && <Work lead={lead} />}
      <TheirQuotes quotes={lead.quotes} create={newQuotePath(lead)} />
      <p className="meta">{texts.deleted(formatDate(lead.deleteOn))}</p>
    </main>
  )
}

/** A request with photos has its own button, so that the quote gets the photos. */
const newQuotePath = ({ id, kind, projectID }: Opened): string | undefined =>
  kind === 'photo' ? undefined : `/quotes/new?lead=${id}${projectID === null ? '' : `&project=${projectID}`}`

type Opened = ReturnType<typeof useLoaderData<typeof loader>>

const Request = ({ lead }: { readonly lead: Opened }) => (
  <section className="stack">
    <h2>{texts.request}</h2>
    <p className="issue-text">{lead.comments || texts.noComments}</p>
    {lead.note && <p className="issue-text">{lead.note}</p>}
    {[
      { name: texts.page, address: lead.pageUrl },
      { name: texts.landing, address: lead.landingUrl },
    ]
      .filter(({ address }) => address !== '')
      .map(({ name, address }) => (
        <p key={name} className="issue-text">
          {name}:{' '}
          <a href={address} rel="noreferrer">
            {address}
          </a>
        </p>
      ))}
    {lead.detailsPath && (
      <p>
        <Link href={lead.detailsPath}>{texts.details}</Link>
      </p>
    )}
    {lead.customerID !== null && (
      <p className="row">
        <Link href={`/customers/${lead.customerID}`}>{texts.openCustomer}</Link>
        <Link href={`/projects/${lead.projectID}`}>{texts.openProject}</Link>
      </p>
    )}
  </section>
)

function Work({ lead }: { readonly lead: Opened }) {
  if (lead.state === 'closed') return null
  if (lead.state === 'open')
    return (
      <Form method="post">
        <Button type="submit" look="primary" name="intent" value="claim">
          {texts.claim}
        </Button>
      </Form>
    )
  if (!lead.isMine) return null
  return (
    <section className="stack">
      <h2>{texts.call}</h2>
      <Form method="post" className="stack" key={lead.note}>
        <RadioGroup
          id="outcome"
          name="outcome"
          label={texts.outcome}
          layout="across"
          defaultValue={lead.outcome ?? 'reached'}
          options={CALL_OUTCOMES.map((value) => ({ value, label: leadTexts.outcomes[value] }))}
        />
        <TextAreaField label={texts.note} name="note" rows={3} maxLength={MOST.note} optional />
        <div className="row">
          <Button type="submit" look="primary" name="intent" value="called">
            {texts.saveCall}
          </Button>
          <Button type="submit" name="intent" value="close">
            {texts.close}
          </Button>
        </div>
      </Form>
      <Form method="post" className="row">
        {lead.projectID === null && (
          <Button type="submit" name="intent" value="project">
            {texts.project}
          </Button>
        )}
        {lead.state === 'claimed' && (
          <Button type="submit" name="intent" value="give-back">
            {texts.giveBack}
          </Button>
        )}
      </Form>
    </section>
  )
}
