import { honorChoices } from '#features/people/mail-choices/server/honor-choices.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { Feature, Mailing, Shop, Topics } from '#platform/feature/server/define-feature.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import type { Config } from '../config.ts'
import { features } from '../declared.ts'
import type { Services } from '../services/services.ts'

/** What the process gives the mails of all features. */
interface MailServices extends Services, Mailing {
  /** for mail to our own people: a stop never holds it back */
  ownMailer: Mailer
}

const shopOf = (config: Config): Shop => ({
  name: merchant().name,
  get phone() {
    return merchant().phone
  },
  email: config.contact.email,
  origin: config.publicOrigin,
  portalOrigin: config.portalOrigin,
  returnsTo: config.contact.address,
})

/** What sends each mail of the outbox; a mailbox can stop those that say what `stops` (R-REMOVE). */
export function mailHandlers(config: Config, services: Services): Topics {
  const writing: readonly Pick<Feature<MailServices>, 'name' | 'mails'>[] = features
  const own = { ...services, ownMailer: services.mailer, shop: shopOf(config) }
  const careful = {
    ...own,
    mailer: honorChoices({ db: own.db, mailer: own.mailer, origin: config.publicOrigin }),
  }
  return Object.fromEntries(
    writing
      .flatMap(({ mails = [] }) => mails)
      .map(({ topic, stops, send }) => [topic, send(stops === undefined ? own : careful)]),
  )
}
