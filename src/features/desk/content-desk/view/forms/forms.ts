import type { ContentKind } from '#features/content/content/rules/kinds.ts'
import { announcementForm } from './announcement.ts'
import { articleForm } from './article.ts'
import type { ContentForm } from './form.ts'
import { brochureForm, guaranteeForm } from './long-kinds.ts'
import { storyForm, trustForm, videoForm } from './other-kinds.ts'

/** The form of each kind of content. */
export const FORMS: Readonly<Record<ContentKind, ContentForm>> = {
  announcement: announcementForm,
  article: articleForm,
  brochure: brochureForm,
  guarantee: guaranteeForm,
  testimonial: storyForm,
  trust: trustForm,
  video: videoForm,
}
