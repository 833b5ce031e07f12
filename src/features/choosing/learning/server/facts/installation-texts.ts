import { defineTexts } from '#lib/language/texts.ts'

/** Words of the article tables of installation-facts.ts. */
export const installationTexts = defineTexts({
  lineSizes: {
    central: (tons: number) => `Central, up to ${tons} tons`,
    miniSplit: (btu: string) => `Mini split, up to ${btu} BTU/h`,
    caption: 'Typical line sizes, outside diameter',
    equipment: 'Equipment',
    liquidLine: 'Liquid line',
    suctionLine: 'Suction line',
    source:
      'the parts list of our products; compared November 26, 2026 with Carrier, 24ANB7 product data, page ' +
      '4, and LG, multi-split installation manual LMN078HVT, page 12. The manual decides',
  },
  lineCharges: {
    caption: 'Refrigerant to add per foot beyond the factory charge',
    equipment: 'Equipment',
    liquidLine: 'Liquid line',
    refrigerant: 'Refrigerant',
    ouncesAFoot: 'Ounces a foot',
    basis: 'Basis',
    miniSplit: 'Mini split',
    central: 'Central',
    makersManuals: 'Makers’ manuals',
    estimateByDensity: 'Estimate by density',
    source: 'the line set chooser; manuals of Carrier, Fujitsu and Midea, read November 22, 2026',
  },
  bends: {
    caption: 'Equivalent length of one 90° bend, in feet',
    suctionLine: 'Suction line',
    feet: 'Feet',
    source: 'the line set chooser; Rheem RA17 installation manual, read November 22, 2026',
  },
  spaces: {
    furnace: 'Furnace',
    airHandler: 'Air handler',
    outdoorUnit: 'Outdoor unit of a central system',
    miniSplitUnit: 'Outdoor unit of a mini split',
    packageUnit: 'Package unit',
    tankWaterHeater: 'Tank water heater',
    tanklessWaterHeater: 'Tankless water heater',
  },
  serviceSpace: {
    caption: 'Clearances in our drawings',
    equipment: 'Equipment',
    inFront: 'In front',
    above: 'Above',
    source: 'our drawings; mechanical codes and installation manuals, November 2026. The manual decides',
  },
})
