import { CARRIERS } from './data/carriers.ts'

/** The carrier's own page of a shipment; null for a carrier whose page we do not know. */
export function trackingUrl(carrier: string, tracking: string): string | null {
  const written = carrier.toLowerCase().replace(/[^a-z]/g, '')
  const known = CARRIERS.find((each) => each.written.includes(written))
  return known?.page?.(encodeURIComponent(tracking)) ?? null
}
