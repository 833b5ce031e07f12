/** A document is a manual when its kind in the catalog says so: "manual", "Installation manual". */
export const MANUAL_KIND = '%manual%'

/** Days after which an alert and its address are deleted: nothing changed, the mail was sent. */
export const KEEP_DAYS = { asked: 730, told: 30 } as const
