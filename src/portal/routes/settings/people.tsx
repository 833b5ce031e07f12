import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import type { FoundData, PersonRequest } from '#features/desk/people-data/contract.ts'
import { MOST_REASON } from '#features/desk/people-data/rules/person-request.ts'
import { email as emailField, faultOf } from '#lib/typed/fields.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useOutcome } from '../../frame/use-outcome.ts'
import { confirmPath } from '../../paths.ts'
import { titled } from '../../texts.ts'
import { useUntilDone } from '../money/until-done.ts'
import { idOf, textOf } from '../reading.ts'
import { texts } from './people-texts.ts'
import { SettingsPage } from './settings-page.tsx'

const PATH = '/settings/people'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const before = idOf(url.searchParams.get('before'))
  const past = await answered(api.peopleData.requests({ before }), url)
  return { ...past, isOldest: before === undefined, isSteppedUp: user?.isSteppedUp === true }
}

type Act = (api: PortalApi['peopleData'], form: FormData) => Promise<Shown>
interface Shown {
  preview?: Awaited<ReturnType<PortalApi['peopleData']['preview']>>
  done?: string
}

const ACTS: Readonly<Record<string, Act>> = {
  find: async (api, form) => ({ preview: await api.preview({ email: emailIn(form) }) }),
  async erase(api, form) {
    const again = textOf(form.get('again'))
    await api.erase({ email: emailIn(form), again, reason: textOf(form.get('reason')) })
    return { done: texts.started }
  },
}

const emailIn = (form: FormData): string => textOf(form.get('email')).trim()

/** Searches, or asks for an erasure. A refused erasure shows what was found once more. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const intent = textOf(form.get('intent'))
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const { peopleData } = context.get(portalContext).api
  const back = new URL(PATH, url)
  const outcome = await attempted(() => act(peopleData, form), back)
  if (intent === 'find' || !('data' in outcome)) return outcome
  const seen = await attempted(() => ACTS.find!(peopleData, form), back)
  return 'data' in seen ? outcome : data({ ...outcome.data, ...seen }, outcome.init ?? {})
}

/** What the store knows of a person, for the person who asks: found, exported, erased. */
export default function PeoplesData() {
  const { isSteppedUp, requests } = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  const [search] = useSearchParams()
  useUntilDone(requests.some(({ state }) => state === 'waiting'))
  const problem = search.get('problem')
  const problems = outcome && 'refused' in outcome ? outcome.refused?.problems : undefined
  const preview = outcome && 'preview' in outcome ? outcome.preview : undefined
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      <FormOutcome outcome={outcome} />
      {!outcome && problem !== null && (
        <Notice tone="bad" live="alert">
          {exportProblem(problem)}
        </Notice>
      )}
      {isSteppedUp ? (
        <Find email={preview?.email} problem={problems?.email} />
      ) : (
        <p>
          {texts.confirmFirst} <Link href={confirmPath(PATH)}>{texts.confirm}</Link>
        </p>
      )}
      {preview && <Person {...preview} problems={problems} />}
      <History />
    </SettingsPage>
  )
}

const exportProblems: Readonly<Record<string, string>> = texts.exportProblems
const exportProblem = (code: string): string =>
  Object.hasOwn(exportProblems, code) ? exportProblems[code]! : texts.exportProblems.other

const Find = ({
  email,
  problem,
}: {
  readonly email: string | undefined
  readonly problem?: string | undefined
}) => {
  const busy = useNavigation().formData?.get('intent') === 'find'
  return (
    <Form method="post" className="stack no-print">
      <TextField
        key={email}
        label={texts.email}
        name="email"
        type="email"
        defaultValue={email}
        required
        maxLength={254}
        check={faultOf(emailField)}
        error={problem}
        autoComplete="off"
      />
      <div>
        <Button type="submit" name="intent" value="find" look="primary" busy={busy} busyText={texts.finding}>
          {texts.find}
        </Button>
      </div>
    </Form>
  )
}

interface PersonProps {
  readonly email: string
  readonly found: readonly FoundData[]
  readonly holds: readonly string[]
  readonly problems: Readonly<Record<string, string>> | undefined
}

