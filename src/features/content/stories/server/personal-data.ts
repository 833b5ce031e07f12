import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, DELETE, type PersonalData } from '#platform/personal-data/server/declare.ts'
import { storyPhotoKey } from './submit.ts'

const what = defineTexts({ story: 'Customer stories, also published ones, with their photos' })

export const STORY_DATA: readonly PersonalData[] = [
  {
    table: 'customer_story',
    what: what.story,
    found: byEmail('email'),
    fate: DELETE,
    files: { columns: ['photo'], needsIndex: true, key: ([hash = '']) => storyPhotoKey(hash) },
  },
]
