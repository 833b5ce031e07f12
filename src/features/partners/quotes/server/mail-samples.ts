import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { LINK_KEY, sendQuote, twoOptions } from '#tests/fixtures/quotes/sent-quote.ts'
import type { Samples } from '#tests/mails/sample.ts'
import { firstSelection } from '../rules/content.ts'
import { shopperTexts } from '../shopper-texts.ts'
import { QUOTE_NOTICE_TOPIC } from './mails.ts'
import { QUOTE_NEWS_TOPIC } from './shopper/mails.ts'

const TAX_RATE = 0.1025

/** What each mail about news says. */
const NEWS = {
  accepted: shopperTexts.news.accepted('Ann Reyes', 'Variable speed', '$1,322.99'),
  declined: shopperTexts.news.declined,
  commented: 'Does the price include the transition?',
  'asked-again': shopperTexts.news.askedAgain,
  answered: 'Yes, the transition to your plenum is included.',
}

/** What each option costs at first, as the portal writes it when it sends a quote. */
const firstTotals = () =>
  twoOptions().sections.map((section) => {
    const chosen = firstSelection(section).lines.map(({ key }) => key)
    const cents = section.lines
      .filter(({ key }) => chosen.includes(key))
      .reduce((sum, { price }) => sum + price, 0)
    return { sectionKey: section.key, total: Math.round(cents * (1 + TAX_RATE)) }
  })

export const samples: Samples = async (shop) => {
  const { db, clock } = shop
  const open = await sendQuote(db, { number: 'QL700001', now: clock.now(), totals: firstTotals() })
  const signed = await sendQuote(db, { number: 'QL700002', now: clock.now() })
  const customer = customerOf(shop)
  await customer.open(signed.number, `${LINK_KEY}-${signed.number}`)
  const { activeTab, selectedItems, finalTotal } = await customer.view(signed.number)
  await customer.accept({
    ...{ quoteNumber: signed.number, version: signed.version, versionHash: signed.hash },
    ...{ selection: { sectionKey: activeTab, lines: selectedItems }, total: finalTotal },
    ...{ name: 'Ann Reyes', consent: true },
  })
  const news = (kind: keyof typeof NEWS, to: 'consultant' | 'customer' = 'consultant') => ({
    topic: QUOTE_NEWS_TOPIC,
    kind: `${kind}, to the ${to}`,
    payload: { quoteNumber: signed.number, kind, to, text: NEWS[kind] },
  })
  return [
    ...['sent', 'reminder', 'honored'].map((kind) => ({
      ...{ topic: QUOTE_NOTICE_TOPIC, kind, payload: { kind, quoteId: open.id, version: open.version } },
    })),
    ...(['accepted', 'declined', 'commented', 'asked-again'] as const).map((kind) => news(kind)),
    news('accepted', 'customer'),
    news('answered', 'customer'),
  ]
}
