import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ISSUE } from '#features/desk/page-issues/rules/access.ts'
import { texts as issueTexts } from '#features/desk/page-issues/texts.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { titled } from '../../texts.ts'
import { dayOf, textOf } from '../reading.ts'
import { issueTexts as texts } from './texts.ts'

export const meta = ({ loaderData }: { loaderData?: { reference: string } }) => [
  { title: titled(loaderData?.reference ?? texts.title) },
]

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const issue = await answered(api.issues.open({ id: rowIdOf(params.id) }), url)
  return { ...issue, mayWork: user !== undefined && mayDo(user.role, ISSUE.work) }
}

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const { issues } = context.get(portalContext).api
  const id = rowIdOf(params.id)
  const form = await request.formData()
  return attempted(async () => {
    switch (form.get('intent')) {
      case 'take':
        await issues.assign({ id, to: 'me' })
        break
      case 'give-back':
        await issues.assign({ id, to: 'unassigned' })
        break
      case 'close':
        await issues.close({ id })
        break
      case 'reopen':
        await issues.reopen({ id })
        break
      case 'note':
        await issues.note({ id, text: textOf(form.get('text'), NOTE_LENGTH) })
        break
      default:
        throw data(null, { status: 400 })
    }
    return { done: true }
  }, url)
}

/** How many characters a note may have. */
const NOTE_LENGTH = 4_000

export default function Issue() {
  const issue = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { id, reference, description, pageURL, mayWork } = issue
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs crumbs={[{ label: texts.title, href: '/issues' }, { label: reference }]} />
      <div>
        <h1>
          {reference}: {issueTexts.importances[issue.importance]}
        </h1>
        <p className="meta">
          {issueTexts.teams[issue.team]}. {texts.by(issue.reportedBy, dayOf(issue.reportedAt))}.{' '}
          {issue.assignedTo ?? texts.unassigned}. {issue.isOpen ? texts.open : texts.closed}.
        </p>
      </div>
      <FormOutcome outcome={outcome} done={texts.done} />
      <p className="issue-text">{description}</p>
      <p className="issue-text">
        {texts.page}:{' '}
        <a href={pageURL} rel="noreferrer">
          {pageURL}
        </a>
      </p>
      {issue.hasScreenshot && (
        <img
          className="issue-picture"
          src={`/v1/api/partner/issues/${id}/screenshot`}
          alt={texts.screenshotOf(reference)}
        />
      )}
      {mayWork && <Work issue={issue} />}
      <Notes issue={issue} />
    </main>
  )
}

type Opened = ReturnType<typeof useLoaderData<typeof loader>>

const Work = ({ issue }: { readonly issue: Opened }) => (
  <Form method="post" className="row">
    {issue.isOpen && (
      <Button type="submit" name="intent" value={issue.assignedTo === null ? 'take' : 'give-back'}>
        {issue.assignedTo === null ? texts.take : texts.giveBack}
      </Button>
    )}
    <Button type="submit" name="intent" value={issue.isOpen ? 'close' : 'reopen'}>
      {issue.isOpen ? texts.close : texts.reopen}
    </Button>
  </Form>
)

const Notes = ({ issue: { notes, includesReporter, mayWork } }: { readonly issue: Opened }) => (
  <section className="stack">
    <h2>{texts.notes}</h2>
    {notes.length === 0 && <p className="meta">{texts.noNotes}</p>}
    {notes.map(({ at, by, text }) => (
      <article key={at + text}>
        <p className="meta">{texts.by(by, dayOf(at))}</p>
        <p className="issue-text">{text}</p>
      </article>
    ))}
    {mayWork && (
      // A new key empties the field when the note is there.
      <Form method="post" className="stack" key={notes.length}>
        <TextAreaField
          label={texts.note}
          name="text"
          hint={includesReporter ? texts.included : texts.notIncluded}
          maxLength={NOTE_LENGTH}
          required
        />
        <Button type="submit" name="intent" value="note">
          {texts.addNote}
        </Button>
      </Form>
    )}
  </section>
)
