import type { WireContent } from '#features/partners/quotes/contract/shapes.ts'
import type { ShopperQuote } from '#features/partners/quotes/contract/shopper.ts'
import { DAY_MS, HOUR_MS, later } from '#lib/dates.ts'
import type { Services } from '#server/services/services.ts'
import { DEMO_COMPANIES } from '../accounts/people.ts'
import { callsAt, type DemoPerson, personCalled } from './calls.ts'
import { type Home, homeOf, type Whose } from './customers.ts'
import { CLEANER_AIR, DUAL_FUEL, FURNACE_AND_AC, MINI_SPLIT, type Option } from './offers.ts'

type Products = ReadonlyMap<string, { id: string; price: number }>

/** How far a quote of the demo has come. */
type Reached = 'draft' | 'in review' | 'sent' | 'viewed' | 'accepted' | 'declined'

interface DemoQuote {
  by: DemoPerson
  whose: Whose
  daysAgo: number
  options: readonly Option[]
  reached: Reached
  message: string
  /** what the customer writes */
  words?: string
  /** the share that is taken off each price */
  cut?: number
}

const SAM = personCalled('Sam')
const LEE = personCalled('Lee')
const DANA = personCalled('Dana')

/** One quote in each state; the quote of 45 days ago has expired. */
export const DEMO_QUOTES: readonly DemoQuote[] = [
  {
    by: DANA,
    whose: { stage: 'closed', nth: 0 },
    daysAgo: 45,
    options: FURNACE_AND_AC.slice(0, 1),
    reached: 'sent',
    message: 'This is the system that we talked about on the phone.',
  },
  {
    by: SAM,
    whose: { stage: 'closed', nth: 0 },
    daysAgo: 12,
    options: DUAL_FUEL,
    reached: 'declined',
    message: 'The heat pump heats on mild days, and the furnace takes over in the cold.',
    words: 'We will wait until next summer.',
  },
  {
    by: SAM,
    whose: { stage: 'quoted', nth: 0 },
    daysAgo: 5,
    options: FURNACE_AND_AC,
    reached: 'viewed',
    message:
      'Three ways to replace the furnace and the air conditioner. The middle one is what I would take.',
    words: 'Does the two-stage furnace fit the same opening?',
  },
  {
    by: LEE,
    whose: { stage: 'quoted', nth: 0 },
    daysAgo: 4,
    options: MINI_SPLIT,
    reached: 'sent',
    message: 'Two mini splits for the sun room, each with a line set of 25 ft.',
  },
  {
    by: DANA,
    whose: { stage: 'quoted', nth: 0 },
    daysAgo: 3,
    options: FURNACE_AND_AC,
    reached: 'viewed',
    message: 'All three have the width of the cabinet that stands there now.',
  },
  {
    by: SAM,
    whose: { stage: 'ordered', nth: 0 },
    daysAgo: 2,
    options: MINI_SPLIT,
    reached: 'accepted',
    message: 'We can install either of them within a day.',
  },
  {
    by: SAM,
    whose: { stage: 'visited', nth: 0 },
    daysAgo: 1,
    options: DUAL_FUEL,
    reached: 'in review',
    message: 'A fair price for a good neighbor.',
    cut: 0.04,
  },
  {
    by: SAM,
    whose: { stage: 'visited', nth: 1 },
    daysAgo: 0,
    options: CLEANER_AIR,
    reached: 'draft',
    message: '',
  },
]

export const skusOfQuotes = (): string[] =>
  DEMO_QUOTES.flatMap(({ options }) => options.flatMap(({ parts }) => parts.map(({ sku }) => sku)))

/** Makes the quotes of the demo, as their people and customers would have made them. */
export async function makeDemoQuotes(services: Services, products: Products, now: Date): Promise<void> {
  for (const quote of DEMO_QUOTES) {
    const home = await homeOf(services.db, quote.by, quote.whose)
    if (home)
      await makeQuote(services, { quote, home, products, at: later(now, -quote.daysAgo * DAY_MS - HOUR_MS) })
  }
}

interface NewQuote {
  quote: DemoQuote
  home: Home
  products: Products
  at: Date
}

async function makeQuote(services: Services, { quote, home, products, at }: NewQuote): Promise<void> {
  const { quotes } = callsAt(services, at).desk(quote.by)
  const { customerID, projectID, name, phone, email, zip } = home
  const draft = await quotes.create({
    customerID,
    projectID,
    contact: { name, phone, email, zip },
    content: contentOf(quote, products),
  })
  const { id, revision } = draft
  if (quote.reached === 'draft') return
  if (quote.reached === 'in review') {
    await quotes.submit({ id, revision, note: 'The customer sent us two other homes.' })
    return
  }
  const { link } = await quotes.send({ id, revision, by: 'link' })
  if (quote.reached === 'sent') return
  await answerQuote(services, { quote, name, at: later(at, HOUR_MS / 2), number: draft.number, link })
}

interface Answer {
  quote: DemoQuote
  name: string
  at: Date
  number: string
  link: string
}

/** What the customer does with the link. */
async function answerQuote(services: Services, { quote, name, at, number, link }: Answer): Promise<void> {
  const { quotes } = callsAt(services, at).store()
  await quotes.open({ quoteNumber: number, key: new URL(link).searchParams.get('key') ?? '' })
  const shown = await quotes.view({ quoteNumber: number })
  if (quote.reached === 'declined') await quotes.decline({ ...seen(shown), reason: quote.words ?? '' })
  else if (quote.reached === 'accepted')
    await quotes.accept({
      ...seen(shown),
      selection: { sectionKey: shown.activeTab, lines: shown.selectedItems },
      total: shown.finalTotal,
      name,
      consent: true,
    })
  else if (quote.words) await quotes.comment({ quoteNumber: number, text: quote.words })
}

const seen = ({ quoteNumber, version, versionHash }: ShopperQuote) => ({ quoteNumber, version, versionHash })

/** A contractor is called at the company, the store's own people at the store. */
const phoneOf = ({ companyId }: DemoQuote['by']): string =>
  DEMO_COMPANIES.find(({ id }) => id === companyId)?.phone ?? '(800) 555-0142'

function contentOf({ by, options, message, cut = 0 }: DemoQuote, products: Products): WireContent {
  return {
    sections: options.map(({ title, tier, note = '', isRecommended = false, parts }, index) => ({
      ...{ key: `option-${index + 1}`, title, tier, note, isRecommended },
      lines: parts.map((part, at) => {
        const { id, price } = products.get(part.sku)!
        const { qty = 1, isOptional = false, note: lineNote = '' } = part
        return {
          ...{ key: `line-${at + 1}`, id, qty, isOptional, group: null, note: lineNote },
          ...(cut > 0 ? { price: Math.round(price * (1 - cut) * 100) / 100 } : {}),
        }
      }),
    })),
    message,
    load: null,
    consultant: { name: by.name, phone: phoneOf(by), extension: '', email: by.email },
    shipping: { type: null, overrideCost: null },
    isTaxExempt: false,
    certificateId: null,
    discount:
      cut > 0 ? { reason: 'Two more homes in the street', responsibleParty: by.name, comments: '' } : null,
    holdsStock: false,
    showsDrawings: true,
  }
}
