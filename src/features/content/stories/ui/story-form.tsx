import type { ComponentType, ReactNode } from 'react'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { type Opinion, OpinionFields, OpinionSent } from '#ui/field/opinion-fields.tsx'
import { checkStory, LIMITS, type StoryDraft, type StoryErrors } from '../rules/story.ts'
import { texts } from '../texts.ts'

const { form, errors } = texts

export interface StoryOutcome {
  sent: boolean
  draft?: StoryDraft
  errors?: StoryErrors
  /** the error of the whole form */
  failure?: string
}

interface Props {
  /** the form of the page: `<form method="post">`, with a file */
  readonly Form: ComponentType<{ children: ReactNode }>
  readonly outcome: StoryOutcome | undefined
  readonly isBusy: boolean
}

const STORY: Opinion<StoryDraft & { photo?: string }> = {
  prefix: 'story',
  check: checkStory,
  empty: { author: '', place: '', system: '', title: '', body: '', email: '', consent: false },
  limits: LIMITS,
  words: { ...form, summary: errors.summary },
  rows: [
    { kind: 'line', name: 'title', label: form.headline },
    { kind: 'lines', name: 'body', label: form.body, hint: form.bodyHint, rows: 7 },
    { kind: 'line', name: 'system', label: form.system, hint: form.systemHint },
    [
      {
        kind: 'line',
        name: 'author',
        label: form.author,
        hint: form.authorHint,
        autoComplete: 'nickname',
      },
      { kind: 'line', name: 'place', label: form.place, hint: form.placeHint },
    ],
    { kind: 'email', name: 'email', label: form.email, hint: form.emailHint },
    { kind: 'photo', name: 'photo', label: form.photo, hint: form.photoHint, accept: PHOTO_TYPES },
    { kind: 'consent', name: 'consent', label: form.consent },
  ],
}

/** R-STORIES: the form that sends a story. Works without script. */
export function StoryForm({ Form, outcome, isBusy }: Props) {
  if (outcome?.sent) return <OpinionSent words={form} />
  return (
    <Form>
      <div className="stack-l">
        <OpinionFields
          of={STORY}
          draft={outcome?.draft}
          errors={outcome?.errors}
          failure={outcome?.failure}
          busy={isBusy}
        />
      </div>
    </Form>
  )
}
