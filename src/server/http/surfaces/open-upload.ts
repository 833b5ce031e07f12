import { requirePermission } from '#features/people/accounts/server/index.ts'
import { orderOf } from '#features/selling/orders/server/index.ts'
import { ownChatOf } from '#features/service/chat/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { API_PREFIX, apiTexts } from '../api.ts'
import type { ApiContext } from '../context.ts'

const CALL = new RegExp(`^${API_PREFIX}/orders/([^/]+)/`)
const SUMMARY = /^\/order-summary\/([^/]+)\/([^/]+?)(?:\.data)?$/
const ASKED_PAGES = /^\/(?:track-your-order|ten-year-warranty)(?:\.data)?$/

interface UploadQuestion {
  orderID: string
  postal?: string | undefined
}

/**
 * The order that an upload is for. A call names the postal code in the header x-order-postal or in its query,
 * a page in its address.
 */
export function orderOfUpload(url: URL, headerPostal: string | undefined): UploadQuestion | undefined {
  const { pathname, searchParams } = url
  const asked = searchParams.get('postal') ?? undefined
  const call = CALL.exec(pathname)
  if (call) return question(decoded(call[1]!), headerPostal ?? asked)
  const summary = SUMMARY.exec(pathname)
  if (summary) return question(decoded(summary[1]!), asked ?? decoded(summary[2]!))
  return ASKED_PAGES.test(pathname) ? question(searchParams.get('orderID') ?? '', asked) : undefined
}

// People type an id in small letters, and leave the postal code empty when their browser opens the order.
const question = (orderID: string, postal: string | undefined): UploadQuestion => ({
  orderID: orderID.trim().toUpperCase(),
  postal: postal?.trim() || undefined,
})

const ISSUE = `${API_PREFIX}/report-issue`
const CHAT = `${API_PREFIX}/chat/files`
/** Each visitor may send photos for a quote; the call counts them by network. */
const PHOTOS = [`${API_PREFIX}/photo-quotes/photos`, '/quote-by-photo/form', '/quote-by-photo/form.data']

/** Each visitor may send a story with a photo; the call counts stories by network. */
const STORIES = [`${API_PREFIX}/customer-stories`, '/customer-stories', '/customer-stories.data']

/**
 * Opens what an upload of the store is for: the issue that a partner reports, a visitor's chat, or an order.
 * Throws ApiError as the call itself does.
 */
export async function openUploadOfStore(_request: Request, context: ApiContext): Promise<void> {
  if (context.request.url.pathname === ISSUE) return void requirePermission(context.actor, 'issues.report')
  if (context.request.url.pathname === CHAT) return void (await ownChatOf(context))
  if ([...PHOTOS, ...STORIES].includes(context.request.url.pathname)) return
  const question = orderOfUpload(context.request.url, context.request.orderPostal)
  if (!question) return refuseUpload()
  await orderOf(context, question)
}

/** For surfaces that take no uploads. */
function refuseUpload(): Promise<never> {
  return Promise.reject(new ApiError('not_found', apiTexts.notFound, { status: 404 }))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
