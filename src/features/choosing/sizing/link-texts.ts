import { defineTexts } from '#lib/language/texts.ts'
import { estimatorTexts } from './estimator-texts.ts'
import type { LinkFault } from './rules/estimate/stamp.ts'

const { btu } = estimatorTexts

/** What the page says of an address that is old, changed, or not its own. The server alone writes these. */
export const linkTexts = defineTexts({
  fault(fault: LinkFault): string {
    if (fault.kind === 'unreadable')
      return 'The end of this link was changed or cut off. Compare the answers with those you were sent.'
    const { then, now } = fault
    const figures =
      `It was made for ${btu(then.heatingBtu)} of heating and ${btu(then.coolingBtu)} of cooling; ` +
      `its answers now give ${btu(now.heatingBtu)} and ${btu(now.coolingBtu)}.`
    switch (fault.kind) {
      case 'newer-method':
        return `This link is older than our method: version ${then.engine}, now ${now.engine}. ${figures}`
      case 'newer-weather':
        return `This link is older than our weather table of ${now.climateDate}. ${figures}`
      case 'changed':
        return `The answers in this link were changed after it was made. ${figures}`
    }
  },
  billed:
    'This link has an impossible heating load by bills. We left it out and show the calculation instead.',
})
