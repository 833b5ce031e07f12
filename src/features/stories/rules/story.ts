import * as fields from '#kit/typed/fields.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { texts } from '../texts.ts'

/** The longest texts of the form, in characters. */
export const LIMITS = { author: 60, place: 80, system: 120, title: 100, body: 3_000, email: 254 } as const
const LEAST_BODY = 20

export const STORY_STATES = ['waiting', 'published', 'refused'] as const
export type StoryState = (typeof STORY_STATES)[number]

/** Stories on one page of the list. */
export const STORIES_A_PAGE = 8
export const MOST_PAGES = 500

export const MOST_PHOTO_BYTES = 10 * 1024 * 1024
/** Limits of the photo, for the call that receives it and the form that sends it. */
export const storyUpload = formWithFiles(MOST_PHOTO_BYTES, texts.photoTooLarge)

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

const isFilled = (text: string, most: number, least = 1): boolean =>
  text.trim().length >= least && text.length <= most

/** The errors of a story, by field; empty when it may be sent. */
export function checkStory(draft: StoryDraft): StoryErrors {
  const { errors } = texts
  const isFine: Record<keyof StoryDraft, boolean> = {
    title: isFilled(draft.title, LIMITS.title),
    body: isFilled(draft.body, LIMITS.body, LEAST_BODY),
    system: isFilled(draft.system, LIMITS.system),
    author: isFilled(draft.author, LIMITS.author),
    place: isFilled(draft.place, LIMITS.place),
    email: fields.isFine(fields.email, draft.email),
    consent: draft.consent,
  }
  return Object.fromEntries(
    STORY_FIELDS.filter((field) => !isFine[field]).map((field) => [field, errors[field]]),
  )
}

/**
 * Why staff may not decide about a story in this way; undefined when they may. Only a waiting story is
 * decided, and only one with consent is published.
 */
export function mayDecide(
  { state, hasConsent }: { state: StoryState; hasConsent: boolean },
  decision: 'publish' | 'refuse',
): 'yes' | 'decided' | 'no consent' {
  if (state !== 'waiting') return 'decided'
  return decision === 'publish' && !hasConsent ? 'no consent' : 'yes'
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / STORIES_A_PAGE))
