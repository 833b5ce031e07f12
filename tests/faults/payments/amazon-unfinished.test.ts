import { describe, expect, test } from 'vitest'
import { paymentNotices } from '#features/selling/payments/server/notices.ts'
import { STORE } from './amazon-browser.ts'
import {
  broken,
  clock,
  confirmed,
  database,
  mails,
  makeBrowser,
  moved,
  progress,
  sandbox,
  shop,
  withAmazonStage,
  work,
} from './amazon-stage.ts'

withAmazonStage()

describe('the buyer confirms at Amazon and closes the tab', () => {
  test('[C-CO-AMZ] F28 the store finishes the order once, and the buyer gets the mail', async () => {
    const buyer = makeBrowser()
    const { orderID } = await confirmed(buyer)

    await work('check-applications')
    expect(moved(orderID), 'the buyer may still confirm').toEqual([])
    clock.advance(4 * 60_000)
    await Promise.all([work('check-applications'), work('check-applications')])
    await work('outbox')

    expect([moved(orderID), mails.filter((key) => key.includes(orderID))]).toEqual([
      ['authorize'],
      [`order-confirmation:${orderID}`],
    ])
    expect(await progress(orderID)).toMatchObject({ state: 'authorized' })
    clock.advance(10 * 60_000)
    expect([await work('check-applications'), moved(orderID)]).toEqual([0, ['authorize']])
    expect(await broken()).toEqual([])
  })

  test(
    'F31 control: an unconfirmed order is checked again and again, never ' +
      'paid, and expires; a late confirmation finds it closed',
    async () => {
      const buyer = makeBrowser()
      const { orderID, session } = await confirmed(buyer, 'nothing')

      for (let minutes = 0; minutes < 31; minutes += 6) {
        clock.advance(6 * 60_000)
        await work('check-applications')
      }
      await work('expire-orders')
      sandbox.control.confirmAtAmazon(session)
      clock.advance(6 * 60_000)
      await work('check-applications')

      expect([moved(orderID), (await progress(orderID)).state]).toEqual([[], 'cancelled'])
      expect((await buyer.complete(session)).body.errorType).toBe('order_closed')
    },
  )

  test('an order that was cancelled at Amazon stays as it is', async () => {
    const { orderID } = await confirmed(makeBrowser(), 'cancel')

    clock.advance(4 * 60_000)
    await work('check-applications')
    clock.advance(20 * 60_000)
    expect(await work('check-applications')).toBe(0)
    expect([moved(orderID), (await progress(orderID)).state]).toEqual([[], 'pending'])
  })
})

describe('notices', () => {
  const post = (body: string) =>
    paymentNotices(
      shop.payments,
      'AmazonPay',
    )(
      new Request(`${STORE}/webhooks/amazon`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain' },
      }),
    ).then(({ status }) => status)
  const kept = (orderID: string) =>
    database.db.selectFrom('payment_event').select('kind').where('order_id', '=', orderID).execute()

  test(
    '[C-CO-AMZ] F25 ten notices at once after a lost answer: one is kept, Amazon is asked at ' +
      'once, the order is placed once; a forged notice has no effect',
    async () => {
      const buyer = makeBrowser()
      const { orderID, session } = await confirmed(buyer)
      sandbox.control.fault({ op: 'sale', behavior: 'commit_then_500', orderId: orderID })
      await buyer.complete(session)
      const chargeId = sandbox.control.ledger().transactions.find(({ orderId }) => orderId === orderID)!.id
      const body = await sandbox.control.amazonNotice({
        chargeId,
        merchantId: 'demo_amazon_merchant',
        certificateUrl: `${sandbox.url}/amazon/notices.pem`,
      })

      expect(await post(body.replace('STATE_CHANGE', 'STATE_CHANGED'))).toBe(400)
      await work('reconcile-payments')
      expect(await progress(orderID)).toMatchObject({ payment: 'confirming' })

      expect(await Promise.all(Array.from({ length: 10 }, () => post(body)))).toEqual(
        Array.from({ length: 10 }, () => 200),
      )
      await work('reconcile-payments')
      await work('outbox')
      expect([await kept(orderID), moved(orderID), await progress(orderID)]).toMatchObject([
        [{ kind: 'CHARGE.STATE_CHANGE' }],
        ['authorize'],
        { state: 'authorized' },
      ])
    },
  )
})
