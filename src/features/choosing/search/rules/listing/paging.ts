import { MAX_FROM } from './listing.ts'

export interface Paging {
  pageCount: number
  /** number of the first hit on the page, from 1; 0 when there are none */
  pageFrom: number
  pageTo: number
}

/** S-LIST-02 */
export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit)

/** S-LIST-02: the first hit of a page, counted from 1. The wire's `from` is one less. */
export const pageFrom = (page: number, limit: number): number => page * limit - limit + 1

/** S-LIST-02: the last hit of a page. */
export const pageTo = (page: number, limit: number, total: number): number => Math.min(page * limit, total)

/** Page figures for "1–24 of 59"; all zero when there is nothing. */
export function describePage(page: number, limit: number, total: number): Paging {
  if (total === 0) return { pageCount: 0, pageFrom: 0, pageTo: 0 }
  return {
    pageCount: pageCount(total, limit),
    pageFrom: pageFrom(page, limit),
    pageTo: pageTo(page, limit, total),
  }
}

/** The last page that a request may have (`from` is at most 10,000). */
export const lastReachablePage = (limit: number): number => Math.floor(MAX_FROM / limit) + 1
