import type { ComponentType, ReactNode } from 'react'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { FormProblems } from '#ui/field/form-problems.tsx'
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

/** The rule of one field. */
const checkOf = (field: keyof StoryDraft) => (typed: string) =>
  checkStory({ ...EMPTY, [field]: typed })[field]

/** R-STORIES: the form that sends a story. Works without script. */
export function StoryForm({ Form, outcome, isBusy }: Props) {
  if (outcome?.sent)
    return (
      <Notice tone="ok" live="status" takesFocus title={form.sent}>
        {form.sentText}
      </Notice>
    )
  const { draft, errors = {}, failure } = outcome ?? {}
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
        <StoryWords draft={draft} errors={errors} />
        <Author draft={draft} errors={errors} />
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

interface Fields {
  readonly draft: StoryDraft | undefined
  readonly errors: StoryErrors
}

const StoryWords = ({ draft, errors }: Fields) => (
  <>
    <TextField
      id="story-title"
      name="title"
      label={form.headline}
      maxLength={LIMITS.title}
      defaultValue={draft?.title}
      check={checkOf('title')}
      error={errors.title}
    />
    <TextAreaField
      id="story-body"
      name="body"
      label={form.body}
      hint={form.bodyHint}
      rows={7}
      maxLength={LIMITS.body}
      defaultValue={draft?.body}
      check={checkOf('body')}
      error={errors.body}
    />
    <TextField
      id="story-system"
      name="system"
      label={form.system}
      hint={form.systemHint}
      maxLength={LIMITS.system}
      defaultValue={draft?.system}
      check={checkOf('system')}
      error={errors.system}
    />
  </>
)

const Author = ({ draft, errors }: Fields) => (
  <>
    <div className="fields-2">
      <TextField
        id="story-author"
        name="author"
        label={form.author}
        hint={form.authorHint}
        autoComplete="nickname"
        maxLength={LIMITS.author}
        defaultValue={draft?.author}
        check={checkOf('author')}
        error={errors.author}
      />
      <TextField
        id="story-place"
        name="place"
        label={form.place}
        hint={form.placeHint}
        maxLength={LIMITS.place}
        defaultValue={draft?.place}
        check={checkOf('place')}
        error={errors.place}
      />
    </div>
    <TextField
      id="story-email"
      name="email"
      type="email"
      label={form.email}
      hint={form.emailHint}
      autoComplete="email"
      maxLength={LIMITS.email}
      defaultValue={draft?.email}
      check={checkOf('email')}
      error={errors.email}
    />
  </>
)
