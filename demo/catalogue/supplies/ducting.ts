import { type Draft, size } from '../product.ts'
import { BRAND, fitting, PIPE_DIAMETERS } from './fitting.ts'
import { roundFittings } from './round-fittings.ts'
import { cents } from './supply.ts'

const FLEX = [4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20] as const

function flexDuct(): Draft[] {
  return FLEX.flatMap((dia) =>
    [6, 8, 4.2]
      .filter((r) => r !== 4.2 || dia <= 10)
      .map((r) => ({
        sku: `NVFX-${dia}-R${r}`,
        name: `Insulated Flexible Duct, ${dia} in × 25 ft, R-${r}`,
        brand: BRAND,
        type: 'duct' as const,
        category: 'flexible-duct' as const,
        price: cents(22 + dia * (r === 8 ? 6.4 : r === 6 ? 5.2 : 4.1)),
        weight: Math.round(5 + dia * (r === 8 ? 1.5 : 1.2)),
        summary: 'Wire helix, air-tight core, insulation and a silver jacket.',
        description:
          `Twenty-five feet of ${dia} inch flexible duct with R-${r} insulation. ` +
          'Pull it straight when you hang it: a slack duct loses a third of its airflow.',
        dimensions: size(dia + 8, dia + 8, 30),
        attributes: {
          kind: 'Flexible',
          diameter: dia,
          length: 25,
          rValue: r,
          material: 'Polyester core, fiberglass, metallized jacket',
        },
        drawing: { options: { dia } },
        depth: 90,
      })),
  )
}

function roundPipe(): Draft[] {
  return PIPE_DIAMETERS.flatMap((dia) =>
    (['30', '28', '26'] as const).map((gauge) => ({
      sku: `NVRP-${dia}-${gauge}`,
      name: `Round Snap-Lock Pipe, ${dia} in × 5 ft, ${gauge} ga`,
      brand: BRAND,
      type: 'duct' as const,
      category: 'round-pipe' as const,
      price: cents(6 + dia * (gauge === '26' ? 2.3 : gauge === '28' ? 1.9 : 1.5)),
      weight: Math.round(dia * (gauge === '26' ? 1.25 : gauge === '28' ? 1 : 0.8)),
      summary: 'Snaps together without tools.',
      description:
        `Five feet of ${dia} inch galvanized pipe, ${gauge} gauge. ` +
        'It ships open and nested. The seam snaps shut by hand, and the crimped end slides into the next ' +
        'piece.',
      dimensions: size(dia, 60, dia),
      attributes: {
        kind: 'Round pipe',
        diameter: dia,
        length: 5,
        rValue: 0,
        gauge: `${gauge} ga`,
        material: 'Galvanized steel',
      },
      drawing: { options: { dia } },
      depth: 160,
    })),
  )
}

function reducers(): Draft[] {
  return PIPE_DIAMETERS.slice(1).flatMap((dia, index) =>
    [PIPE_DIAMETERS[index], PIPE_DIAMETERS[index - 1]]
      .filter((small): small is (typeof PIPE_DIAMETERS)[number] => small !== undefined)
      .map((small) =>
        fitting({
          sku: `NVRD-${dia}-${small}`,
          name: `Reducer, ${dia} to ${small} in`,
          kind: 'Reducer',
          size: `${dia} to ${small} in`,
          diameter: dia,
          price: cents(4 + dia * 0.9),
          weight: dia / 5,
          dimensions: size(dia, 6, dia),
          drawing: { type: 'carton' },
          summary: 'Connects a large duct to a smaller one.',
          description:
            `Keeps the air moving where a ${dia} inch trunk has fed some branches and becomes ` +
            `${small} inch.`,
        }),
      ),
  )
}

const BOOTS = [
  ['4 × 10', 4, 10, [4, 5, 6]],
  ['4 × 12', 4, 12, [5, 6, 7]],
  ['6 × 10', 6, 10, [6, 7, 8]],
  ['6 × 12', 6, 12, [6, 7, 8]],
  ['8 × 8', 8, 8, [6, 7, 8]],
  ['10 × 10', 10, 10, [8, 9, 10]],
] as const

function boots(): Draft[] {
  return BOOTS.flatMap(([words, high, wide, rounds]) =>
    rounds.flatMap((dia) =>
      (['90°', 'Straight', 'End'] as const).map((shape) =>
        fitting({
          sku: `NVBT-${high}${wide}-${dia}-${shape.charAt(0)}`,
          name: `${shape} Register Boot, ${words} to ${dia} in`,
          kind: 'Boot',
          size: `${words} to ${dia} in`,
          diameter: dia,
          price: cents(7 + wide * 0.5 + dia * 0.4),
          weight: 1.2 + wide / 10,
          dimensions: size(wide + 1.6, 9, high + 1.6),
          drawing: { type: 'boot', options: { dia } },
          summary: 'Connects round pipe to a floor register.',
          description:
            `Carries ${dia} inch air to a ${words} inch register. ` +
            'It has a nail flange on two sides. Seal the seams before you close the ceiling.',
        }),
      ),
    ),
  )
}

/** `lining` is the R-value of the insulation inside; 0 for a plenum without it. */
function plenum(kind: 'Supply' | 'Return', width: number, height: number, lining: number): Draft {
  const inches = String(width).replace('.5', '½')
  const name = `${kind} Plenum, ${inches} × 21 × ${height} in`
  const lined = 'Lined with two inches of R-8 insulation, so it does not sweat or hum. '
  return {
    sku: `NVPL-${kind.charAt(0)}${width * 10}-${height}${lining ? '-I' : ''}`,
    name: lining ? `${name}, Lined` : name,
    brand: BRAND,
    type: 'plenum',
    category: 'plenums',
    price: cents(18 + width * 1.2 + height * (lining ? 1.7 : 1.1)),
    weight: Math.round((width + 21) * height * 0.0095 + (lining ? height / 8 : 0) + 3),
    summary:
      kind === 'Supply' ? 'Sits on top of the furnace or coil.' : 'Carries return air back to the furnace.',
    description:
      `Fits a ${inches} inch cabinet, ${height} inches tall, 28 gauge with S-cleats. ` +
      `${lining ? lined : ''}Ships flat in two halves.`,
    dimensions: size(width, height, 21),
    attributes: { kind, gauge: '28 ga', material: 'Galvanized steel', rValue: lining },
    drawing: { options: {} },
    depth: 60,
  }
}

function plenums(): Draft[] {
  return [14, 17.5, 21, 24.5].flatMap((width) =>
    [12, 24, 36, 48].flatMap((height) =>
      (['Supply', 'Return'] as const).flatMap((kind) =>
        [0, 8].map((lining) => plenum(kind, width, height, lining)),
      ),
    ),
  )
}

export const ducting = (): Draft[] => [
  ...flexDuct(),
  ...roundPipe(),
  ...roundFittings(),
  ...reducers(),
  ...boots(),
  ...plenums(),
]
