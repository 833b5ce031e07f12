import { defineTexts } from '#lib/language/texts.ts'

/** Words of the drawings about the care of equipment. */
export const careTexts = defineTexts({
  outdoorCare: {
    alt:
      'An outdoor unit with five places to care for: switch off at the disconnect, clear leaves, rinse ' +
      'the coil, level the pad, look at the insulation of the suction line.',
    legend: [
      'Switch it off here',
      'Clear leaves and grass',
      'Rinse the coil',
      'Check the pad is level',
      'Look at the insulation',
    ],
  },
  furnaceCare: {
    alt:
      'A furnace with six places to care for: filter, vent pipe, intake screen outdoors, condensate trap, ' +
      'burner flame, and the blower door with its switch.',
    legend: [
      'Filter',
      'Vent pipe',
      'Intake and vent outdoors',
      'Condensate trap',
      'Burner flame',
      'Blower door',
    ],
  },
  headCare: {
    alt:
      'A wall head of a mini split with five places to look at: washable filters, coil, louver, drain pan ' +
      'and the lights whose blinking is the error code.',
    legend: ['Washable filters', 'Coil', 'Louver', 'Drain pan, hose', 'Lights: error code'],
  },
})
