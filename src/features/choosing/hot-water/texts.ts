import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the tankless water heater calculator. */
export const texts = defineTexts({
  title: 'Tankless water heater size',
  lead:
    'A tankless heater must keep up with everything that runs at once. Tell us what that is, and where you ' +
    'live.',
  zip: 'ZIP code',
  setpoint: 'Water temperature',
  together: 'What runs at the same time?',
  togetherHint: 'Think of the busiest ten minutes of your morning.',
  fixtures: {
    shower: 'Showers',
    bathtub: 'Bathtubs',
    bathroomSink: 'Bathroom sinks',
    kitchenSink: 'Kitchen sinks',
    dishwasher: 'Dishwashers',
    washer: 'Washing machines',
    laundrySink: 'Laundry sinks',
    whirlpool: 'Whirlpool tubs',
  },
  again: 'Change your answers',
  submit: 'Find the size',
  working: 'Calculating',
  errors: {
    zipCode: 'Invalid zipcode',
    setpoint: 'Enter 105 to 140 °F',
    count: 'Choose 0 to 9 of each fixture',
    inUse: 'Choose at least one fixture',
  },
  noStation: (place: string) =>
    `We have no weather station near ${place}, so we can’t tell how cold your water gets.`,
  answer: (gpm: string, rise: string) => `You need ${gpm} gallons a minute, heated by ${rise} °F.`,
  why: (place: string, inlet: string, setpoint: string) =>
    `In the coldest month, water in ${place} comes in at about ${inlet} °F. ` +
    `Your heater warms it to ${setpoint} °F.`,
  power: (btu: string, kW: string) => `That takes ${btu} BTU/h of heat in the water, or ${kW} kW.`,
  mixing: 'Showers and sinks mix in cold water, so the heater delivers less than what comes out of the tap.',
  models: 'What our models deliver with your water',
  atYourRise: (gpm: string) => `${gpm} gal/min at your rise`,
  enough: 'Enough',
  short: (count: string) => `Short by ${count} gal/min`,
  none:
    'None of our heaters delivers that much alone. Two side by side can share the work: call us, ' +
    'and we’ll size them with you.',
  checks: 'Check before you buy',
  check: {
    'gas-line': 'Gas line: a heater of this size usually needs a ¾ inch gas line, larger on a long run.',
    vent:
      'Vent: condensing heaters take PVC, others need stainless pipe. An old metal vent can’t be ' +
      'reused.',
    panel: (amps: string) =>
      `Electric panel: it draws ${amps} amps at 240 volts. Many homes have 100 to 200 amps in all.`,
  },
  method:
    'Water temperature: the relation of Burch and Christensen (National Renewable Energy ' +
    'Laboratory) with the weather of your station. Flow: output ÷ (500 × temperature rise). ' +
    'Fixture flows are usual values; yours may differ. A model’s largest flow is for warm water, ' +
    'so we don’t show it here.',
  share: 'Your answers are saved in this page’s address. Copy it to share them.',
})
