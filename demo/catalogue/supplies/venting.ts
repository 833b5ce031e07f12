import type { Draft } from '../product.ts'
import { cents, supply } from './supply.ts'

const pipes = (): Draft[] =>
  [3, 4, 5, 6, 7, 8].flatMap((dia) =>
    [1, 2, 3, 5].map((feet) =>
      supply({
        sku: `NVBV-${dia}-${feet}`,
        name: `Type B Gas Vent Pipe, ${dia} in × ${feet} ft`,
        type: 'vent',
        category: 'venting',
        price: cents(6 + dia * feet * 1.35),
        weight: Math.round(dia * feet * 0.42 + 1),
        sides: [dia + 1, feet * 12, dia + 1],
        summary: 'Double wall, aluminum inside.',
        text:
          `${feet} feet of ${dia} inch double-wall vent for 80% furnaces and tank water heaters. ` +
          'Twist-lock joints. Keep it one inch from anything that can burn.',
        attributes: {
          diameter: dia,
          length: feet,
          kind: 'Type B vent',
          material: 'Aluminum and galvanized steel',
        },
        drawing: 'flexDuct',
        options: { dia },
      }),
    ),
  )

const ends = (): Draft[] =>
  [3, 4, 5, 6, 7, 8].flatMap((dia) =>
    (
      [
        ['90° Elbow', 'E90', 17],
        ['45° Elbow', 'E45', 14],
        ['Rain Cap', 'CAP', 15],
        ['Tee', 'TEE', 21],
        ['Roof Flashing', 'FLA', 18],
      ] as const
    ).map(([kind, code, price]) =>
      supply({
        sku: `NVBV-${code}-${dia}`,
        name: `Type B Vent ${kind}, ${dia} in`,
        type: 'vent',
        category: 'venting',
        price: cents(price + dia * 2.1),
        weight: Math.round(dia * 0.7),
        sides: [dia + 3, dia + 4, dia + 2],
        summary: 'For double-wall gas vent.',
        text: `${kind} for ${dia} inch type B vent, twist-lock.`,
        attributes: {
          diameter: dia,
          kind: `Type B ${kind.toLowerCase()}`,
          length: 1,
          material: 'Aluminum and galvanized steel',
        },
        drawing: 'elbow',
        options: { dia },
      }),
    ),
  )

const pvc = (): Draft[] =>
  [2, 3].flatMap((dia) =>
    (
      [
        ['Sidewall Termination Kit', 'TERM', 34, 'Two elbows, wall plates and screens.'],
        ['Low-Profile Flush Vent', 'FLUSH', 46, 'Sits flat on the siding.'],
        [
          'Condensate Neutralizer',
          'NEUT',
          52,
          'A limestone cartridge that protects drains and septic tanks.',
        ],
      ] as const
    ).map(([kind, code, price, text]) =>
      supply({
        sku: `NVPV-${code}-${dia}`,
        name: `${kind}, ${dia} in`,
        type: 'vent',
        category: 'venting',
        price: cents(price + dia * 3),
        weight: 3,
        sides: [10, 8, 6],
        summary: 'For condensing furnaces and water heaters.',
        text: `${text} For ${dia} inch PVC vent.`,
        attributes: { diameter: dia, kind, length: 1, material: 'PVC' },
        drawing: 'elbow',
        options: { dia },
      }),
    ),
  )

export const vents = (): Draft[] => [...pipes(), ...ends(), ...pvc()]
