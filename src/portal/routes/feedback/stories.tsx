import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { DeskStory } from '#features/content/stories/contract.ts'
import { STORY } from '#features/content/stories/rules/access.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { SUBMISSION_LIST } from '#platform/submissions/rules/submission.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import {
  REASON_LENGTH,
  SubmissionDecision,
  SubmissionNotes,
  submissionForm,
  submissionTexts,
} from '../../list/submission.tsx'
import { titled } from '../../texts.ts'
import { dayOf, idOf, textOf } from '../reading.ts'
import { storyTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

/** Stories that wait, oldest first; `?state=` shows those that were decided. */
const STORIES = defineList({
  path: 'stories',
  query: SUBMISSION_LIST,
  form: submissionForm,
  async call(api, query) {
    const { stories, next } = await api.stories.list(query)
    return { rows: stories, next }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const { user } = args.context.get(portalContext)
  const page = await readList(STORIES, args)
  return { ...page, mayDecide: user !== undefined && mayDo(user.role, STORY.decide) }
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { stories } = context.get(portalContext).api
  const form = await request.formData()
  const id = idOf(textOf(form.get('id')))
  if (id === undefined) throw new Response(null, { status: 400 })
  return attempted(async () => {
    switch (form.get('intent')) {
      case 'publish':
        await stories.publish({ id })
        break
      case 'withdraw':
        await stories.withdraw({ id })
        break
      case 'refuse':
        await stories.refuse({ id, reason: textOf(form.get('reason'), REASON_LENGTH) })
        break
      default:
        throw data(null, { status: 400 })
    }
    return { done: true }
  }, url)
}

export default function Stories() {
  const { rows: stories, next, query, faults, mayDecide } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      <FormOutcome outcome={outcome} done={submissionTexts.done} />
      <ListFilters list={STORIES} query={query} faults={faults} submit={submissionTexts.show} />
      {stories.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      )}
      {stories.map((story) => (
        <Story key={story.id} story={story} mayDecide={mayDecide} />
      ))}
      <ListPager next={next} />
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
    <SubmissionNotes submission={story} />
    {mayDecide && <SubmissionDecision submission={story} publishLabel={texts.publishOf(story.title)} />}
  </article>
)
