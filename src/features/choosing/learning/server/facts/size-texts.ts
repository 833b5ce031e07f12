import { defineTexts } from '#lib/language/texts.ts'

/** Words of the article tables of size-facts.ts. */
export const sizeTexts = defineTexts({
  sizeWindow: {
    range: (least: string, most: string) => `${least} to ${most}`,
    within: (tons: number) => `within ${tons} ton`,
    caption: 'What we count as a fit',
    equipment: 'Equipment',
    comparedWithYour: 'Compared with your home’s load',
    fits: 'Fits',
    furnaceOrBoiler: 'Furnace or boiler',
    heatingOutputBtu: 'Heating output, BTU/h',
    airConditionerOr: 'Air conditioner or heat pump',
    sizeInTons: 'Size in tons',
    source: 'the sizing estimator’s own limits',
  },
  sampleLoads: {
    caption: 'The same 2,000 sq ft one-story house with a basement and average insulation, in seven cities',
    city: 'City',
    coldDay: 'Cold day',
    heatingLoadBtu: 'Heating load, BTU/h',
    hotDay: 'Hot day',
    coolingTons: 'Cooling, tons',
    source: 'calculated by our sizing estimator with weather records of 2009 to 2023',
  },
  fixtureFlows: {
    caption: 'Typical fixture flow',
    fixture: 'Fixture',
    gallonsAMinute: 'Gallons a minute',
    waterInUse: 'Water in use',
    source: 'the tankless sizing tool: a sizing page of the trade and makers’ pages, November 2026',
  },
  names: {
    shower: 'Shower',
    bathtub: 'Bathtub',
    bathroomSink: 'Bathroom sink',
    kitchenSink: 'Kitchen sink',
    dishwasher: 'Dishwasher',
    clothesWasher: 'Clothes washer',
    laundrySink: 'Laundry sink',
    whirlpoolTub: 'Whirlpool tub',
  },
  tanklessFlows: {
    caption: (uef: number) => `Gallons per minute of a condensing gas heater, UEF ${uef}`,
    rise: (rise: number) => `${rise} °F rise`,
    gasInputBtu: 'Gas input, BTU/h',
    source: 'arithmetic of the tankless sizing tool: input × UEF ÷ (8.33 lb × 60 min × rise)',
  },
})
