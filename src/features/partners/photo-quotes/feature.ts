import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { photoDeskContract, photoQuotesContract } from './contract.ts'
import { PHOTO_LIMITS, PHOTO_QUOTE } from './rules/access.ts'
import { photoDeskHandlers } from './server/desk-handlers.ts'
import { PHOTO_QUOTE_MAIL_TOPIC, sendPhotoQuoteMails } from './server/mails.ts'
import { PHOTO_QUOTE_DATA } from './server/personal-data.ts'
import { clearPhotoQuotes } from './server/photos.ts'
import { photoQuotesHandlers } from './server/store-handlers.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ photoQuotes: 'Photo quotes' })

const shopper = mailTo('Shopper')

export const photoQuotes = defineFeature({
  name: 'photo-quotes',
  personalData: PHOTO_QUOTE_DATA,
  permissions: [PHOTO_QUOTE],
  limits: PHOTO_LIMITS,
  navigation: [
    {
      group: 'start',
      place: 50,
      href: '/photo-quotes',
      name: pageNames.photoQuotes,
      needs: PHOTO_QUOTE.read,
    },
  ],
  // Each visitor may send photos; the call counts them by network.
  uploads: [{ calls: ['/photo-quotes/photos'], pages: ['/quote-by-photo/form'], open: () => undefined }],
  store: {
    photoQuotes: calls(photoQuotesContract, photoQuotesHandlers),
  },
  portal: {
    photoQuotes: calls(photoDeskContract, photoDeskHandlers),
  },
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    {
      name: 'clear-photo-quotes',
      everySeconds: 3_600,
      run: () => clearPhotoQuotes({ db, files }, clock.now()),
    },
  ],
  mails: [
    {
      topic: PHOTO_QUOTE_MAIL_TOPIC,
      group: 'quotes',
      place: 30,
      about: 'a quote',
      typed: OUR_WORDS,
      kinds: defineTexts({ received: shopper('A shopper sent photos of a home.') }),
      send: sendPhotoQuoteMails,
    },
  ],
})
