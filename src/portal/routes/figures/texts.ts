import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the page of figures. */
export const texts = defineTexts({
  title: 'Figures',
  from: 'From',
  to: 'To',
  by: 'Show by',
  steps: { day: 'Day', week: 'Week', month: 'Month' },
  against: 'Compare with',
  compared: { before: 'The days before', year: 'The year before' },
  show: 'Apply',
  period: (from: string, to: string) => `${from} to ${to}`,
  comparedWith: (from: string, to: string) => `Compared with ${from} to ${to}.`,
  sales: 'Sales',
  orders: 'Orders',
  average: 'Average order',
  refunds: 'Refunds',
  onTime: 'Delivered on time',
  cancelled: 'Canceled orders',
  percent: (percent: number) => `${percent}%`,
  change: (percent: string) => `${percent} from before`,
  same: 'The same as before',
  nothingBefore: 'Nothing before',
  wasPercent: (percent: number) => `${percent}% before`,
  charts: { day: 'Sales by day', week: 'Sales by week', month: 'Sales by month' },
  chartSays: (total: string, before: string) =>
    `Bars show the sales of the period, ${total} in all. The dashed line shows those before, ${before} ` +
    'in all. The table below has the numbers.',
  now: 'This period',
  before: 'Before',
  none: 'No orders in this period',
  noneHow: 'Choose other dates.',
  step: 'Period',
  means: {
    title: 'What the figures mean',
    sales: 'Sales: items after discounts, without shipping and tax, on the day the order was placed.',
    orders: 'Orders: placed and not canceled. Orders that wait for a check count.',
    refunds: 'Refunds: money given back on that day, with its tax, also for older orders.',
    onTime: 'Delivered on time: shipments delivered by the last day we promised at checkout.',
    zone: (zone: string) => `Days are days in ${zone} time.`,
  },
  file: { from: 'From', to: 'To', delivered: 'Deliveries with a promise', onTime: 'On time' },
})
