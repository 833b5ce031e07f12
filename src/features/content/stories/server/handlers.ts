import { implement } from '@orpc/server'
import type { Content } from '#features/content/content/server/index.ts'
import { found } from '#features/people/accounts/server/index.ts'
import { type FileStore, fileAnswer } from '#platform/files/server/file-store.ts'
import { storiesContract } from '../contract.ts'
import { publishedPage } from './published.ts'
import { type SubmitContext, storyPhotoKey, submitStory } from './submit.ts'

interface StoriesContext extends SubmitContext {
  content: Content
}

const os = implement(storiesContract).$context<StoriesContext>()

export const storiesHandlers = {
  list: os.list.handler(async ({ input, context }) => {
    const { stories, total } = await publishedPage(context, input.page)
    return { 'hydra:member': stories, 'hydra:totalItems': total }
  }),

  photo: os.photo.handler(async ({ input, context: { db, files } }) => {
    const row = await db
      .selectFrom('customer_story')
      .select('photo')
      .where('id', '=', input.id)
      .where('state', '=', 'published')
      .executeTakeFirst()
    return photoAnswer(files, row?.photo ?? undefined, 'public, max-age=3600')
  }),

  submit: os.submit.handler(async ({ input, context }) => {
    const { photo, consent, ...draft } = input
    await submitStory(context, { ...draft, consent: consent === 'yes' }, photo)
    return { received: true as const }
  }),
}

export async function photoAnswer(files: FileStore, hash: string | undefined, caching: string) {
  const bytes = found(hash === undefined ? undefined : await files.read(storyPhotoKey(hash)))
  return fileAnswer(bytes, 'story.jpg', { shown: 'inline', caching })
}