function Person({ email, found, holds, problems }: PersonProps) {
  if (found.length === 0)
    return (
      <EmptyState title={texts.nothing}>
        <p>{texts.nothingHow}</p>
      </EmptyState>
    )
  return (
    <>
      <section className="stack">
        <h2>{texts.about(email)}</h2>
        <DataTable
          caption={texts.about(email)}
          hideCaption
          rows={found}
          keyOf={({ what, fate }) => `${what} ${fate}`}
          columns={[
            { name: texts.what, rowHeader: true, cell: ({ what }) => what },
            { name: texts.rows, numeric: true, cell: ({ count }) => count },
            {
              name: texts.fate,
              cell: ({ fate, why }) => (
                <div className="stack">
                  <span>{texts.fates[fate]}</span>
                  {why !== null && <span className="meta">{why}</span>}
                </div>
              ),
            },
          ]}
        />
      </section>
      <section className="stack no-print">
        <h2>{texts.export}</h2>
        <p className="meta">{texts.exportLead}</p>
        <form method="post" action={`${PATH}/export`} className="stack">
          <input type="hidden" name="email" value={email} />
          <Reason />
          <div>
            <Button type="submit">{texts.download}</Button>
          </div>
        </form>
      </section>
      <Erase email={email} holds={holds} problems={problems} />
    </>
  )
}

const Reason = ({ error }: { readonly error?: string | undefined }) => (
  <TextField
    label={texts.reason}
    name="reason"
    hint={texts.reasonHint}
    required
    maxLength={MOST_REASON}
    error={error}
    autoComplete="off"
  />
)

function Erase({ email, holds, problems }: Omit<PersonProps, 'found'>) {
  const busy = useNavigation().formData?.get('intent') === 'erase'
  return (
    <section className="stack no-print">
      <h2>{texts.erase}</h2>
      {holds.length > 0 ? (
        <Notice tone="warn" title={texts.held}>
          {holds.map((hold) => (
            <p key={hold}>{hold}</p>
          ))}
          <p>{texts.heldHow}</p>
        </Notice>
      ) : (
        <Form method="post" className="stack">
          <p className="meta">{texts.eraseLead}</p>
          <input type="hidden" name="email" value={email} />
          <TextField
            label={texts.again}
            name="again"
            type="email"
            required
            maxLength={254}
            check={faultOf(emailField)}
            error={problems?.again}
            autoComplete="off"
          />
          <Reason error={problems?.reason} />
          <div>
            <Button type="submit" name="intent" value="erase" busy={busy} busyText={texts.pressing}>
              {texts.press}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}

/** Every request, the newest first. */
function History() {
  const { requests, older, isOldest } = useLoaderData<typeof loader>()
  return (
    <section className="stack">
      <h2>{texts.history}</h2>
      {requests.length === 0 ? (
        <p>{texts.noHistory}</p>
      ) : (
        <DataTable
          caption={texts.history}
          hideCaption
          rows={requests}
          keyOf={({ id }) => id}
          columns={[
            {
              name: texts.number,
              rowHeader: true,
              cell: ({ kind, id }) => texts.named(texts.kinds[kind], id),
            },
            { name: texts.when, cell: ({ at }) => storeDayAndTime(at) },
            { name: texts.who, cell: ({ by }) => by },
            { name: texts.reason, cell: ({ reason }) => reason },
            { name: texts.result, cell: (request) => <Result {...request} /> },
          ]}
        />
      )}
      <p className="row">
        {!isOldest && <Link href={PATH}>{texts.newest}</Link>}
        {older !== null && <Link href={`${PATH}?before=${older}`}>{texts.older}</Link>}
      </p>
    </section>
  )
}

const sumOf = (counts: PersonRequest['erased']): number => counts.reduce((sum, { count }) => sum + count, 0)

function Result({ kind, state, erased, kept, refusal }: PersonRequest) {
  if (kind === 'export') return texts.exported
  if (state === 'refused') return texts.refused(refusal ?? '')
  if (state === 'waiting') return texts.waiting(sumOf(erased))
  return (
    <Disclosure summary={texts.done(sumOf(erased), sumOf(kept))}>
      <ul aria-label={texts.details}>
        {erased.map(({ what, count }) => (
          <li key={what}>{texts.erasedOf(what, count)}</li>
        ))}
        {kept.map(({ what, count }) => (
          <li key={`kept ${what}`}>{texts.keptOf(what, count)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
