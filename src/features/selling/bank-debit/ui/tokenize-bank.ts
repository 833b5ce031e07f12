import { merchant } from '#lib/merchant/merchant.ts'
import { mandate } from '../texts.ts'

/** The account and its owner, with the numbers that are printed on a check. */
export interface BankDetails {
  routingNumber: string
  accountNumber: string
  accountType: 'checking' | 'savings'
  owner:
    | { kind: 'personal'; firstName: string; lastName: string }
    | { kind: 'business'; businessName: string }
  address: { street: string; street2: string; city: string; state: string; zip: string }
}

/**
 * The source of a token for one debit of an account: the payment provider's own library, or the payment
 * sandbox.
 */
export type TokenizerConfig = { mode: 'braintree' } | { mode: 'sandbox'; url: string }

/**
 * Makes the token in the browser, so that the numbers reach only the provider. Rejects when there
 * is none.
 */
export type BankTokenizer = (details: BankDetails) => Promise<string>

export function createBankTokenizer(
  config: TokenizerConfig,
  getClientToken: () => Promise<string>,
): BankTokenizer {
  return config.mode === 'sandbox'
    ? (details) => sandboxToken(config.url, details)
    : (details) => braintreeToken(getClientToken, details)
}

async function sandboxToken(
  url: string,
  { routingNumber, accountNumber, accountType }: BankDetails,
): Promise<string> {
  const body = JSON.stringify({
    routingNumber,
    accountNumber,
    accountType,
    mandateText: mandate(merchant().name),
  })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { token } = (await answer.json()) as { token?: unknown }
  if (!answer.ok || typeof token !== 'string') throw new Error(`The sandbox answered ${answer.status}`)
  return token
}

async function braintreeToken(
  getClientToken: () => Promise<string>,
  { owner, address, ...account }: BankDetails,
): Promise<string> {
  const [{ create: openClient }, { create }, authorization] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/us-bank-account'),
    getClientToken(),
  ])
  // The package's type declarations know only the form of tokenize that takes a callback.
  const bank = (await create({ client: await openClient({ authorization }) })) as object as {
    tokenize(options: object): Promise<{ nonce: string }>
  }
  const { kind: ownershipType, ...name } = owner
  const billingAddress = {
    streetAddress: address.street,
    extendedAddress: address.street2,
    locality: address.city,
    region: address.state,
    postalCode: address.zip,
  }
  return (
    await bank.tokenize({
      bankDetails: { ...account, ownershipType, ...name, billingAddress },
      mandateText: mandate(merchant().name),
    })
  ).nonce
}
