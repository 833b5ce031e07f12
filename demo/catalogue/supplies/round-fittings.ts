import { type Draft, size } from '../product.ts'
import { fitting, PIPE_DIAMETERS } from './fitting.ts'
import { cents } from './supply.ts'

type Row = readonly [
  code: string,
  name: string,
  kind: string,
  priceFactor: number,
  drawing: 'elbow' | 'wye' | 'carton',
  summary: string,
  description: (diameter: number) => string,
]

const ROWS: readonly Row[] = [
  [
    'EL90',
    'Adjustable 90° Elbow',
    'Elbow',
    1.1,
    'elbow',
    'Turns to any angle up to 90°.',
    (dia) =>
      `Four sections rotate, so a ${dia} inch run can turn in any direction. Screw and seal the ` +
      'sections once you’ve set the angle.',
  ],
  [
    'EL45',
    'Adjustable 45° Elbow',
    'Elbow',
    0.9,
    'elbow',
    'For offsets and gentle turns.',
    (dia) => `Use two to route a ${dia} inch run around a joist with little airflow loss.`,
  ],
  [
    'WYE',
    'Wye',
    'Wye',
    2.6,
    'wye',
    'Splits one run into two.',
    (dia) => `Splits a ${dia} inch run into two of the same size at 45°.`,
  ],
  [
    'COL',
    'Start Collar',
    'Collar',
    0.8,
    'carton',
    'Connects round pipe to a plenum.',
    (dia) => `Cut a ${dia} inch hole, push the collar in and bend the tabs. Seal with mastic.`,
  ],
  [
    'COLD',
    'Start Collar with Damper',
    'Collar',
    1.5,
    'carton',
    'Connects a run and balances its airflow.',
    (dia) => `A ${dia} inch collar with a quadrant damper, to set how much air each room gets.`,
  ],
  [
    'DMP',
    'Balancing Damper',
    'Damper',
    1.8,
    'carton',
    'Controls how much air a room gets.',
    (dia) => `A ${dia} inch blade in a sleeve, with a handle that locks.`,
  ],
  [
    'CPL',
    'Coupling',
    'Coupling',
    0.5,
    'carton',
    'Joins two pipes.',
    (dia) => `Slides into two ${dia} inch pipes after you cut off their crimped ends.`,
  ],
  [
    'CAP',
    'End Cap',
    'Cap',
    0.45,
    'carton',
    'Closes the end of a run.',
    (dia) => `A ${dia} inch cap for the end of a run or for a branch that waits.`,
  ],
]

function roundFitting(diameter: number, row: Row): Draft {
  const [code, name, kind, factor, drawing, summary, description] = row
  return fitting({
    sku: `NV${code}-${diameter}`,
    name: `${name}, ${diameter} in`,
    kind,
    size: `${diameter} in`,
    diameter,
    price: cents(3 + diameter * factor),
    weight: Math.round(diameter * factor * 2) / 4,
    dimensions: size(diameter * 1.6, diameter * 1.6, diameter),
    drawing: { type: drawing, options: drawing === 'carton' ? {} : { dia: diameter } },
    summary,
    description: description(diameter),
  })
}

/** Elbows, wyes, collars, dampers and ends for round pipe. */
export const roundFittings = (): Draft[] =>
  PIPE_DIAMETERS.flatMap((diameter) => ROWS.map((row) => roundFitting(diameter, row)))
