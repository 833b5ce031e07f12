import { merchant } from '#lib/merchant/merchant.ts'

/** The title of a page in a browser's tab and in search results: "Your cart | Alpine". */
export const pageTitle = (title: string): string => `${title} | ${merchant().name}`
