import { roomArea } from '#features/catalog/catalog/rules/check/promise-rules.ts'
import type { Draft } from '../product.ts'
import { type Model, modelsIn, need } from './house-models.ts'
import { base, commonAttributes, textsOf, withCommas } from './model-texts.ts'

/**
 * CEER of our window units by size: at the level that ENERGY STAR asked of units made before 2026-05-26.
 * Larger units reach less.
 */
const WINDOW_CEER: readonly (readonly [belowBtu: number, ceer: number])[] = [
  [8_000, 12.1],
  [14_000, 12],
  [20_000, 11.8],
  [Number.POSITIVE_INFINITY, 10.3],
]
const windowCeer = (btu: number): number => WINDOW_CEER.find(([below]) => btu < below)?.[1] ?? 0

const coverage = (btu: number, each: number): number => Math.round(btu / each / 25) * 25

function ptac(model: Model): Draft {
  const cool = need(model.cool, 'cooling')
  return {
    ...base(model),
    ...textsOf(
      model,
      `Cools at ${withCommas(cool)} BTU/h and heats at ${withCommas(need(model.heat, 'heating'))} ` +
        `BTU/h; ${model.details.electric_heat_kw} kW of electric heat for the coldest days.`,
    ),
    name:
      `${model.series.name} Heat Pump, ${withCommas(cool)} BTU, with ${model.details.electric_heat_kw} kW ` +
      'Heat',
    type: 'ptac',
    category: 'ptac-units',
    attributes: {
      ...commonAttributes(model),
      eer: Number(model.details.eer),
      cop: Number(model.details.cop),
      heatPumpHeatingBtu: model.heat,
      electricHeatKw: Number(model.details.electric_heat_kw),
      sound: 52,
      coverage: roomArea(cool),
      fuel: 'Electric',
      mounting: 'Through the wall',
    },
    drawing: { options: { brand: model.series.brand } },
    included: ['PTAC chassis', 'Front cover', 'Power cord'],
    depth: 25,
  }
}

function windowUnit(model: Model): Draft {
  const cool = need(model.cool, 'cooling')
  return {
    ...base(model),
    ...textsOf(model, `${withCommas(cool)} BTU/h cool a room of up to ${withCommas(roomArea(cool))} sq ft.`),
    name: `${model.series.name} Window Air Conditioner, ${withCommas(cool)} BTU`.replace(
      'Window AC Window',
      'Window',
    ),
    type: 'window-air-conditioner',
    category: 'window-air-conditioners',
    attributes: {
      ...commonAttributes(model),
      ceer: windowCeer(cool),
      coverage: roomArea(cool),
      wifi: cool >= 8000 ? 'Built in' : 'Not available',
      fuel: 'Electric',
      mounting: 'Double-hung window',
    },
    drawing: { options: { brand: model.series.brand } },
    included: ['Air conditioner', 'Remote control', 'Side panels and window kit'],
    depth: 60,
  }
}

function portable(model: Model): Draft {
  const [cool, sacc] = [need(model.cool, 'cooling'), Number(model.details.sacc_btu)]
  return {
    ...base(model),
    ...textsOf(
      model,
      `${withCommas(cool)} BTU/h by the older rating, ${withCommas(sacc)} by the one in force (SACC): ` +
        `enough for up to ${withCommas(roomArea(sacc))} sq ft.`,
    ),
    name:
      `${model.series.name.replace(' Portable AC', '')} Portable Air Conditioner, ${withCommas(cool)} BTU ` +
      `(${withCommas(sacc)} SACC)`,
    type: 'portable-air-conditioner',
    category: 'portable-air-conditioners',
    attributes: {
      ...commonAttributes(model),
      ceer: 7.6,
      saccBtu: sacc,
      coverage: roomArea(sacc),
      fuel: 'Electric',
      wifi: cool >= 12000 ? 'Built in' : 'Not available',
    },
    drawing: { options: { brand: model.series.brand } },
    included: ['Air conditioner on casters', 'Exhaust hose', 'Window kit', 'Remote control'],
    depth: 60,
  }
}

