import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PERMISSIONS } from '#features/accounts/rules/permissions.ts'
import type { DeskStory } from '#features/stories/contract.ts'
import { STORY_STATES } from '#features/stories/rules/story.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField, TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { asResponse, dayOf, idOf, textOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: `${texts.title} | Partner Portal` }]

/** Stories that wait, oldest first; `?state=` shows those that were decided. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const wanted = url.searchParams.get('state')
  const state = STORY_STATES.find((each) => each === wanted) ?? 'waiting'
  const { stories } = await asResponse(() => api.stories.list({ state }))
  return {
    stories,
    state,
    mayDecide: user !== undefined && PERMISSIONS['stories.decide'][user.role] !== 'none',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { stories } = context.get(portalContext).api
  const form = await request.formData()
  const id = idOf(textOf(form.get('id')))
  if (id === undefined) throw new Response(null, { status: 400 })
  await asResponse(() => {
    switch (form.get('intent')) {
      case 'publish':
        return stories.publish({ id })
      case 'withdraw':
        return stories.withdraw({ id })
      default:
        return stories.refuse({ id, reason: textOf(form.get('reason')) })
    }
  })
  return { done: true }
}

export default function Stories() {
  const { stories, state, mayDecide } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      {done && (
        <Notice tone="ok" live="status">
          {texts.done}
        </Notice>
      )}
      <Form className="row portal-form">
        <SelectField
          label={texts.state}
          name="state"
          defaultValue={state}
          options={STORY_STATES.map((value) => ({ value, label: texts.states[value] }))}
        />
        <Button type="submit">{texts.show}</Button>
      </Form>
      {stories.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      )}
      {stories.map((story) => (
        <Story key={story.id} story={story} mayDecide={mayDecide} />
      ))}
    </main>
  )
}

const Story = ({ story, mayDecide }: { readonly story: DeskStory; readonly mayDecide: boolean }) => (
  <article className="box stack">
    <h2>{story.title}</h2>
    <p className="meta">
      {texts.by(story.author, story.place, dayOf(story.receivedAt))}. {story.system}. {story.email}
    </p>
    <p className="issue-text">{story.body}</p>
    {story.hasPhoto && (
      <img
        className="issue-picture"
        src={`/v1/api/partner/stories/${story.id}/photo`}
        alt={texts.photo(story.title)}
      />
    )}
    {story.consentedAt === null ? (
      <Notice tone="warn">{texts.noConsent}</Notice>
    ) : (
      <p className="meta">
        {texts.consent(dayOf(story.consentedAt))} {story.consentText}
      </p>
    )}
    {story.decidedBy !== null && (
      <p className="meta">
        {texts.decided(story.decidedBy)}. {story.reason}
      </p>
    )}
    {mayDecide && <Decision story={story} />}
  </article>
)

function Decision({ story }: { readonly story: DeskStory }) {
  const id = <input type="hidden" name="id" value={story.id} />
  if (story.state !== 'waiting')
    return (
      <Form method="post">
        {id}
        <Button type="submit" name="intent" value="withdraw">
          {texts.withdraw}
        </Button>
      </Form>
    )
  return (
    <div className="stack">
      {story.consentedAt !== null && (
        <Form method="post">
          {id}
          <Button type="submit" name="intent" value="publish">
            {texts.publish}
          </Button>
        </Form>
      )}
      <Form method="post" className="stack">
        {id}
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          maxLength={1_000}
          rows={2}
          required
        />
        <Button type="submit" name="intent" value="refuse">
          {texts.refuse}
        </Button>
      </Form>
    </div>
  )
}
