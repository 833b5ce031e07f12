import { formWithFiles } from '#platform/files/rules/upload.ts'
import { choice, choiceOr, listQuery, WHOSE, words } from '#platform/lists/rules/query.ts'
import { MOST_PHOTO_BYTES } from '#platform/photos/rules/photo-types.ts'
import { texts } from '../texts.ts'

/** The stages of a project, in the order that work goes through them. */
export const STAGES = ['lead', 'visited', 'quoted', 'ordered', 'installed', 'closed'] as const
export type Stage = (typeof STAGES)[number]

export const STAGE_NAMES: Readonly<Record<Stage, string>> = texts.stages

/** `plate`: the rating plate of a unit. */
export const PHOTO_KINDS = ['photo', 'plate'] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

/** Photos of one project. */
export const MOST_PHOTOS = 60

export const photoUpload = formWithFiles(MOST_PHOTO_BYTES, texts.photoTooLarge)

/** What the list of projects can be asked for. */
export const PROJECT_LIST = listQuery({
  filters: { search: words(100), stage: choice(STAGES), whose: choiceOr('all', WHOSE) },
})
