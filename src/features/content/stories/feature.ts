import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { mailTo } from '#platform/mail/rules/mail-topic.ts'
import { storiesContract, storyDeskContract } from './contract.ts'
import { STORY, STORY_LIMITS } from './rules/access.ts'
import { forgetStories, STORY_MAIL_TOPIC, sendStoryMails, storyDeskHandlers } from './server/desk.ts'
import { storiesHandlers } from './server/handlers.ts'
import { STORY_DATA } from './server/personal-data.ts'
import { texts } from './texts.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ customerStories: 'Customer stories' })

const shopper = mailTo('Shopper')

export const stories = defineFeature({
  name: 'stories',
  personalData: STORY_DATA,
  permissions: [STORY],
  limits: STORY_LIMITS,
  navigation: [
    {
      group: 'service',
      place: 50,
      href: '/stories',
      name: pageNames.customerStories,
      needs: STORY.read,
      key: 'j',
    },
  ],
  // Each visitor may send a story; the call counts them by network.
  uploads: [{ calls: ['/customer-stories'], pages: ['/customer-stories'], open: () => undefined }],
  store: {
    stories: calls(storiesContract, storiesHandlers),
  },
  portal: {
    stories: calls(storyDeskContract, storyDeskHandlers),
  },
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    { name: 'forget-stories', everySeconds: 3_600, run: () => forgetStories({ db, files }, clock.now()) },
  ],
  mails: [
    {
      topic: STORY_MAIL_TOPIC,
      group: 'opinions',
      place: 30,
      stops: texts.mail.stops,
      typed: { prints: 'title of the story, reason of staff', safety: 'staff', limits: ['story'] },
      kinds: defineTexts({
        published: shopper('A story was published.'),
        refused: shopper('A story was rejected.'),
      }),
      send: sendStoryMails,
    },
  ],
})
