import { chosenFile } from '#platform/files/rules/upload.ts'
import type { STORY_FIELDS, StoryDraft } from '../rules/story.ts'

/** Reads the form of a story. Missing fields are empty texts. */
export function readStory(form: FormData): { draft: StoryDraft; photo: File | undefined } {
  const text = (name: (typeof STORY_FIELDS)[number]): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const photo = form.get('photo')
  return {
    draft: {
      title: text('title'),
      body: text('body'),
      system: text('system'),
      author: text('author'),
      place: text('place'),
      email: text('email'),
      consent: text('consent') === 'yes',
    },
    photo: photo instanceof File ? chosenFile(photo) : undefined,
  }
}
