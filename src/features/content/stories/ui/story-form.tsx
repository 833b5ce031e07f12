import type { ComponentType, ReactNode } from 'react'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { FormProblems, formOf } from '#ui/field/form-problems.tsx'
import { FileField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { checkStory, LIMITS, STORY_FIELDS, type StoryDraft, type StoryErrors } from '../rules/story.ts'
import { texts } from '../texts.ts'

const { form, errors: errorTexts } = texts

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

const EMPTY: StoryDraft = {
  author: '',
  place: '',
  system: '',
  title: '',
  body: '',
  email: '',
  consent: false,
}

const storyForm = formOf('story', checkStory, { empty: EMPTY, limits: LIMITS })
type Field = ReturnType<typeof storyForm>

/** R-STORIES: the form that sends a story. Works without script. */
export function StoryForm({ Form, outcome, isBusy }: Props) {
  if (outcome?.sent)
    return (
      <Notice tone="ok" live="status" takesFocus title={form.sent}>
        {form.sentText}
      </Notice>
    )
  const { draft, errors = {}, failure } = outcome ?? {}
  const field = storyForm(draft, errors)
  return (
    <Form>
      <div className="stack-l">
        <FormProblems
          title={errorTexts.summary}
          prefix="story"
          fields={STORY_FIELDS}
          errors={errors}
          failure={failure}
        />
        <StoryWords field={field} />
        <Author field={field} />
        <FileField label={form.photo} hint={form.photoHint} name="photo" accept={PHOTO_TYPES} />
        <CheckField
          id="story-consent"
          name="consent"
          value="yes"
          label={form.consent}
          defaultChecked={draft?.consent}
          error={errors.consent}
        />
        <Button type="submit" look="primary" busy={isBusy} busyText={form.sending}>
          {form.send}
        </Button>
      </div>
    </Form>
  )
}

const StoryWords = ({ field }: { readonly field: Field }) => (
  <>
    <TextField {...field('title')} label={form.headline} />
    <TextAreaField {...field('body')} label={form.body} hint={form.bodyHint} rows={7} />
    <TextField {...field('system')} label={form.system} hint={form.systemHint} />
  </>
)

const Author = ({ field }: { readonly field: Field }) => (
  <>
    <div className="fields-2">
      <TextField {...field('author')} label={form.author} hint={form.authorHint} autoComplete="nickname" />
      <TextField {...field('place')} label={form.place} hint={form.placeHint} />
    </div>
    <TextField
      {...field('email')}
      type="email"
      label={form.email}
      hint={form.emailHint}
      autoComplete="email"
    />
  </>
)
