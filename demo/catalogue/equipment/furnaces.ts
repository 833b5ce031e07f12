import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { leastAirflow } from '#features/catalog/catalog/rules/circuits/circuits.ts'
import { factsOf } from '#features/catalog/compliance/rules/facts.ts'
import { mostFer } from '#features/catalog/compliance/rules/furnace-fans.ts'
import type { Draft } from '../product.ts'
import { type Model, modelsIn, need } from './house-models.ts'
import { base, commonAttributes, drawnStyle, inchesInWords, textsOf, withCommas } from './model-texts.ts'

const POSITIONS: Record<string, readonly string[]> = {
  'multi-position': ['Upflow', 'Downflow', 'Horizontal left', 'Horizontal right'],
  'upflow/horizontal': ['Upflow', 'Horizontal left', 'Horizontal right'],
  upflow: ['Upflow'],
  downflow: ['Downflow'],
  'downflow/upflow': ['Downflow', 'Upflow'],
  'lowboy/highboy/counterflow': ['Lowboy', 'Highboy', 'Counterflow'],
  'downflow MH or upflow': ['Downflow', 'Upflow'],
}
const BLOWERS: Record<string, string> = {
  'PSC/ECM multi-speed': 'Multi-speed ECM',
  PSC: 'PSC',
  'constant-torque ECM': 'Constant-torque ECM',
  'variable-speed ECM': 'Variable-speed ECM',
  'multi-speed': 'Multi-speed ECM',
}
export const blowerOf = (model: Model): string =>
  BLOWERS[model.series.details.blower ?? ''] ?? 'Multi-speed ECM'

/** How much of the federal limit for blowers each motor uses. */
const SHARE_OF_LIMIT: Record<string, number> = {
  PSC: 0.97,
  'Multi-speed ECM': 0.92,
  'Constant-torque ECM': 0.86,
  'Variable-speed ECM': 0.63,
}

/** The fan energy rating of a house brand's furnace. */
function fanRating(type: Draft['type'], attributes: Draft['attributes']): number | undefined {
  const stated = Object.fromEntries(
    (['afue', 'airflow', 'fuel', 'mobileHome'] as const).flatMap((key) =>
      attributes[key] === undefined ? [] : [[String(ATTR[key]), attributes[key]]],
    ),
  )
  const most = mostFer(factsOf(type, stated))
  const share = SHARE_OF_LIMIT[String(attributes.blower)] ?? SHARE_OF_LIMIT['Multi-speed ECM'] ?? 1
  return most === undefined ? undefined : Math.floor(most * share)
}

/** A furnace, or what holds one, with the rating of its blower. */
export const withFan = (draft: Draft): Draft => ({
  ...draft,
  attributes: { ...draft.attributes, fer: fanRating(draft.type, draft.attributes) },
})

const isCondensing = (model: Model): boolean => (model.afue ?? 0) >= 90

const categoryOf = (model: Model): Draft['category'] =>
  model.series.details.mobile_home === 'true'
    ? 'mobile-home-furnaces'
    : isCondensing(model)
      ? 'high-efficiency-gas-furnaces'
      : '80-afue-gas-furnaces'

function gasFurnace(model: Model): Draft {
  const [input, output, width] = [
    Number(model.details.input_btu),
    need(model.heat, 'output'),
    need(model.width, 'width'),
  ]
  const closing =
    `This size burns ${withCommas(input)} BTU/h of gas and delivers ${withCommas(output)} BTU/h of heat. ` +
    `Its blower moves ${withCommas(need(model.cfm, 'airflow'))} CFM, enough for an air conditioner of up ` +
    `to ${model.details.max_ac_tons} tons. Set up for natural gas; a kit changes it to propane.`
  return {
    ...base(model),
    ...textsOf(model, closing),
    name: `${model.series.name} Gas Furnace, ${withCommas(input)} BTU input, ${inchesInWords(width)} cabinet`,
    type: 'gas-furnace',
    category: categoryOf(model),
    attributes: {
      ...commonAttributes(model),
      coolingBtu: undefined,
      furnaceHeatingBtu: output,
      fuel: 'Natural gas',
      lpConvertible: model.series.details.propane_kit === 'true',
      propaneKit: model.series.details.propane_kit === 'true' ? 'Sold separately' : undefined,
      blower: blowerOf(model),
      position: POSITIONS[model.series.subcategory],
      mobileHome: model.series.details.mobile_home === 'true',
      sound: undefined,
    },
    drawing: {
      options: { afue: need(model.afue, 'AFUE'), style: drawnStyle(model), brand: model.series.brand },
    },
    included: [
      'Furnace, assembled and run at the factory',
      isCondensing(model) ? 'Drain trap and hoses' : 'Flue collar',
      'Filter rail',
      'Installation and user manuals',
    ],
    depth: 40,
  }
}

