import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the pages of figures. */
export const texts = defineTexts({
  title: 'Figures',
  pages: 'Pages of figures',
  sold: 'What the store sold',
  presets: 'Periods',
  preset: {
    week: 'Last 7 days',
    month: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    lastYear: 'Last year',
  },
  from: 'From',
  to: 'To',
  by: 'Show by',
  steps: { day: 'Day', week: 'Week', month: 'Month' },
  against: 'Compare with',
  compared: { before: 'The days before', year: 'The year before', other: 'Other days' },
  otherFrom: 'Other days from',
  otherTo: 'Other days to',
  show: 'Apply',
  period: (from: string, to: string) => `${from} to ${to}`,
  comparedWith: (from: string, to: string) => `Compared with ${from} to ${to}.`,
  figure: {
    sales: 'Sales',
    orders: 'Orders',
    average: 'Average order',
    margin: 'Gross margin',
    refunds: 'Refunds',
    returns: 'Return rate',
    onTime: 'Delivered on time',
    conversion: 'Checkouts completed',
    cancelled: 'Canceled orders',
  },
  marginPercent: 'Gross margin, percent',
  percent: (percent: number) => `${percent}%`,
  /** the unit of the chart's upright axis */
  units: { money: '$', count: '', percent: '%' },
  ofSales: (percent: number) => `${percent}% of sales`,
  ofCheckouts: (orders: string, begun: string) => `${orders} of ${begun}`,
  more: (percent: string) => `${percent}% more than before`,
  less: (percent: string) => `${percent}% less than before`,
  same: 'The same as before',
  nothingBefore: 'Nothing before',
  wasPercent: (percent: number) => `${percent}% before`,
  charts: {
    day: (figure: string) => `${figure} by day`,
    week: (figure: string) => `${figure} by week`,
    month: (figure: string) => `${figure} by month`,
  },
  chartHow: 'Choose a figure above to see it here.',
  chartSays: (figure: string, now: string, before: string) =>
    `${figure}. Bars show the period, ${now} in all. The dashed line shows the period it is compared with, ` +
    `${before} in all. The table below has the numbers.`,
  walk: 'Go through the chart',
  at: (step: string, now: string) => `${step}: ${now}`,
  atBoth: (step: string, now: string, stepBefore: string, before: string) =>
    `${step}: ${now}. ${stepBefore}: ${before}`,
  now: 'This period',
  before: 'Compared with',
  none: 'No orders in this period',
  noneHow: 'Choose other dates.',
  step: 'Period',
  nothing: '–',
  reasons: {
    title: 'Why goods came back',
    reason: 'Reason',
    returns: 'Returns',
    share: 'Share',
    units: 'Units',
    before: 'Returns before',
    none: 'No returns in this period.',
  },
  costs: {
    whole: 'The gross margin covers all sales of this period.',
    part: (percent: number, since: string) =>
      `The gross margin covers ${percent}% of the sales of this period. The store keeps what each item ` +
      `cost since ${since}; before that, and for products without a cost, the cost isn’t known.`,
    none: 'No cost is known for the sales of this period. Import costs on the page Price lists.',
  },
  means: {
    title: 'What the figures mean',
    sales: 'Sales: items after discounts, without shipping and tax, on the day the order was placed.',
    orders: 'Orders: placed and not canceled. Orders that wait for a check count.',
    margin: 'Gross margin: sales less what the items cost us when they were sold. Refunds are not taken off.',
    refunds: 'Refunds: money given back on that day, with its tax, also for older orders.',
    returns: 'Return rate: returns opened on that day and not refused, for 100 orders of that day.',
    onTime: 'Delivered on time: shipments delivered by the last day we promised at checkout.',
    conversion:
      'Checkouts completed: of all checkouts in which a buyer pressed Place order, those that became ' +
      'orders. The store counts no visits and no carts of visitors.',
    zone: (zone: string) => `Days are days in ${zone} time.`,
  },
  acts: {
    title: 'What each person did',
    noGrade:
      'This counts what people did in the store’s records. It says nothing about how hard or how good the ' +
      'work was, so don’t use it as a grade. Calls, packing and thinking leave no record.',
    person: 'Person',
    areas: {
      shipping: 'Shipping',
      money: 'Money',
      returns: 'Returns and damage',
      orders: 'Other steps of orders',
      customers: 'Customers and quotes',
      store: 'Store and catalog',
    },
    total: 'All',
    none: 'No one did anything in this period',
  },
  file: {
    from: 'From',
    to: 'To',
    begun: 'Checkouts',
    returns: 'Returns',
    delivered: 'Deliveries with a promise',
    onTime: 'On time',
  },
})
