import { LENDERS, lenderNames, methodSwitch } from '#features/selling/payments/rules/methods.ts'
import { texts } from './texts.ts'

const ofLenders = (textOf: (lender: (typeof LENDERS)[number]) => string) =>
  Object.fromEntries(LENDERS.map((lender) => [methodSwitch(lender), textOf(lender)]))

/** What people call each fact, by its key. */
export const factNames: Readonly<Record<string, string>> = {
  ...texts.names,
  ...ofLenders((lender) => lenderNames[lender]),
}

/** What a setting's field says below it, by its key. */
export const hintsOfFacts: Readonly<Record<string, string>> = {
  cutoff: texts.hints.cutoff,
  'check address': texts.hints.address,
  ...texts.aboveLimit,
}

/** What customers notice when a switch is off, by its key. */
export const effectsOfOff: Readonly<Record<string, string>> = {
  ...texts.whenOff,
  ...ofLenders((lender) => texts.lenderOff(lenderNames[lender])),
}
