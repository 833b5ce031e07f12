import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { PastChange } from '#features/desk/store-facts/contract.ts'
import { STORE_FACTS } from '#features/desk/store-facts/rules/access.ts'
import {
  type FactChange,
  GUARDED,
  PARTS,
  type Part,
  partOf,
} from '#features/desk/store-facts/rules/fact-changes.ts'
import type { FactLine } from '#features/desk/store-facts/rules/fact-lines.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, type Refused } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { confirmPath } from '../../paths.ts'
import { titled } from '../../texts.ts'
import { idOf, textOf } from '../reading.ts'
import { Changes } from './changes.tsx'
import { factNames } from './fact-names.ts'
import { FactsForm, typedLines } from './facts-form.tsx'
import { LimitsTable, type Since } from './limits-table.tsx'
import { SettingsPage, sectionId } from './settings-page.tsx'
import { texts } from './texts.ts'

const PATH = '/settings'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const before = idOf(url.searchParams.get('before'))
  return {
    ...(await answered(api.storeFacts.read({ before }), url)),
    isOldest: before === undefined,
    mayChange: user !== undefined && mayDo(user.role, STORE_FACTS.change),
    isSteppedUp: user?.isSteppedUp === true,
  }
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { storeFacts } = context.get(portalContext).api
  const form = await readForm(request)
  const version = Number(textOf(form.get('version')))
  const part = PARTS.find((each) => each === form.get('part')) ?? 'calendar'
  return attempted(
    async () => {
      if (form.get('intent') === 'restore') {
        const restored = await storeFacts.restore({ version, id: Number(textOf(form.get('id'))) })
        throw redirect(`${PATH}?restored=${restored.version}`)
      }
      const { isChanged, version: now } = await storeFacts.save({
        ...{ version, part },
        lines: typedLines(form, part),
        reason: textOf(form.get('reason')),
      })
      return {
        part,
        done: isChanged ? texts.saved : texts.same,
        undo: isChanged && { intent: 'restore', version: now, id: version },
      }
    },
    new URL(PATH, url),
    { part },
  )
}

/** What the other person saved, of the refusal of a change that came second. */
interface Conflict {
  version: number
  lines: readonly FactLine[]
  changes: readonly FactChange[]
}

const conflictOf = (refused: Refused | undefined) =>
  refused?.code === 'conflict' ? (refused.details as Partial<Conflict> as Conflict) : undefined

/** The facts of the store that administrators change, with what each change was. */
export default function Settings() {
  const { version, lines, methods, since, shoppersSee, mayChange, isSteppedUp } =
    useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const [search] = useSearchParams()
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  const conflict = conflictOf(refused)
  const formOf = (part: Part) => (
    <FactsForm
      key={search.get('restored')}
      part={part}
      lines={conflict?.lines ?? lines}
      version={conflict?.version ?? version}
      methods={methods}
      since={since}
      problems={outcome?.part === part ? refused?.problems : undefined}
      saved={outcome?.part === part && 'undo' in outcome && outcome.undo ? outcome.undo.version : 0}
      submit={conflict && outcome?.part === part ? texts.saveMine : texts.save}
    />
  )
  return (
    <SettingsPage title={texts.title} lead={mayChange ? texts.lead : texts.readOnly}>
      <FormOutcome outcome={outcome} />
      {!outcome && search.has('restored') && (
        <Notice tone="ok" live="status">
          {texts.restored}
        </Notice>
      )}
      {conflict && (
        <div className="stack">
          <Changes changes={conflict.changes} />
          <p>
            <a href={PATH}>{texts.loadTheirs}</a>
          </p>
        </div>
      )}
      <section className="stack">
        <h2>{texts.shoppersSee}</h2>
        <p>{shoppersSee.opening}</p>
        <p>{texts.shipDay(shoppersSee.shipDay)}</p>
      </section>
      {mayChange && (
        <section className="stack" id={sectionId('calendar')}>
          <h2>{texts.calendar}</h2>
          {formOf('calendar')}
        </section>
      )}
      {mayChange &&
        GUARDED.map((part) => (
          <section key={part} className="stack" id={sectionId(part)}>
            <h2>{texts[part]}</h2>
            {part in leads && <p className="meta">{leads[part]}</p>}
            {isSteppedUp ? formOf(part) : <ConfirmFirst part={part} lines={lines} since={since} />}
          </section>
        ))}
      {mayChange && (
        <section className="stack" id={sectionId('offers')}>
          <h2>{texts.offers}</h2>
          <p className="meta">{texts.offersLead}</p>
          {formOf('offers')}
        </section>
      )}
      {!mayChange && (
        <>
          <Facts lines={lines.filter(({ key }) => partOf(key) !== 'limits')} />
          <section className="stack" id={sectionId('limits')}>
            <h2>{texts.limits}</h2>
            <LimitsTable lines={lines} since={since} problems={undefined} isReadOnly />
          </section>
        </>
      )}
      <History />
    </SettingsPage>
  )
}

/** What stands above a form. */
const leads: Partial<Record<Part, string>> = {
  delivery: texts.deliveryLead,
  limits: texts.limitsLead,
  payments: texts.paymentsLead,
}

interface ConfirmProps {
  readonly part: Part
  readonly lines: readonly FactLine[]
  readonly since: Since
}

const ConfirmFirst = ({ part, lines, since }: ConfirmProps) => (
  <>
    {part === 'limits' ? (
      <LimitsTable lines={lines} since={since} problems={undefined} isReadOnly />
    ) : (
      <Facts lines={lines.filter(({ key }) => partOf(key) === part)} />
    )}
    <p>
      {texts.confirmFirst} <Link href={confirmPath(`${PATH}#${sectionId(part)}`)}>{texts.confirm}</Link>
    </p>
  </>
)

/** The facts for people who may look only. */
const Facts = ({ lines }: { readonly lines: readonly FactLine[] }) => (
  <SpecList specs={lines.map(({ key, value }) => ({ name: factNames[key], value }))} />
)

/** Every change, the newest first. */
function History() {
  const { version, history, older, isOldest, mayChange } = useLoaderData<typeof loader>()
  const restore = ({ id }: Pick<PastChange, 'id'>) =>
    id === version ? (
      texts.holdsNow
    ) : (
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="restore"
          aria-label={id === 0 ? texts.restoreFirst : texts.restoreBefore(id)}
        >
          {texts.undo}
        </Button>
      </Form>
    )
  return (
    <section className="stack" id={sectionId('history')}>
      <h2>{texts.history}</h2>
      {history.length === 0 ? (
        <p>{texts.noHistory}</p>
      ) : (
        <DataTable
          caption={texts.history}
          hideCaption
          rows={history}
          keyOf={({ id }) => String(id)}
          columns={[
            { name: texts.when, rowHeader: true, oneLine: true, cell: ({ at }) => storeDayAndTime(at) },
            { name: texts.who, cell: ({ by }) => by },
            { name: texts.reason, cell: ({ reason }) => reason },
            { name: texts.what, cell: ({ changes }) => <Changes changes={changes} /> },
            ...(mayChange ? [{ name: texts.undo, cell: restore }] : []),
          ]}
        />
      )}
      {mayChange && older === null && version > 0 && (
        <div className="row">
          {texts.restoreFirst} {restore({ id: 0 })}
        </div>
      )}
      <p className="row">
        {!isOldest && <Link href={PATH}>{texts.newest}</Link>}
        {older !== null && <Link href={`${PATH}?before=${older}`}>{texts.older}</Link>}
      </p>
    </section>
  )
}