function boiler(model: Model): Draft {
  const [input, output] = [Number(model.details.input_btu), need(model.heat, 'output')]
  return {
    ...base(model),
    ...textsOf(
      model,
      `This size burns up to ${withCommas(input)} BTU/h of gas and delivers ${withCommas(output)} BTU/h.`,
    ),
    name: `${model.series.name}, ${withCommas(input)} BTU input, 95% AFUE`,
    type: 'boiler',
    category: 'boilers',
    attributes: {
      ...commonAttributes(model),
      hydronicHeatingBtu: output,
      afue: 95,
      fuel: 'Natural gas',
      vent: 'PVC, 2 or 3 in',
      lpConvertible: true,
      propaneKit: 'In the box',
      mounting: 'Wall',
    },
    drawing: { options: { brand: model.series.brand } },
    included: ['Boiler with pump and controls', 'Outdoor sensor', 'Wall bracket', 'Propane kit'],
    depth: 12,
  }
}

function unitHeater(model: Model): Draft {
  const [input, output] = [Number(model.details.input_btu), need(model.heat, 'output')]
  return {
    ...base(model),
    ...textsOf(
      model,
      `${withCommas(input)} BTU/h for garages and shops of up to ${withCommas(coverage(output, 41))} sq ft.`,
    ),
    name: `${model.series.name}, ${withCommas(input)} BTU input`,
    type: 'unit-heater',
    category: 'garage-unit-heaters',
    attributes: {
      ...commonAttributes(model),
      hydronicHeatingBtu: output,
      thermalEfficiency: 82,
      fuel: 'Natural gas',
      vent: 'Roof or wall, 4 in',
      coverage: coverage(output, 41),
      lpConvertible: true,
      propaneKit: 'In the box',
      mounting: 'Ceiling',
      emissionStandard: 'None',
    },
    drawing: { options: { brand: model.series.brand } },
    included: ['Unit heater', 'Hanging brackets', 'Propane kit'],
    depth: 22,
  }
}

function tankless(model: Model): Draft {
  const electric = model.series.id === 'TKE'
  const [heat, gpm] = [need(model.heat, 'output'), Number(model.details.gallons_per_minute)]
  const power = electric
    ? `${model.details.electric_heat_kw} kW`
    : `${withCommas(Number(model.details.input_btu))} BTU`
  return {
    ...base(model),
    ...textsOf(
      model,
      electric
        ? `Heats ${gpm} gallons per minute by 60 °F.`
        : `Up to ${gpm} gallons per minute. You get less when your incoming water is colder.`,
    ),
    name: `${model.series.name} Water Heater, ${power}, ${gpm} GPM`,
    type: 'tankless-water-heater',
    category: electric ? 'electric-tankless-water-heaters' : 'gas-tankless-water-heaters',
    attributes: {
      ...commonAttributes(model),
      hydronicHeatingBtu: heat,
      uef: electric ? 0.98 : Number(model.details.uef),
      gpm,
      fuel: electric ? 'Electric' : 'Natural gas',
      lpConvertible: electric ? undefined : true,
      propaneKit: electric ? undefined : 'In the box',
      electricHeatKw: electric ? Number(model.details.electric_heat_kw) : undefined,
      vent: electric ? 'None' : model.series.id === 'TKC' ? 'PVC, 2 or 3 in' : 'Stainless or concentric',
      mounting: 'Wall',
      wifi: model.series.id === 'TKC' ? 'With adapter' : 'Not available',
    },
    drawing: { options: { electric, condensing: model.series.id === 'TKC', brand: model.series.brand } },
    included: ['Water heater', 'Wall bracket', electric ? 'Wiring diagram' : 'Propane kit'],
    depth: 40,
  }
}

export function singleUnits(): Draft[] {
  return [
    ...modelsIn('ptac').map(ptac),
    ...modelsIn('room_air_conditioner').map(windowUnit),
    ...modelsIn('portable_air_conditioner').map(portable),
    ...modelsIn('boiler').map(boiler),
    ...modelsIn('unit_heater').map(unitHeater),
    ...modelsIn('tankless_water_heater').map(tankless),
  ]
}
