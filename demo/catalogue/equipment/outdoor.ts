import type { Draft } from '../product.ts'
import { blowerOf, withFan } from './furnaces.ts'
import { type Model, modelsIn, need } from './house-models.ts'
import {
  base,
  commonAttributes,
  condenserStyle,
  inchesInWords,
  textsOf,
  tonsInWords,
  withCommas,
} from './model-texts.ts'

const OUTDOOR_BOX = [
  'Outdoor unit, charged for 15 ft of line set',
  'Filter drier',
  'Installation and user manuals',
]

const acCategories: Record<string, Draft['category']> = {
  single: 'single-stage-air-conditioners',
  'two-stage': 'two-stage-air-conditioners',
  inverter: 'inverter-air-conditioners',
}

function airConditioner(model: Model): Draft {
  const [tons, cool] = [need(model.tons, 'tons'), need(model.cool, 'cooling')]
  return {
    ...base(model),
    ...textsOf(
      model,
      `The ${tonsInWords(tons).toLowerCase()} size removes ${withCommas(cool)} BTU/h of heat from the ` +
        `house. It needs a coil or air handler of the same size, a ${model.details.liquid_line} × ` +
        `${model.details.suction_line} in line set and a breaker of at most ${model.mop} A.`,
    ),
    name: `${tonsInWords(tons)} ${model.series.name}, ${withCommas(cool)} BTU, ${model.seer2} SEER2`,
    type: 'air-conditioner',
    category: acCategories[model.series.staging] ?? 'central-air-conditioners',
    attributes: { ...commonAttributes(model), tons, prechargedFt: 15, fuel: 'Electric' },
    drawing: { options: { style: condenserStyle(model), brand: model.series.brand } },
    included: OUTDOOR_BOX,
    depth: 35,
  }
}

const heatPumpCategory = (model: Model): Draft['category'] =>
  model.series.id === 'HP18C'
    ? 'cold-climate-heat-pumps'
    : model.series.staging === 'inverter'
      ? 'inverter-heat-pumps'
      : 'single-stage-heat-pumps'

function heatPump(model: Model): Draft {
  const [tons, cool, heat] = [
    need(model.tons, 'tons'),
    need(model.cool, 'cooling'),
    need(model.heat, 'heating'),
  ]
  return {
    ...base(model),
    ...textsOf(
      model,
      `The ${tonsInWords(tons).toLowerCase()} size heats at ${withCommas(heat)} BTU/h at 47 °F, ` +
        `${withCommas(Number(model.details.heating_17f_btu))} at 17 °F and ` +
        `${withCommas(Number(model.details.heating_5f_btu))} at 5 °F, and cools at ${withCommas(cool)} ` +
        'BTU/h.',
    ),
    name:
      `${tonsInWords(tons)} ${model.series.name}, ${withCommas(heat)} BTU, ${model.hspf2} HSPF2, ` +
      `${model.seer2} SEER2`,
    type: 'heat-pump',
    category: heatPumpCategory(model),
    attributes: {
      ...commonAttributes(model),
      tons,
      heatPumpHeatingBtu: heat,
      coldClimate: model.series.id === 'HP18C',
      prechargedFt: 15,
      fuel: 'Electric',
    },
    drawing: { options: { style: condenserStyle(model), hp: true, brand: model.series.brand } },
    included: OUTDOOR_BOX,
    depth: 30,
  }
}

const packageCategories: Record<string, Draft['category']> = {
  PKA: 'package-air-conditioners',
  PKH: 'package-heat-pumps',
  PKG: 'package-gas-electric',
}

