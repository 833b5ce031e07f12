import type { AccountsContext, WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { texts } from '../texts.ts'

/** What the calls of signing in need. */
export interface SignInContext extends AccountsContext, WhoAsks {
  request: RequestContext
  rateLimits: Limits
}

/** The browser and the network of a request, as the list of sessions names them. */
export const deviceOfRequest = ({ request }: Pick<SignInContext, 'request'>) => ({
  device: deviceOf(request.userAgent),
  network: networkOf(request.ip),
})

export const refused = (code: string, message: string, status = 401): ApiError =>
  new ApiError(code, message, { status })

/** A step that has ended, was used, or belongs to another browser. */
export const stepOver = (): ApiError => refused('sign_in_over', texts.over)

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

const nameOf = (table: typeof BROWSERS, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** A browser in words that its owner recognizes, such as "Chrome on Windows". */
function deviceOf(userAgent: string | undefined): string {
  const browser = nameOf(BROWSERS, userAgent ?? '')
  const system = nameOf(SYSTEMS, userAgent ?? '')
  if (browser && system) return texts.browserOn(browser, system)
  return browser ?? system ?? texts.unknownBrowser
}
