import { MERCHANT_NAME } from '#lib/merchant/name.ts'

/** The title of a page in a browser's tab and in search results: "Your cart | Alpine". */
export const pageTitle = (title: string): string => `${title} | ${MERCHANT_NAME}`
