import { inTransaction } from '#db/transaction.ts'
import { writeLead } from '#features/partners/leads/server/index.ts'
import type { NewLead } from '#features/partners/leads/server/write-lead.ts'
import { DAY_MS, later, MINUTE_MS } from '#lib/dates.ts'
import type { Services } from '#server/services/services.ts'
import { callsAt, personCalled } from './calls.ts'

/** A person who asked to be called, and what Dana of our sales team did since. */
interface DemoLead {
  lead: NewLead
  minutesAgo: number
  reached: 'open' | 'claimed' | 'called'
  note?: string
}

const DAY_MINUTES = DAY_MS / MINUTE_MS

export const DEMO_LEADS: readonly DemoLead[] = [
  {
    lead: {
      kind: 'expert',
      name: 'Marta Jensen',
      phone: '3125550171',
      comments: 'Our furnace is 22 years old and starts three times before it heats. What size do we need?',
      pageUrl: '/category/furnaces-heaters/gas-furnaces',
    },
    minutesAgo: 4,
    reached: 'open',
  },
  {
    lead: {
      kind: 'chat',
      name: 'Chris Abara',
      phone: '7735550162',
      email: 'chris.abara@home.example',
      comments: 'Do I need a permit for a mini split in a condo in Chicago?',
    },
    minutesAgo: 12,
    reached: 'open',
  },
  {
    lead: {
      kind: 'load',
      name: 'Priya Nair',
      phone: '8475550138',
      email: 'priya.nair@home.example',
      comments:
        'The estimator says 46,000 BTU/h of heat for 1,900 square feet. Can a heat pump do that alone?',
      pageUrl: '/sizing-estimator',
    },
    minutesAgo: 25,
    reached: 'claimed',
  },
  {
    lead: {
      kind: 'expert',
      name: 'Tom Bauer',
      phone: '4145550119',
      comments: 'Please call after work about a quieter air conditioner.',
      pageUrl: '/category/air-conditioners',
    },
    minutesAgo: DAY_MINUTES,
    reached: 'called',
    note: 'Sends photos of the old unit tonight.',
  },
  {
    lead: {
      kind: 'expert',
      name: 'Elaine Foster',
      phone: '3125550196',
      comments: 'Which filter fits a 16 × 25 cabinet, and how often do I change it?',
      pageUrl: '/category/air-quality',
    },
    minutesAgo: 3 * DAY_MINUTES,
    reached: 'called',
    note: 'Takes the MERV 11 filter; change it every six months.',
  },
]

/** The call came this many minutes after the request. */
const CALLED_AFTER = 18

/** Writes the leads of the demo. Their mails to the sales team reach the demo's mail catcher. */
export async function makeDemoLeads(services: Services, now: Date): Promise<void> {
  for (const { lead, minutesAgo, reached, note = '' } of DEMO_LEADS) {
    const at = later(now, -minutesAgo * MINUTE_MS)
    const { id } = await inTransaction(services.db, (trx) => writeLead(trx, lead, at), 'The store is busy')
    const { leads } = callsAt(services, later(at, CALLED_AFTER * MINUTE_MS)).desk(personCalled('Dana'))
    if (reached !== 'open') await leads.claim({ id })
    if (reached === 'called') await leads.called({ id, outcome: 'reached', note })
  }
}
