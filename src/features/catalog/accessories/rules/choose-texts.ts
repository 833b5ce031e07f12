import { defineTexts } from '#lib/language/texts.ts'

/** What lists of parts say where the buyer has to choose a way, or where no part can be chosen. */
export const unchosenTexts = defineTexts({
  /** ways that a vent may take, of which the buyer chooses one */
  ways: { roof: 'through the roof', wall: 'through a wall' },
  wayQuestion: 'How does the vent leave the house?',
  wayFirst: 'Choose this first. Roof and wall vents use different pipe.',
  saidHeading: 'You also need these parts, which we can’t pick for you',
  /** where no part can be chosen: why, and what to do */
  said: {
    notSold: 'We don’t carry the size this product needs. Ask us or your installer.',
    circuit:
      'We don’t have this unit’s circuit ratings. Check the minimum circuit ampacity (MCA) and the largest ' +
      'breaker (MOCP) on its nameplate before you buy.',
    eitherSupply:
      'This unit can be wired for 120 V or for 208 to 240 V. Each needs a different breaker and cable. ' +
      'Choose the supply first, then check the nameplate.',
    size:
      'We don’t have this unit’s size and weight. Measure the unit or check its manual before you buy ' +
      'one.',
    lines:
      'We don’t have this unit’s line sizes. Check its nameplate or service valves before you buy a line ' +
      'set.',
    linesOfHeads: 'Line sizes depend on the indoor unit. Choose them together with the indoor units.',
    leakSensor:
      'R-32 and R-454B require a refrigerant sensor at the indoor coil. We don’t know whether this indoor ' +
      'unit has one. Ask us or check its manual.',
    oilLine:
      'The oil burner needs a line from your tank with a filter and shutoff valves. We don’t sell these. ' +
      'Ask your oil dealer or installer.',
  },
})
