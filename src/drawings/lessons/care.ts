import { figure } from '../figure/figure.ts'
import { type Lesson, legend, numbered, PLAIN } from './lesson.ts'

export const outdoorCare: Lesson = {
  height: 230,
  alt:
    'An outdoor unit with five places to care for: switch off at the disconnect, clear leaves, ' +
    'rinse the coil, level the pad, look at the insulation of the suction line.',
  paint(pen) {
    pen.horizontal('detail', 196, 8, 210)
    pen.at(40, 64, () =>
      pen.scaled(4, () =>
        figure('condenser', { height: 33, width: 32, depth: 32 }, { style: 'mesh' }).paint(
          pen,
          'front',
          PLAIN,
        ),
      ),
    )
    pen.rect('outline-shade', 190, 70, 26, 36)
    numbered(pen, 1, 203, 88)
    numbered(pen, 2, 104, 48)
    numbered(pen, 3, 104, 130)
    numbered(pen, 4, 60, 206)
    numbered(pen, 5, 184, 180)
    legend(
      pen,
      [
        'Switch it off here',
        'Clear leaves and grass',
        'Rinse the coil',
        'Check the pad is level',
        'Look at the insulation',
      ],
      246,
      50,
      32,
    )
  },
}

export const furnaceCare: Lesson = {
  height: 240,
  alt:
    'A furnace with six places to care for: filter, vent pipe, intake screen outdoors, condensate ' +
    'trap, flame sensor, and the blower door with its switch.',
  paint(pen) {
    pen.horizontal('detail', 212, 8, 210)
    pen.at(50, 72, () =>
      pen.scaled(4.2, () =>
        figure('furnace', { height: 33, width: 21, depth: 29 }, { afue: 96 }).paint(pen, 'front', PLAIN),
      ),
    )
    pen.path('outline', ['M', 84, 72], ['L', 84, 30], ['L', 196, 22])
    numbered(pen, 1, 66, 196)
    numbered(pen, 2, 84, 44)
    numbered(pen, 3, 190, 24)
    numbered(pen, 4, 128, 150)
    numbered(pen, 5, 94, 108)
    numbered(pen, 6, 104, 184)
    legend(
      pen,
      ['Filter', 'Vent pipe', 'Intake and vent outdoors', 'Condensate trap', 'Flame sensor', 'Blower door'],
      246,
      52,
      29,
    )
  },
}

export const headCare: Lesson = {
  height: 200,
  alt:
    'A wall head of a mini split with five places to look at: washable filters, coil, louver, drain ' +
    'pan and the lights whose blinking is the error code.',
  paint(pen) {
    pen.at(24, 46, () =>
      pen.scaled(4.8, () =>
        figure('wallHead', { height: 13, width: 37, depth: 8.5 }).paint(pen, 'front', PLAIN),
      ),
    )
    numbered(pen, 1, 60, 58)
    numbered(pen, 2, 112, 66)
    numbered(pen, 3, 96, 104)
    numbered(pen, 4, 44, 104)
    numbered(pen, 5, 184, 96)
    legend(pen, ['Washable filters', 'Coil', 'Louver', 'Drain pan, hose', 'Lights: error code'], 246, 42, 30)
  },
}
