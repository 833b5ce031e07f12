import {
  type CommerceEvent,
  commerceEvent,
  type MeasuredItem,
  mayMeasure,
} from '#features/catalog/visit/rules/analytics.ts'

/**
 * Pushes an entry for a tag manager. Without a tag manager nothing leaves the browser. Pushes nothing when
 * the browser asks for privacy.
 */
export function push(entry: object): void {
  if (!mayMeasure(navigator as { globalPrivacyControl?: boolean })) return
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}

export const track = (event: CommerceEvent, items: readonly MeasuredItem[]): void =>
  push(commerceEvent(event, items))
