import * as fields from '#lib/typed/fields.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { faultsOf, isFilled } from '#platform/submissions/rules/submission.ts'
import { texts } from '../texts.ts'

/** The longest texts of the form, in characters. */
export const LIMITS = { author: 60, place: 80, system: 120, title: 100, body: 3_000, email: 254 } as const
const LEAST_BODY = 20

/** Stories on one page of the list. */
export const STORIES_A_PAGE = 8
export const MOST_PAGES = 500

export const MOST_STORY_BYTES = 10 * 1024 * 1024
/** Limits of the photo, for the call that receives it and the form that sends it. */
export const storyUpload = formWithFiles(MOST_STORY_BYTES, texts.photoTooLarge)

export interface StoryDraft {
  author: string
  place: string
  system: string
  title: string
  body: string
  email: string
  consent: boolean
}

export type StoryErrors = Partial<Record<keyof StoryDraft, string>>

export const STORY_FIELDS = ['title', 'body', 'system', 'author', 'place', 'email', 'consent'] as const

/** The errors of a story, by field; empty when it may be sent. */
export function checkStory(draft: StoryDraft): StoryErrors {
  return faultsOf(
    {
      title: isFilled(draft.title, LIMITS.title),
      body: isFilled(draft.body, LIMITS.body, LEAST_BODY),
      system: isFilled(draft.system, LIMITS.system),
      author: isFilled(draft.author, LIMITS.author),
      place: isFilled(draft.place, LIMITS.place),
      email: fields.isFine(fields.email, draft.email),
      consent: draft.consent,
    },
    texts.errors,
  )
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / STORIES_A_PAGE))
