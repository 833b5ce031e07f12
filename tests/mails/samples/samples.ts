import { demoPeople } from '#tests/fixtures/portal/people.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { orderSamples } from './order-mails.ts'
import { ownSamples } from './own-mails.ts'
import { quoteSamples } from './quote-mails.ts'
import type { Sample } from './sample.ts'
import {
  accountSamples,
  careSamples,
  chatSamples,
  warrantySamples,
  watchSamples,
  writtenSamples,
} from './stored-mails.ts'

/** Rows of a store in which everything happened that it writes mails about, and a message for each mail. */
export async function sampleMails(shop: Shop): Promise<Sample[]> {
  await demoPeople(shop.db)
  return [
    ...(await orderSamples(shop)),
    ...(await quoteSamples(shop)),
    ...(await warrantySamples(shop)),
    ...(await careSamples(shop)),
    ...(await watchSamples(shop)),
    ...(await writtenSamples(shop)),
    ...(await chatSamples(shop)),
    ...accountSamples(),
    ...ownSamples(shop.clock.now()),
  ]
}
