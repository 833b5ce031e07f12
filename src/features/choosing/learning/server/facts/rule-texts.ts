import { defineTexts } from '#lib/language/texts.ts'

/** Words of the article tables of rule-facts.ts. */
export const ruleTexts = defineTexts({
  machines: {
    smallAirConditioner: (btu: string) => `Split air conditioner below ${btu} BTU/h`,
    largeAirConditioner: (btu: string) => `Split air conditioner from ${btu} BTU/h`,
    splitHeatPump: 'Split heat pump',
    packageAirConditioner: 'Package air conditioner',
    packageHeatPump: 'Package heat pump',
  },
  coolingMinimums: {
    caption: 'Minimum ratings for new central equipment since January 1, 2023',
    equipment: 'Equipment',
    source: 'the rules that check your cart; 10 CFR 430.32(c), read November 21, 2026',
  },
  heatingMinimums: {
    caption: 'Minimum AFUE for new heating equipment',
    equipment: 'Equipment',
    gasFurnace: 'Gas furnace',
    packageUnitWith: 'Package unit with gas heat',
    oilFurnace: 'Oil furnace',
    gasHotWater: 'Gas hot water boiler',
    oilHotWater: 'Oil hot water boiler',
    source: 'the rules that check your cart; 10 CFR 430.32(e), as known November 2026',
  },
  areas: {
    restOfCalifornia: 'Rest of California',
    colorado: 'Colorado',
    utahNamedCounties: 'Utah, named counties',
    texas: 'Texas',
  },
  furnaceLimits: {
    caption: (day: string) => `Limits for natural gas furnaces as of ${day}`,
    limit: (limit: number, unlessCertified: boolean | undefined) =>
      unlessCertified ? `${limit}, or ENERGY STAR certified` : String(limit),
    area: 'Area',
    nanogramsAJoule: 'Nanograms a joule',
    since: 'Since',
    beforeOurRecords: 'Before our records',
    source: 'the rules that check your cart, each read November 22, 2026',
  },
})
