import type { DrawingType } from '#features/catalog/catalog/rules/product-types.ts'
import type { Draft } from '../product.ts'
import { MODELS, type Model, modelsIn, need } from './house-models.ts'
import { base, commonAttributes, textsOf, withCommas } from './model-texts.ts'

export const HEADS: Record<string, { drawing: DrawingType; letter: string }> = {
  'Wall Mount': { drawing: 'wallHead', letter: 'W' },
  'Ceiling Cassette': { drawing: 'cassette', letter: 'C' },
  'Slim Ceiling Cassette': { drawing: 'slimCassette', letter: 'S' },
  'Concealed Duct': { drawing: 'concealed', letter: 'D' },
  'Floor Ceiling': { drawing: 'floorCeiling', letter: 'F' },
  'Low Wall': { drawing: 'lowWall', letter: 'L' },
}

/** Wall units for the outdoor series that runs on R-454B: the R-32 ones may not be connected to it. */
const otherRefrigerant: Model[] = MODELS.filter((model) => model.series.id === 'MIWM').map((model) => ({
  ...model,
  sku: model.sku.replace('TMIWM', 'TMIWB'),
  price: model.price + 12,
  series: { ...model.series, id: 'MIWB', refrigerants: ['R-454B'] },
}))

export const INDOOR: readonly Model[] = [...modelsIn('mini_split_indoor'), ...otherRefrigerant]
export const OUTDOOR: readonly Model[] = modelsIn('mini_split_outdoor')
export const portsOf = (model: Model): number => Number(model.details.ports ?? 1)
export const headType = (model: Model): string => model.series.subcategory
export const headDrawing = (model: Model): { type: DrawingType; options: Record<string, string> } => ({
  type: HEADS[headType(model)]?.drawing ?? 'wallHead',
  options: { brand: model.series.brand },
})
export const outdoorDrawing = (
  model: Model,
): { type: 'sideUnit'; options: Record<string, string | number> } => ({
  type: 'sideUnit',
  options: {
    fans: need(model.height, 'height') > 40 ? 2 : 1,
    ports: portsOf(model),
    brand: model.series.brand,
  },
})

function outdoorUnit(model: Model): Draft {
  const [cool, heat, ports] = [need(model.cool, 'cooling'), need(model.heat, 'heating'), portsOf(model)]
  const many = ports > 1
  const closing = many
    ? `This size has ${ports} ports. Connect indoor units of ` +
      `${withCommas(Number(model.details.min_indoor_btu))} to ` +
      `${withCommas(Number(model.details.max_indoor_btu))} BTU/h together, at least two.`
    : `Cools at ${withCommas(cool)} BTU/h and heats at ${withCommas(heat)} BTU/h at 47 °F. Choose one ` +
      'indoor unit of the same size.'
  return {
    ...base(model),
    ...textsOf(model, closing),
    name:
      `${model.series.name} ${many ? `${ports}-Zone ` : ''}Outdoor Unit, ${withCommas(cool)} BTU, ` +
      `${model.seer2} SEER2`,
    type: 'mini-split-outdoor',
    category: 'mini-split-outdoor-units',
    attributes: {
      ...commonAttributes(model),
      miniSplitHeatingBtu: heat,
      ports,
      airHandlerType: 'Outdoor Unit',
      coldClimate: model.series.details.cold_climate === 'true',
      minHeatF: many
        ? model.series.id === 'MM22C'
          ? -22
          : 5
        : Number(model.series.details.lowest_heating_f),
      prechargedFt: many ? 25 * ports : 25,
      liquidLine: model.details.liquid_line ?? model.details.port_liquid_line,
      suctionLine: model.details.suction_line ?? model.details.port_suction_line,
      fuel: 'Electric',
    },
    drawing: outdoorDrawing(model),
    included: ['Outdoor unit, charged', 'Rubber feet', 'Drain elbow', 'Installation and user manuals'],
    depth: 30,
  }
}

function indoorUnit(model: Model): Draft {
  const [cool, heat, type] = [need(model.cool, 'cooling'), need(model.heat, 'heating'), headType(model)]
  const texts = textsOf(
    model.series.id === 'MIWB' ? { ...model, series: { ...model.series, id: 'MIWM' } } : model,
    `This size cools at up to ${withCommas(cool)} BTU/h and moves ${model.cfm} CFM. ` +
      `For outdoor units on ${model.series.refrigerants[0]}.`,
  )
  return {
    ...base(model),
    ...texts,
    name: `${type} Mini Split Air Handler, ${withCommas(cool)} BTU, ${model.series.refrigerants[0]}`,
    type: 'mini-split-indoor',
    category: 'mini-split-air-handlers',
    attributes: {
      ...commonAttributes(model),
      miniSplitHeatingBtu: heat,
      airHandlerType: type,
      wifi: model.series.details.wifi === 'built-in' ? 'Built in' : 'With adapter',
      maxLiftFt: undefined,
    },
    drawing: headDrawing(model),
    included: [
      'Indoor unit',
      'Remote control with batteries',
      'Mounting hardware',
      ...(Number(model.details.drain_pump_inches) > 0
        ? [`Condensate pump, lifts ${model.details.drain_pump_inches} in`]
        : []),
    ],
    depth: 40,
  }
}

export const ductless = (): Draft[] => [...OUTDOOR.map(outdoorUnit), ...INDOOR.map(indoorUnit)]
