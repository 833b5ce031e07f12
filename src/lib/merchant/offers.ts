import { ApiError } from '../api-error.ts'
import { defineTexts } from '../language/texts.ts'
import { isSwitchedOn, merchant } from './merchant.ts'

/** What staff can switch off in an emergency; everything else of the store goes on. */
export const OFFERS = [
  'offer chat',
  'offer questions',
  'offer reviews',
  'offer photo quotes',
  'offer returns',
  'offer product alerts',
] as const
export type Offer = (typeof OFFERS)[number]

const texts = defineTexts({
  'offer chat': (phone: string) => `Chat is closed right now. Please call us at ${phone}.`,
  'offer questions': (phone: string) =>
    `We don’t take questions about products online right now. Please call us at ${phone}.`,
  'offer reviews': (phone: string) =>
    `We don’t take reviews right now. Please come back later, or call us at ${phone}.`,
  'offer photo quotes': (phone: string) =>
    `We don’t take requests for a quote by photo right now. Please call us at ${phone}.`,
  'offer returns': (phone: string) =>
    `We don’t take return requests online right now. Please call us at ${phone}, and we’ll open one for you.`,
  'offer product alerts': (phone: string) =>
    `We don’t take new price and stock alerts right now. Please come back later, or call us at ${phone}.`,
})

/** What is said in place of it. */
export const offSentence = (offer: Offer): string => texts[offer](merchant().phone)

/** On the server: what is off now, with what pages say in its place. */
export const offersOff = (): Partial<Record<Offer, string>> =>
  Object.fromEntries(
    OFFERS.filter((offer) => !isSwitchedOn(offer)).map((offer) => [offer, offSentence(offer)]),
  )

/** The gate of a call that begins it. Throws ApiError 503 switched_off. */
export function requireOffered(offer: Offer): void {
  if (!isSwitchedOn(offer)) throw new ApiError('switched_off', offSentence(offer), { status: 503 })
}
