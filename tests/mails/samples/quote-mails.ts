import { QUOTE_NEWS_TOPIC, QUOTE_NOTICE_TOPIC } from '#features/quotes/server/index.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { LINK_KEY, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import type { Sample } from './sample.ts'

export async function quoteSamples(shop: Shop): Promise<Sample[]> {
  const { db, clock } = shop
  const open = await sendQuote(db, { number: 'QL700001', now: clock.now() })
  const signed = await sendQuote(db, { number: 'QL700002', now: clock.now() })
  const customer = customerOf(shop)
  await customer.open(signed.number, `${LINK_KEY}-${signed.number}`)
  const { activeTab, selectedItems, finalTotal } = await customer.view(signed.number)
  await customer.accept({
    ...{ quoteNumber: signed.number, version: signed.version, versionHash: signed.hash },
    ...{ selection: { sectionKey: activeTab, lines: selectedItems }, total: finalTotal },
    ...{ name: 'Ann Reyes', consent: true },
  })
  const news = (kind: string, to: 'consultant' | 'customer' = 'consultant') => ({
    topic: QUOTE_NEWS_TOPIC,
    kind: `${kind}, to the ${to}`,
    payload: { quoteNumber: signed.number, kind, to, text: 'Does the price include the transition?' },
  })
  return [
    ...['sent', 'reminder'].map((kind) => ({
      ...{ topic: QUOTE_NOTICE_TOPIC, kind, payload: { kind, quoteId: open.id, version: open.version } },
    })),
    ...['accepted', 'declined', 'commented', 'asked-again'].map((kind) => news(kind)),
    news('accepted', 'customer'),
  ]
}
