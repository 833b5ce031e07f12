import { expect, test } from 'vitest'
import { MONTHLY_LENDER } from '#features/selling/payments/rules/methods.ts'
import type { ReportProvider } from './formats.ts'
import { entryOf, payoutsOf, readReport } from './read-report.ts'

const LENDER = 'date,charge_id,order_id,event_type,sales,refunds,fees,total_settled,deposit_id'
const AMAZON =
  'TransactionPostedDate,SettlementId,AmazonTransactionId,TransactionType,CurrencyCode,TransactionAmount,' +
  'TotalTransactionFee,NetTransactionAmount'
const BRAINTREE =
  'Merchant Account ID,Transaction ID,Transaction Type,Disbursement Date,Settlement Amount,Total Fee Amount'
const PAYPAL =
  '"CH","Transaction ID","Transaction Event Code","Transaction Completion Date",' +
  '"Transaction Debit or Credit","Gross Transaction Amount","Fee Debit or Credit","Fee Amount"'

const REPORTS: readonly [provider: ReportProvider, text: string, payouts: object[]][] = [
  [
    MONTHLY_LENDER,
    [
      LENDER,
      '2026-11-27,AAAA-1111,1,loan_captured,"1,000.00",0.00,-59.90,940.10,D-1',
      '2026-11-28,AAAA-1111,1,loan_refunded,0.00,100.00,0.00,-100.00,D-1',
      '2026-11-28,BBBB-2222,2,dispute_opened,-50.00,0.00,0.00,-50.00,D-1',
      '2026-11-29,CCCC-3333,3,loan_captured,20.00,0.00,1.00,19.00,D-2',
    ].join('\n'),
    [
      { payout: 'D-1', day: '2026-11-28', gross: 90_000, fees: 5_990, adjustments: -5_000, bank: 79_010 },
      { payout: 'D-2', day: '2026-11-29', gross: 2_000, fees: 100, adjustments: 0, bank: 1_900 },
    ],
  ],
  [
    'amazon',
    [
      'SettlementReport',
      'SellerId=A1XX111XXX111XXX',
      AMAZON,
      '2026-11-27T15:48:50-0800,5044561311,P01-1-C1,Capture,USD,100.00,-3.20,96.80',
      '2026-11-28T15:48:50-0800,5044561311,P01-1-R1,Refund,USD,-40.00,1.16,-38.84',
      '2026-11-28T15:48:50-0800,5044561311,,Adjustment,USD,1.00,0.00,1.00',
    ].join('\r\n'),
    [{ payout: '5044561311', day: '2026-11-28', gross: 6_000, fees: 204, adjustments: 100, bank: 5_896 }],
  ],
  [
    'braintree',
    [
      BRAINTREE,
      'main,k1,sale,2026-11-27,100.00,2.89',
      'main,k2,credit,2026-11-27,40.00,-0.30',
      'main,k3,sale,11/30/2026,$5,0.445',
    ].join('\n'),
    [
      { payout: '2026-11-27', gross: 6_000, fees: 259, adjustments: 0, bank: 5_741 },
      { payout: '2026-11-30', gross: 500, fees: 45, adjustments: 0, bank: 455 },
    ],
  ],
  [
    'paypal',
    [
      '"RH","2026/11/28 01:00:00 -0800","A","XYZ",012,',
      '"FH",01',
      '"SH","2026/11/27 00:00:00 -0800","2026/11/27 23:59:59 -0800","XYZ",""',
      PAYPAL,
      '"SB","1AB","T0006","2026/11/27 10:00:00 -0800","CR",10000,"DR",398',
      '"SB","2AB","T1107","2026/11/27 11:00:00 -0800","DR",4000,"CR",20',
      '"SB","3AB","T0104","2026/11/27 11:30:00 -0800","DR",25,,',
      '"SB","4AB","T0400","2026/11/27 12:00:00 -0800","DR",5000,,',
      '"SF","USD",10000,9025,398,20',
      '"RF",5',
    ].join('\n'),
    [{ payout: '2026-11-27', gross: 6_000, fees: 403, adjustments: 0, bank: 5_000 }],
  ],
]

test.each(REPORTS)(
  '[29] a report of %s: what was paid, kept and sent to the bank',
  async (provider, text, expected) => {
    const { lines, problems } = { lines: undefined, ...(await readReport(provider, text)) }
    expect(problems).toBeUndefined()
    const payouts = payoutsOf(provider, lines ?? [])
    expect(payouts).toMatchObject(expected)
    expect(payouts).toHaveLength(expected.length)
    for (const payout of payouts)
      expect(Object.values(entryOf(payout)).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  },
)

test.each<[what: string, provider: ReportProvider, text: string, sentence: RegExp]>([
  ['a report of another provider', 'amazon', `${LENDER}\n`, /SettlementId.*this column/],
  [
    'an endless number',
    MONTHLY_LENDER,
    `${LENDER}\n2026-11-27,A,1,loan_captured,1.00,0.00,0.00,1.00,${'9'.repeat(3_000)}`,
    /line 2, column deposit_id: expected at most 120 characters/,
  ],
  [
    'an amount that no sum could hold',
    'braintree',
    `${BRAINTREE}\nmain,k1,sale,2026-02-20,999999999999.00,0.10`,
    /line 2, column Settlement Amount/,
  ],
  ['an empty report', MONTHLY_LENDER, LENDER, /no payments/],
  [
    'an amount that is none',
    MONTHLY_LENDER,
    `${LENDER}\n2026-11-27,A,1,loan_captured,ten,0.00,0.00,10.00,D-1`,
    /line 2, column sales: .*found ten/,
  ],
  [
    'a fee that is not gross less net',
    MONTHLY_LENDER,
    `${LENDER}\n2026-11-27,A,1,loan_captured,10.00,0.00,1.00,8.00,D-1`,
    /line 2, column fees: expected a fee of 2\.00/,
  ],
  [
    'a day that the calendar lacks',
    'braintree',
    `${BRAINTREE}\nmain,k1,sale,2026-02-30,1.00,0.10`,
    /line 2, column Disbursement Date/,
  ],
  [
    'an unknown kind of transaction',
    'braintree',
    `${BRAINTREE}\nmain,k1,loan,2026-02-20,1.00,0.10`,
    /expected sale, credit, found loan/,
  ],
  [
    'cents with a sign',
    'paypal',
    `${PAYPAL}\n"SB","1AB","T0006","2026/11/27","CR",-100,"DR",3`,
    /line 2, column Gross Transaction Amount/,
  ],
])('[29] %s is refused at its line, and nothing of it is read', async (_what, provider, text, sentence) => {
  const { problems } = await readReport(provider, text)
  expect(problems?.join(' ')).toMatch(sentence)
})
