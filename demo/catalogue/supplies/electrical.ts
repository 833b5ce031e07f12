import type { Draft } from '../product.ts'
import { cents, supply } from './supply.ts'

const wires = (): Draft[] =>
  (['18/2', '18/5', '18/8', '18/10'] as const).flatMap((kind) =>
    [100, 250, 500].map((feet) => {
      const conductors = Number(kind.slice(3))
      return supply({
        sku: `NVTW-${kind.replace('/', '')}-${feet}`,
        name: `Thermostat Wire, ${kind}, ${feet} ft`,
        type: 'wire',
        category: 'wire-cable',
        price: cents(feet * (0.11 + conductors * 0.045) * (feet >= 250 ? 0.82 : 1)),
        weight: Math.round(feet * (0.012 + conductors * 0.007)),
        sides: [13, 13, 6],
        summary: 'Solid copper, riser rated.',
        text:
          `${feet} feet of ${conductors}-conductor 18 gauge control wire. ` +
          'The jacket is marked every foot.',
        attributes: {
          gauge: '18 AWG',
          conductors,
          length: feet,
          kind: 'Thermostat wire',
          material: 'Copper',
        },
      })
    }),
  )

const cables = (): Draft[] =>
  [100, 250].map((feet) =>
    supply({
      sku: `NVMC-144-${feet}`,
      name: `Mini Split Cable, 14/4 Stranded, ${feet} ft`,
      type: 'wire',
      category: 'wire-cable',
      price: cents(feet * 1.52),
      weight: Math.round(feet * 0.14),
      sides: [16, 16, 8],
      summary: 'Connects the outdoor unit to the indoor unit.',
      text: `${feet} feet of stranded, sunlight-resistant 14/4 cable, rated 600 V.`,
      attributes: {
        gauge: '14 AWG',
        conductors: 4,
        length: feet,
        kind: 'Mini split cable',
        material: 'Copper',
      },
    }),
  )

const whips = (): Draft[] =>
  (['1/2|10 AWG|30', '3/4|8 AWG|40', '3/4|6 AWG|55'] as const).flatMap((row) =>
    [4, 8, 10].map((feet) => {
      const [conduit = '', gauge = '', amps = ''] = row.split('|')
      return supply({
        sku: `NVWP-${gauge.split(' ')[0]}-${feet}`,
        name: `Electrical Whip, ${conduit} in, ${gauge}, ${feet} ft`,
        type: 'whip',
        category: 'electrical-whips',
        price: cents(9 + feet * (Number(amps) / 16 + 0.6)),
        weight: 1 + feet * 0.4,
        sides: [18, 11, 1],
        summary: 'Wired at the factory.',
        text:
          `${feet} feet of liquidtight conduit with ${gauge} copper and both fittings, for circuits of up ` +
          `to ${amps} A.`,
        attributes: { size: `${conduit} in`, gauge, length: feet, amps: Number(amps) },
      })
    }),
  )

const boxes = (): Draft[] =>
  (
    [
      ['30 A Non-Fused Disconnect', 30, 19, 'Non-fused'],
      ['60 A GFCI Disconnect with Outlet', 60, 96, 'With GFCI outlet'],
      ['30 A GFCI Disconnect with Outlet', 30, 89, 'With GFCI outlet'],
      ['100 A Non-Fused Disconnect', 100, 64, 'Non-fused'],
    ] as const
  ).map(([name, amps, price, kind]) =>
    supply({
      sku: `NVDC-${amps}-${kind.slice(0, 3).toUpperCase()}`,
      name,
      type: 'disconnect',
      category: 'disconnects',
      price: cents(price),
      weight: 3,
      sides: [6, 9, 4],
      summary: 'Raintight, with room for a lock.',
      text:
        `${amps} A, 240 V. ` +
        (kind === 'With GFCI outlet'
          ? 'Technicians can plug in tools at the outlet. Many towns require one.'
          : 'A plain pull-out switch.'),
      attributes: { amps, kind, voltage: '240 V', mounting: 'Outdoor wall' },
    }),
  )

export const electrical = (): Draft[] => [...wires(), ...cables(), ...whips(), ...boxes()]
