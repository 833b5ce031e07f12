/** What lists of parts say where the buyer has to choose a way, or where no part can be chosen. */
export const unchosenTexts = {
  /** ways that a vent may take, of which the buyer chooses one */
  ways: { roof: 'through the roof', wall: 'through a wall' },
  wayQuestion: 'Where does the vent leave the house?',
  wayFirst: 'Choose this first: roof and wall take different pipe.',
  saidHeading: 'You also need these, and we can’t choose them',
  /** where no part can be chosen: why, and what to do */
  said: {
    notSold: 'We don’t sell this in the size that this product needs. Ask us or your installer.',
    circuit:
      'The maker does not publish this unit’s circuit here. Read the ampacity (MCA) and the largest ' +
      'breaker (MOCP) on the unit’s plate before you buy it.',
    eitherSupply:
      'This unit is wired for 120 V or for 208 to 240 V, and each takes another breaker and cable. Choose ' +
      'the supply first, then read the plate.',
    size:
      'The maker does not publish this unit’s size and weight here. Measure the unit, or read its manual, ' +
      'before you buy one.',
    lines:
      'The maker does not publish the sizes of this unit’s lines here. Read them on its plate or at the ' +
      'service valves before you buy lines.',
    linesOfHeads: 'Each indoor unit takes lines of its own size. Choose them with the indoor units.',
    leakSensor:
      'R-32 and R-454B require a refrigerant sensor at the indoor coil. Whether this indoor unit has ' +
      'one is not published here. Ask us, or read its manual.',
    oilLine:
      'The oil burner needs a line with a filter and shutoff valves from your tank. We don’t sell these; ' +
      'an oil dealer or your installer does.',
  },
} as const
