/** What is wrong with a provider, as far as its answer says. */
export const TROUBLES = [
  'slow',
  'unreachable',
  'keys',
  'busy',
  'broken',
  'unreadable',
  'storage',
  'other',
] as const
export type Trouble = (typeof TROUBLES)[number]

const SIGNS: readonly (readonly [sign: RegExp, Trouble])[] = [
  [/deadline|timed?.?out|ETIMEDOUT|timeout/i, 'slow'],
  [/unreachable|connection_lost|ECONN|EDNS|ENOTFOUND|ESOCKET|ECONNECTION|EAI_AGAIN/i, 'unreachable'],
  [/ENOSPC|EACCES|EROFS|EPERM/i, 'storage'],
  [/auth|401|403|keys?error|invalid_api|credential|unauthorized|forbidden|signature/i, 'keys'],
  [/429|too.?many|rate/i, 'busy'],
  [/http_5|server.?error|unavailable|gateway|unexpected/i, 'broken'],
  [/unreadable/i, 'unreadable'],
]

/** The trouble that a cause names; the causes are those of the adapters and of Node. */
export const troubleOf = (cause: string): Trouble => SIGNS.find(([sign]) => sign.test(cause))?.[1] ?? 'other'

/** The provider read the question and knows no such thing, which is the right answer to a made-up id. */
export const isNoSuchThing = (cause: string): boolean => /not.?found|http_404|no_such/i.test(cause)
