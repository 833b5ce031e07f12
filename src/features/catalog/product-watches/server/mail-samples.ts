import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { WATCH_MAIL_TOPIC as topic } from './mails.ts'

export const samples: Samples = async ({ db, clock }) => {
  const watch = async (about: 'price' | 'stock') => {
    const row = { product_id: FURNACE, email: EMAIL, about, price_cents: 129_999 }
    const { id } = await db
      .insertInto('product_watch')
      .values({ ...row, token: about.padEnd(32, 'a'), asked_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const [price, stock] = [await watch('price'), await watch('stock')]
  const news = { kind: 'news', before: 129_999, now: 119_999 }
  return [
    { topic, kind: 'confirm', payload: { kind: 'confirm', id: price } },
    { topic, kind: 'news of the price', payload: { ...news, id: price } },
    { topic, kind: 'news of the stock', payload: { ...news, id: stock } },
  ]
}