function oilFurnace(model: Model): Draft {
  const output = need(model.heat, 'output')
  return {
    ...base(model),
    ...textsOf(
      model,
      `This size fires ${model.details.gallons_per_hour} gallons of oil an hour and delivers ` +
        `${withCommas(output)} BTU/h. Wired for an air conditioner of up to three tons.`,
    ),
    name: `${model.series.name} Furnace, ${withCommas(Number(model.details.input_btu))} BTU input`,
    type: 'oil-furnace',
    category: 'oil-furnaces',
    attributes: {
      ...commonAttributes(model),
      coolingBtu: undefined,
      furnaceHeatingBtu: output,
      fuel: 'Heating oil',
      vent: 'Chimney, 6 in',
      blower: 'PSC',
      maxAcTons: 3,
      position: POSITIONS[model.series.subcategory],
      mobileHome: false,
      emissionStandard: 'None',
    },
    drawing: { options: { afue: 80, style: 'home', brand: model.series.brand, pipes: false } },
    included: [
      'Furnace with blower',
      'Oil burner with nozzle',
      'Barometric damper',
      'Installation and user manuals',
    ],
    depth: 14,
  }
}

function electricFurnace(model: Model): Draft {
  const [kw, output] = [Number(model.details.electric_heat_kw), need(model.heat, 'output')]
  return {
    ...base(model),
    ...textsOf(
      model,
      `${kw} kilowatts give ${withCommas(output)} BTU/h. ` +
        (model.circuits === undefined
          ? `The circuit must carry ${model.mca} A.`
          : `Each of its ${model.circuits} circuits must carry ${model.mca} A.`),
    ),
    name: `${model.series.name}, ${kw} kW, ${withCommas(output)} BTU`,
    type: 'electric-furnace',
    category: 'electric-furnaces',
    attributes: {
      ...commonAttributes(model),
      coolingBtu: undefined,
      furnaceHeatingBtu: output,
      electricHeatKw: kw,
      afue: 100,
      fuel: 'Electric',
      blower: 'Multi-speed ECM',
      maxAcTons: 4,
      position: POSITIONS[model.series.subcategory],
      mobileHome: true,
    },
    drawing: { options: { brand: model.series.brand } },
    included: ['Furnace with heating elements and blower', 'Return filter', 'Installation and user manuals'],
    depth: 18,
  }
}

function wallFurnace(model: Model): Draft {
  const [input, output] = [Number(model.details.input_btu), need(model.heat, 'output')]
  return {
    ...base(model),
    ...textsOf(
      model,
      `This size burns ${withCommas(input)} BTU/h and warms about ` +
        `${withCommas(Math.round(output / 26 / 10) * 10)} sq ft.`,
    ),
    name: `${model.series.name}, ${withCommas(input)} BTU input`,
    type: 'wall-furnace',
    category: 'wall-furnaces',
    attributes: {
      ...commonAttributes(model),
      coolingBtu: undefined,
      furnaceHeatingBtu: output,
      fuel: 'Natural gas',
      vent: 'Through the wall',
      coverage: Math.round(output / 26 / 10) * 10,
      lpConvertible: true,
      propaneKit: 'In the box',
      mobileHome: false,
    },
    drawing: { options: { brand: model.series.brand } },
    included: [
      'Heater with cabinet',
      'Vent kit for walls 4½ to 13 in thick',
      'Wall thermostat',
      'Propane kit',
    ],
    depth: 16,
  }
}

function heatKit(model: Model): Draft {
  const kw = Number(model.details.electric_heat_kw)
  return {
    ...base(model),
    ...textsOf(
      model,
      `${kw} kW for air handlers from ${model.details.min_tons} tons that move at least ` +
        `${withCommas(leastAirflow(kw))} CFM.`,
    ),
    name: `Electric Heat Kit, ${kw} kW, for Steady, Glide and Value Air Handlers`,
    type: 'heat-kit',
    category: 'electric-heat-kits',
    attributes: {
      ...commonAttributes(model),
      furnaceHeatingBtu: need(model.heat, 'output'),
      electricHeatKw: kw,
      fuel: 'Electric',
    },
    drawing: { options: { breakers: Math.ceil(kw / 10), brand: model.series.brand } },
    included: ['Heater with breaker', 'Wiring harness', 'Rating label'],
    depth: 50,
  }
}

export function furnaces(): Draft[] {
  return [
    ...modelsIn('gas_furnace').map(gasFurnace).map(withFan),
    ...modelsIn('oil_furnace').map(oilFurnace).map(withFan),
    ...modelsIn('electric_furnace').map(electricFurnace).map(withFan),
    ...modelsIn('wall_furnace').map(wallFurnace),
    ...modelsIn('heat_kit').map(heatKit),
  ]
}
