import type { Async } from '#lib/async.ts'

/** Facts of the whole store during a visit (E-GLOBALS). */
export interface Globals {
  phoneNumber: string
  businessHours: {
    isDuringBusinessHours: boolean
    businessHoursString: string
    loading: boolean
    error: string | null
  }
  settings: {
    showInsideDelivery: boolean
    showGuaranteedDelivery: boolean
    showGuaranteedDeliveryInternal: boolean
  }
  /** the server runs another build than this page (S-VERSION) */
  versionMismatch: boolean
  /** the teaser of the expert's advice was closed */
  teaserHidden: boolean
}

interface Parts {
  phone: string
  delivery: { showInside: boolean; showGuaranteed: boolean }
  hours: Async<{ isDuringBusinessHours: boolean; businessHoursString: string }>
  versionMismatch: boolean
  teaserHidden: boolean
}

/** Combines the store's own facts with what this browser knows. Internal delivery is for partners alone. */
export const globalsFrom = ({ phone, delivery, hours, versionMismatch, teaserHidden }: Parts): Globals => ({
  phoneNumber: phone,
  businessHours: {
    isDuringBusinessHours: hours.kind === 'ready' && hours.data.isDuringBusinessHours,
    businessHoursString: hours.kind === 'ready' ? hours.data.businessHoursString : '',
    loading: hours.kind === 'loading',
    error: hours.kind === 'failed' ? hours.error : null,
  },
  settings: {
    showInsideDelivery: delivery.showInside,
    showGuaranteedDelivery: delivery.showGuaranteed,
    showGuaranteedDeliveryInternal: false,
  },
  versionMismatch,
  teaserHidden,
})
