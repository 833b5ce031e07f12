/**
 * Tracking pages of parcel carriers; sources in docs/data-sources.md. Freight carriers have no page that
 * takes a number in its address.
 */
const PAGES: Readonly<Record<string, (tracking: string) => string>> = {
  ups: (tracking) => `https://www.ups.com/track?tracknum=${tracking}`,
  fedex: (tracking) => `https://www.fedex.com/fedextrack/?trknbr=${tracking}`,
  usps: (tracking) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${tracking}`,
}

/** The carrier's own page of a shipment; null for a carrier whose page we do not know. */
export const trackingUrl = (carrier: string, tracking: string): string | null =>
  PAGES[carrier.toLowerCase().replace(/[^a-z]/g, '')]?.(encodeURIComponent(tracking)) ?? null