function packageUnit(model: Model): Draft {
  const [tons, cool] = [need(model.tons, 'tons'), need(model.cool, 'cooling')]
  const heating = model.heat === undefined ? '' : `, ${withCommas(model.heat)} BTU heat`
  return {
    ...base(model),
    ...textsOf(
      model,
      `The ${tonsInWords(tons).toLowerCase()} size cools at ${withCommas(cool)} ` +
        `BTU/h${model.heat === undefined ? '' : ` and heats with ${withCommas(model.heat)} BTU/h`}.`,
    ),
    name: `${tonsInWords(tons)} ${model.series.name} SEER2 Package Unit${heating}`,
    type: 'package-unit',
    category: packageCategories[model.series.id] ?? 'package-units',
    attributes: {
      ...commonAttributes(model),
      tons,
      packageHeatingBtu: model.heat,
      fuel: model.series.id === 'PKG' ? 'Natural gas' : 'Electric',
      mounting: ['Roof curb', 'Ground pad'],
      vent: undefined,
      lpConvertible: model.series.id === 'PKG' ? true : undefined,
      propaneKit: model.series.id === 'PKG' ? 'Sold separately' : undefined,
      mobileHome: true,
      emissionStandard: model.series.id === 'PKG' ? 'Low NOx' : undefined,
    },
    drawing: { options: { gas: model.series.id === 'PKG', brand: model.series.brand } },
    included: ['Package unit, charged and tested', 'Filter rack', 'Installation and user manuals'],
    depth: 12,
  }
}

function coil(model: Model): Draft {
  const [tons, width] = [need(model.tons, 'tons'), need(model.width, 'width')]
  const lying = model.series.id === 'COILH'
  return {
    ...base(model),
    ...textsOf(model, `For a ${tonsInWords(tons).toLowerCase()} outdoor unit.`),
    name: lying
      ? `${tonsInWords(tons)} Horizontal Slab Coil, ${inchesInWords(width)} wide`
      : `${tonsInWords(tons)} Cased Coil, ${inchesInWords(width)} wide`,
    type: 'coil',
    category: 'evaporator-coils',
    attributes: {
      ...commonAttributes(model),
      coolingBtu: undefined,
      systemTons: tons,
      position: lying ? ['Horizontal left', 'Horizontal right'] : ['Upflow', 'Downflow'],
      metering: 'TXV',
      leakSensor: true,
      staging: undefined,
    },
    drawing: { options: { brand: model.series.brand } },
    included: ['Cased coil with TXV', 'Refrigerant sensor and harness', 'Drain plugs'],
    depth: 30,
  }
}

function airHandler(model: Model): Draft {
  const [tons, width] = [need(model.tons, 'tons'), need(model.width, 'width')]
  return {
    ...base(model),
    ...textsOf(
      model,
      `For ${tonsInWords(tons).toLowerCase()} outdoor units. ` +
        `Takes electric heat kits of ${(model.details.heat_kits_kw ?? '').split('/').join(', ')} kW.`,
    ),
    name: `${tonsInWords(tons)} ${model.series.name}, ${inchesInWords(width)} cabinet`,
    type: 'air-handler',
    category: 'air-handlers',
    attributes: {
      ...commonAttributes(model),
      coolingBtu: undefined,
      systemTons: tons,
      blower: blowerOf(model),
      metering: model.series.details.metering,
      leakSensor: true,
      staging: undefined,
      position:
        model.series.id === 'AHW'
          ? ['Upflow']
          : ['Upflow', 'Downflow', 'Horizontal left', 'Horizontal right'],
    },
    drawing: { options: { brand: model.series.brand } },
    included: [
      'Air handler with coil and metering device',
      'Refrigerant sensor, fitted',
      'Filter rail',
      'Installation and user manuals',
    ],
    depth: 28,
  }
}

export function outdoorAndIndoor(): Draft[] {
  return [
    ...modelsIn('air_conditioner').map(airConditioner),
    ...modelsIn('heat_pump').map(heatPump),
    ...modelsIn('package_unit').map(packageUnit).map(withFan),
    ...modelsIn('evaporator_coil').map(coil),
    ...modelsIn('air_handler').map(airHandler),
  ]
}
