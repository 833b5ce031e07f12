interface Carrier {
  name: string
  /** how people write it, without spaces and signs */
  written: readonly string[]
  /** its page of a shipment; left out when no address with a number is known */
  page?: (tracking: string) => string
}

const fedex = (tracking: string) => `https://www.fedex.com/fedextrack/?trknbr=${tracking}`

/**
 * Carriers that staff pick from, parcels first; any other name can be typed. Sources: docs/data-sources.md.
 */
export const CARRIERS: readonly Carrier[] = [
  {
    name: 'UPS',
    written: ['ups'],
    page: (tracking) => `https://www.ups.com/track?tracknum=${tracking}`,
  },
  { name: 'FedEx', written: ['fedex'], page: fedex },
  {
    name: 'USPS',
    written: ['usps'],
    page: (tracking) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${tracking}`,
  },
  {
    name: 'ABF Freight',
    written: ['abf', 'abffreight', 'arcbest'],
    page: (tracking) => `https://arcb.com/tools/tracking.html#/${tracking}`,
  },
  {
    name: 'Estes',
    written: ['estes', 'estesexpress', 'estesexpresslines'],
    page: (tracking) => `https://www.estes-express.com/myestes/shipment-tracking/?query=${tracking}&type=PRO`,
  },
  { name: 'FedEx Freight', written: ['fedexfreight'], page: fedex },
  {
    name: 'Old Dominion',
    written: ['olddominion', 'olddominionfreight', 'olddominionfreightline', 'odfl'],
    page: (tracking) => `https://www.odfl.com/Trace/standardResult.faces?pro=${tracking}`,
  },
  {
    name: 'R+L Carriers',
    written: ['rl', 'rlcarriers', 'randlcarriers'],
    page: (tracking) =>
      `https://www2.rlcarriers.com/freight/shipping/shipment-tracing?pro=${tracking}&docType=PRO`,
  },
  {
    name: 'Saia',
    written: ['saia', 'saialtl', 'saialtlfreight'],
    page: (tracking) => `https://www.saia.com/track/details;pro=${tracking}`,
  },
  { name: 'XPO', written: ['xpo', 'xpologistics', 'xpoltl'] },
]
