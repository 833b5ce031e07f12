import { defineTexts } from '#lib/language/texts.ts'
import { figure } from '../figure/figure.ts'
import { front, type Lesson, legend, marks } from './lesson.ts'

/** Words of the drawings about the care of equipment. */
const careTexts = defineTexts({
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

export const outdoorCare: Lesson = {
  height: 230,
  alt: careTexts.outdoorCare.alt,
  paint(pen) {
    pen.horizontal('detail', 196, 8, 210)
    front(pen, figure('condenser', { height: 33, width: 32, depth: 32 }, { style: 'mesh' }), 40, 64, 4)
    pen.rect('outline-shade', 190, 70, 26, 36)
    marks(pen, [203, 88], [104, 48], [104, 130], [60, 206], [184, 180])
    legend(pen, careTexts.outdoorCare.legend, 246, 50, 32)
  },
}

export const furnaceCare: Lesson = {
  height: 240,
  alt: careTexts.furnaceCare.alt,
  paint(pen) {
    pen.horizontal('detail', 212, 8, 210)
    front(pen, figure('furnace', { height: 33, width: 21, depth: 29 }, { afue: 96 }), 50, 72, 4.2)
    pen.path('outline', ['M', 84, 72], ['L', 84, 30], ['L', 196, 22])
    marks(pen, [66, 196], [84, 44], [190, 24], [128, 150], [94, 108], [104, 184])
    legend(pen, careTexts.furnaceCare.legend, 246, 52, 29)
  },
}

export const headCare: Lesson = {
  height: 200,
  alt: careTexts.headCare.alt,
  paint(pen) {
    front(pen, figure('wallHead', { height: 13, width: 37, depth: 8.5 }), 24, 46, 4.8)
    marks(pen, [60, 58], [112, 66], [96, 104], [44, 104], [184, 96])
    legend(pen, careTexts.headCare.legend, 246, 42, 30)
  },
}
