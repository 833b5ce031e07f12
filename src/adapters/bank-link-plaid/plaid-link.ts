import { z } from 'zod'
import type { BankLink, LinkedAccount, NotDone } from '#features/selling/bank-debit/server/ports.ts'
import { type CallResult, type GuardOptions, guardCalls, sendJson } from '#lib/calls/http-call.ts'

export interface PlaidOptions extends GuardOptions {
  clientId: string
  secret: string
  /** address of the interface, without a slash at the end */
  url: string
  /** the shop as Plaid's window names it */
  shopName: string
  /** hard limit of one call */
  deadlineMs: number
}

const VERSION = '2020-09-14'

const authSchema = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      mask: z.string().nullish(),
      name: z.string(),
      official_name: z.string().nullish(),
      type: z.string(),
      subtype: z.string().nullish(),
    }),
  ),
  numbers: z.object({
    ach: z.array(
      z.object({ account_id: z.string(), account: z.string().min(4), routing: z.string().regex(/^\d{9}$/) }),
    ),
  }),
  item: z.object({ institution_id: z.string().nullish() }),
})

/**
 * Five calls of Plaid's interface. Its SDK is ten megabytes of generated code whose errors carry the secret;
 * a test compares the two on the wire.
 */
export function createPlaidLink({
  clientId,
  secret,
  url,
  shopName,
  deadlineMs,
  ...guard
}: PlaidOptions): BankLink {
  const { guarded } = guardCalls(guard)
  const headers = {
    'content-type': 'application/json',
    'plaid-client-id': clientId,
    'plaid-secret': secret,
    'plaid-version': VERSION,
  }
  const post = (path: string, body: object): Promise<CallResult> =>
    guarded(AbortSignal.timeout(deadlineMs), (signal) =>
      sendJson(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal,
        codeOf: (answer) => (answer as { error_code?: unknown }).error_code,
      }),
    )

  /** The bank's name is optional: the buyer sees the account without it. */
  async function bankName(institutionId: string | null | undefined): Promise<string> {
    if (!institutionId) return ''
    const answer = await post('/institutions/get_by_id', {
      institution_id: institutionId,
      country_codes: ['US'],
    })
    const read = z
      .object({ institution: z.object({ name: z.string() }) })
      .safeParse(answer.kind === 'answered' ? answer.body : undefined)
    return read.data?.institution.name ?? ''
  }

  return {
    async begin(user) {
      const answer = await post('/link/token/create', {
        user: { client_user_id: user },
        client_name: shopName,
        products: ['auth'],
        country_codes: ['US'],
        language: 'en',
      })
      const token = textOf(answer, 'link_token')
      return token.kind === 'text' ? { kind: 'ready', token: token.text } : token
    },
    async exchange(publicToken) {
      const token = textOf(
        await post('/item/public_token/exchange', { public_token: publicToken }),
        'access_token',
      )
      return token.kind === 'text' ? { kind: 'linked', accessToken: token.text } : token
    },
    async account(accessToken) {
      const answer = await post('/auth/get', { access_token: accessToken })
      if (answer.kind !== 'answered') return notDone(answer)
      const read = authSchema.safeParse(answer.body).data
      const account = read && accountOf(read)
      if (!account) return { kind: 'unknown', cause: 'unreadable_answer' }
      return { kind: 'account', account: { ...account, bankName: await bankName(read.item.institution_id) } }
    },
    async forget(accessToken) {
      const answer = await post('/item/remove', { access_token: accessToken })
      if (answer.kind === 'answered') return { kind: 'done' }
      return answer.kind === 'refused' &&
        (answer.code === 'INVALID_ACCESS_TOKEN' || answer.code === 'ITEM_NOT_FOUND')
        ? { kind: 'done' }
        : notDone(answer)
    },
  }
}

/** The account with numbers that can be debited; Plaid's window lets the buyer pick one. */
function accountOf({
  accounts,
  numbers,
}: z.output<typeof authSchema>): Omit<LinkedAccount, 'bankName'> | undefined {
  const [found] = numbers.ach
  const account = accounts.find(({ account_id }) => account_id === found?.account_id)
  if (!found || !account) return undefined
  return {
    mask: found.account.slice(-4),
    type: account.type,
    subType: account.subtype ?? '',
    officialName: account.official_name || account.name,
    accountNumber: found.account,
    routingNumber: found.routing,
  }
}

function textOf(answer: CallResult, field: string): { kind: 'text'; text: string } | NotDone {
  if (answer.kind !== 'answered') return notDone(answer)
  const text = (answer.body as Readonly<Record<string, unknown>>)[field]
  return typeof text === 'string' && text !== ''
    ? { kind: 'text', text }
    : { kind: 'unknown', cause: 'unreadable_answer' }
}

const notDone = (answer: Exclude<CallResult, { kind: 'answered' }>): NotDone =>
  answer.kind === 'unknown'
    ? { kind: 'unknown', cause: answer.cause }
    : { kind: 'refused', code: answer.code }
