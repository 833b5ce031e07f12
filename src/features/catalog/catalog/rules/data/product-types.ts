import { ATTR } from '../attribute-ids.ts'
import type { Trait } from '../traits.ts'

/** Names of the parametric drawings; the same words as in src/drawings. */
export type DrawingType =
  | 'furnace'
  | 'coil'
  | 'airHandler'
  | 'condenser'
  | 'sideUnit'
  | 'packageUnit'
  | 'wallHead'
  | 'cassette'
  | 'slimCassette'
  | 'concealed'
  | 'floorCeiling'
  | 'lowWall'
  | 'portable'
  | 'waterHeater'
  | 'tankless'
  | 'thermostat'
  | 'lineSet'
  | 'pad'
  | 'erv'
  | 'dehumidifier'
  | 'filterCabinet'
  | 'boiler'
  | 'floorBoiler'
  | 'unitHeater'
  | 'wallFurnace'
  | 'ptac'
  | 'windowUnit'
  | 'humidifier'
  | 'uvLamp'
  | 'pleatedFilter'
  | 'mediaFilter'
  | 'heatKit'
  | 'remoteSensor'
  | 'disconnect'
  | 'whip'
  | 'drainHose'
  | 'condensatePump'
  | 'wallBracket'
  | 'elbow'
  | 'plenum'
  | 'boot'
  | 'flexDuct'
  | 'wye'
  | 'register'
  | 'carton'

/** Facts a plate shows that are not attributes. */
export type DerivedFact = 'size' | 'weight' | 'brand' | 'lines' | 'series' | 'freight' | 'matched'

/** One line of the rating plate: where its value comes from and the short word before it. */
export type PlateRow = { label: string; attribute: number } | { label: string; derived: DerivedFact }

interface ProductTypeFacts {
  label: string
  plural: string
  drawing: DrawingType
  /** what rules ask for */
  traits: readonly Trait[]
  isEquipment: boolean
  shipsFree: boolean
  paysShipping: boolean
  plate: readonly PlateRow[]
}

const at = (label: string, attribute: number): PlateRow => ({ label, attribute })
const from = (label: string, derived: DerivedFact): PlateRow => ({ label, derived })

const CABINET = at('Cabinet', ATTR.width)
const STAGES = at('Stages', ATTR.staging)
const SIZE = from('Size', 'size')
const WEIGHT = from('Weight', 'weight')
const VOLTAGE = at('Voltage', ATTR.voltage)
const REFRIGERANT = at('Refrigerant', ATTR.refrigerant)
const LINES = from('Lines', 'lines')
const SOUND = at('Sound', ATTR.sound)
const PARTS = at('Parts warranty', ATTR.warrantyParts)
const BRAND = from('Brand', 'brand')
const KIND = at('Kind', ATTR.kind)
const MATERIAL = at('Material', ATTR.material)
const LENGTH = at('Length', ATTR.length)
const HEIGHT = at('Height', ATTR.height)
const DEPTH = at('Depth', ATTR.depth)
const REGION = at('Regions', ATTR.region)
const PACK = at('In the pack', ATTR.packCount)
const DIMENSION = at('Size', ATTR.size)
const SUPPLY_END = [WEIGHT, SIZE, from('Ships', 'freight'), PARTS]
/** For types that have a size by name as well, such as a 12 × 9 register. */
const OVERALL_SIZE = from('Overall size', 'size')
const NOMINAL_END = [WEIGHT, OVERALL_SIZE, from('Ships', 'freight'), PARTS]

// "Free insured shipping … on all equipment orders. Portable air conditioners are charged shipping."
const EQUIPMENT = { isEquipment: true, shipsFree: true, paysShipping: false }
const PART = { isEquipment: false, shipsFree: false, paysShipping: false }

const FURNACE_END = [
  at('Blower', ATTR.blower),
  at('Works with AC up to', ATTR.maxAcTons),
  at('Venting', ATTR.vent),
  WEIGHT,
]
const SPLIT_END = [LINES, SOUND, at('Largest breaker', ATTR.mop)]
const SYSTEM_END = [REFRIGERANT, at('EER2', ATTR.eer2), from('Matched parts', 'matched'), REGION]

/** Every type of product the store sells, in the order of the menu. */
export const PRODUCT_TYPE_ROWS = {
  'gas-furnace': {
    label: 'Gas furnace',
    plural: 'Gas furnaces',
    drawing: 'furnace',
    traits: [
      'burns-gas',
      'has-furnace',
      'sits-between-ducts',
      'moves-air',
      'takes-circuit',
      'serves-whole-home',
      'has-special-models',
    ],
    ...EQUIPMENT,
    plate: [at('Output', ATTR.furnaceHeatingBtu), at('AFUE', ATTR.afue), CABINET, STAGES, ...FURNACE_END],
  },
  'oil-furnace': {
    label: 'Oil furnace',
    plural: 'Oil furnaces',
    drawing: 'furnace',
    traits: [
      'burns-oil',
      'has-furnace',
      'sits-between-ducts',
      'moves-air',
      'takes-circuit',
      'serves-whole-home',
    ],
    ...EQUIPMENT,
    plate: [at('Output', ATTR.furnaceHeatingBtu), at('AFUE', ATTR.afue), CABINET, STAGES, ...FURNACE_END],
  },
  'electric-furnace': {
    label: 'Electric furnace',
    plural: 'Electric furnaces',
    drawing: 'airHandler',
    traits: [
      'heats-by-elements',
      'has-furnace',
      'sits-between-ducts',
      'moves-air',
      'takes-circuit',
      'serves-whole-home',
    ],
    ...EQUIPMENT,
    plate: [
      at('Output', ATTR.furnaceHeatingBtu),
      at('Power', ATTR.electricHeatKw),
      CABINET,
      VOLTAGE,
      at('Largest breaker', ATTR.mop),
      at('Airflow', ATTR.airflow),
      HEIGHT,
      WEIGHT,
    ],
  },
  'wall-furnace': {
    label: 'Wall furnace',
    plural: 'Wall furnaces',
    drawing: 'wallFurnace',
    traits: ['burns-stated-fuel', 'heats-from-wall'],
    ...EQUIPMENT,
    plate: [
      at('Output', ATTR.furnaceHeatingBtu),
      at('AFUE', ATTR.afue),
      CABINET,
      at('Venting', ATTR.vent),
      at('Input', ATTR.inputBtu),
      HEIGHT,
      DEPTH,
      WEIGHT,
    ],
  },
  'air-conditioner': {
    label: 'Air conditioner',
    plural: 'Air conditioners',
    drawing: 'condenser',
    traits: ['cools', 'is-outdoor-half', 'takes-circuit', 'serves-whole-home'],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Size', ATTR.tons),
      STAGES,
      REFRIGERANT,
      ...SPLIT_END,
    ],
  },
  'heat-pump': {
    label: 'Heat pump',
    plural: 'Heat pumps',
    drawing: 'condenser',
    traits: ['cools', 'heats-by-compressor', 'is-outdoor-half', 'takes-circuit', 'serves-whole-home'],
    ...EQUIPMENT,
    plate: [
      at('Heating', ATTR.heatPumpHeatingBtu),
      at('HSPF2', ATTR.hspf2),
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Heat at 5 °F', ATTR.heat5Btu),
      STAGES,
      REFRIGERANT,
      LINES,
    ],
  },
  'package-unit': {
    label: 'Package unit',
    plural: 'Package units',
    drawing: 'packageUnit',
    traits: ['cools', 'is-packaged', 'moves-air', 'takes-circuit', 'serves-whole-home'],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('Heating', ATTR.packageHeatingBtu),
      at('SEER2', ATTR.seer2),
      at('Fuel', ATTR.fuel),
      at('Size', ATTR.tons),
      REFRIGERANT,
      at('Largest breaker', ATTR.mop),
      WEIGHT,
    ],
  },
  'package-bundle': {
    label: 'Package unit with curb or pad',
    plural: 'Package unit bundles',
    drawing: 'packageUnit',
    traits: ['cools', 'is-packaged', 'includes-base', 'moves-air', 'takes-circuit', 'serves-whole-home'],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('Heating', ATTR.packageHeatingBtu),
      at('SEER2', ATTR.seer2),
      at('Fuel', ATTR.fuel),
      at('Size', ATTR.tons),
      REFRIGERANT,
      at('Mounting', ATTR.mounting),
      WEIGHT,
    ],
  },
  coil: {
    label: 'Evaporator coil',
    plural: 'Evaporator coils',
    drawing: 'coil',
    traits: ['is-indoor-half', 'sits-between-ducts'],
    ...EQUIPMENT,
    plate: [
      at('For', ATTR.systemTons),
      CABINET,
      HEIGHT,
      at('Position', ATTR.position),
      at('Metering', ATTR.metering),
      REFRIGERANT,
      at('Leak sensor', ATTR.leakSensor),
      WEIGHT,
    ],
  },
  'air-handler': {
    label: 'Air handler',
    plural: 'Air handlers',
    drawing: 'airHandler',
    traits: ['is-indoor-half', 'sits-between-ducts', 'moves-air', 'takes-circuit'],
    ...EQUIPMENT,
    plate: [
      at('For', ATTR.systemTons),
      CABINET,
      HEIGHT,
      at('Blower', ATTR.blower),
      at('Airflow', ATTR.airflow),
      at('Metering', ATTR.metering),
      REFRIGERANT,
      WEIGHT,
    ],
  },
  'heat-kit': {
    label: 'Electric heat kit',
    plural: 'Electric heat kits',
    drawing: 'heatKit',
    traits: ['heats-by-elements', 'slides-into-unit', 'takes-circuit'],
    ...PART,
    plate: [
      at('Power', ATTR.electricHeatKw),
      at('Heat', ATTR.furnaceHeatingBtu),
      at('Largest breaker', ATTR.mop),
      VOLTAGE,
      at('Circuit', ATTR.mca),
      SIZE,
      WEIGHT,
      PARTS,
    ],
  },
  'ducted-system': {
    label: 'Matched ducted system',
    plural: 'Matched ducted systems',
    drawing: 'condenser',
    traits: [
      'cools',
      'burns-gas',
      'has-furnace',
      'is-matched-set',
      'sits-between-ducts',
      'moves-air',
      'takes-circuit',
      'serves-whole-home',
      'has-special-models',
    ],
    ...EQUIPMENT,
    plate: [
      at('Size', ATTR.systemTons),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.furnaceHeatingBtu),
      at('AFUE', ATTR.afue),
      ...SYSTEM_END,
    ],
  },
  'cooling-system': {
    label: 'Air conditioner and coil',
    plural: 'Air conditioner and coil systems',
    drawing: 'condenser',
    traits: ['cools', 'is-matched-set', 'sits-between-ducts', 'takes-circuit', 'serves-whole-home'],
    ...EQUIPMENT,
    plate: [
      at('Size', ATTR.systemTons),
      at('SEER2', ATTR.seer2),
      at('Cooling', ATTR.coolingBtu),
      at('Coil width', ATTR.width),
      ...SYSTEM_END,
    ],
  },
  'heat-pump-system': {
    label: 'Heat pump system',
    plural: 'Heat pump systems',
    drawing: 'condenser',
    traits: [
      'cools',
      'heats-by-compressor',
      'is-matched-set',
      'sits-between-ducts',
      'moves-air',
      'takes-circuit',
      'serves-whole-home',
      'has-special-models',
    ],
    ...EQUIPMENT,
    plate: [
      at('Size', ATTR.systemTons),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.heatPumpHeatingBtu),
      at('HSPF2', ATTR.hspf2),
      at('Electric heat', ATTR.electricHeatKw),
      REFRIGERANT,
      at('Heat at 5 °F', ATTR.heat5Btu),
      from('Matched parts', 'matched'),
    ],
  },
  'mini-split-outdoor': {
    label: 'Mini split outdoor unit',
    plural: 'Mini split outdoor units',
    drawing: 'sideUnit',
    traits: ['cools', 'is-outdoor-half', 'is-ductless', 'takes-circuit'],
    ...EQUIPMENT,
    plate: [
      at('Heating', ATTR.miniSplitHeatingBtu),
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Zones', ATTR.ports),
      at('HSPF2', ATTR.hspf2),
      REFRIGERANT,
      SOUND,
      VOLTAGE,
    ],
  },
  'mini-split-indoor': {
    label: 'Mini split air handler',
    plural: 'Mini split air handlers',
    drawing: 'wallHead',
    traits: ['is-indoor-half', 'is-ductless'],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('Type', ATTR.airHandlerType),
      at('Width', ATTR.width),
      HEIGHT,
      at('Heating', ATTR.miniSplitHeatingBtu),
      LINES,
      at('WiFi', ATTR.wifi),
      at('Airflow', ATTR.airflow),
    ],
  },
  'mini-split-system': {
    label: 'Single-zone mini split',
    plural: 'Single-zone mini splits',
    drawing: 'wallHead',
    traits: ['cools', 'is-matched-set', 'is-ductless', 'takes-circuit'],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.miniSplitHeatingBtu),
      at('Type', ATTR.airHandlerType),
      at('HSPF2', ATTR.hspf2),
      at('Heats down to', ATTR.minHeatF),
      REFRIGERANT,
      at('Line set', ATTR.length),
    ],
  },
  'multi-zone-system': {
    label: 'Multi-zone mini split',
    plural: 'Multi-zone mini splits',
    drawing: 'sideUnit',
    traits: [
      'cools',
      'is-matched-set',
      'is-ductless',
      'has-many-zones',
      'takes-circuit',
      'serves-whole-home',
    ],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.miniSplitHeatingBtu),
      at('Zones', ATTR.ports),
      at('HSPF2', ATTR.hspf2),
      at('Types', ATTR.airHandlerType),
      REFRIGERANT,
      from('Matched parts', 'matched'),
    ],
  },
  ptac: {
    label: 'PTAC unit',
    plural: 'PTAC units',
    drawing: 'ptac',
    traits: ['cools', 'sits-in-sleeve', 'takes-circuit', 'has-cord'],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('EER', ATTR.eer),
      at('Heating', ATTR.heatPumpHeatingBtu),
      at('Electric heat', ATTR.electricHeatKw),
      VOLTAGE,
      at('Width', ATTR.width),
      REFRIGERANT,
      WEIGHT,
    ],
  },
  'window-air-conditioner': {
    label: 'Window air conditioner',
    plural: 'Window air conditioners',
    drawing: 'windowUnit',
    traits: ['cools', 'sits-in-window', 'takes-circuit', 'has-cord'],
    ...EQUIPMENT,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('CEER', ATTR.ceer),
      at('Covers', ATTR.coverage),
      at('Width', ATTR.width),
      VOLTAGE,
      SOUND,
      REFRIGERANT,
      WEIGHT,
    ],
  },
  'portable-air-conditioner': {
    label: 'Portable air conditioner',
    plural: 'Portable air conditioners',
    drawing: 'portable',
    traits: ['cools', 'stands-in-room', 'takes-circuit', 'has-cord'],
    isEquipment: true,
    shipsFree: false,
    paysShipping: true,
    plate: [
      at('Cooling', ATTR.coolingBtu),
      at('CEER', ATTR.ceer),
      at('Covers', ATTR.coverage),
      SOUND,
      VOLTAGE,
      HEIGHT,
      REFRIGERANT,
      WEIGHT,
    ],
  },
  boiler: {
    label: 'Boiler',
    plural: 'Boilers',
    drawing: 'boiler',
    traits: ['burns-stated-fuel', 'heats-radiators', 'takes-circuit', 'serves-whole-home'],
    ...EQUIPMENT,
    plate: [
      at('Output', ATTR.hydronicHeatingBtu),
      at('AFUE', ATTR.afue),
      at('Width', ATTR.width),
      at('Fuel', ATTR.fuel),
      at('Input', ATTR.inputBtu),
      at('Venting', ATTR.vent),
      HEIGHT,
      WEIGHT,
    ],
  },
  'tank-water-heater': {
    label: 'Tank water heater',
    plural: 'Tank water heaters',
    drawing: 'waterHeater',
    traits: ['burns-stated-fuel', 'heats-tap-water', 'has-tank', 'takes-circuit', 'has-special-models'],
    ...EQUIPMENT,
    plate: [
      at('Tank', ATTR.gallons),
      at('UEF', ATTR.uef),
      at('First hour', ATTR.firstHour),
      at('Fuel', ATTR.fuel),
      HEIGHT,
      at('Diameter', ATTR.width),
      at('Venting', ATTR.vent),
      WEIGHT,
    ],
  },
  'tankless-water-heater': {
    label: 'Tankless water heater',
    plural: 'Tankless water heaters',
    drawing: 'tankless',
    traits: ['burns-stated-fuel', 'heats-tap-water', 'takes-circuit'],
    ...EQUIPMENT,
    plate: [
      at('Flow', ATTR.gpm),
      at('UEF', ATTR.uef),
      at('Output', ATTR.hydronicHeatingBtu),
      at('Fuel', ATTR.fuel),
      at('Venting', ATTR.vent),
      at('Largest breaker', ATTR.mop),
      HEIGHT,
      WEIGHT,
    ],
  },
  'unit-heater': {
    label: 'Garage and unit heater',
    plural: 'Garage and unit heaters',
    drawing: 'unitHeater',
    traits: ['burns-stated-fuel', 'heats-workshop', 'takes-circuit'],
    ...EQUIPMENT,
    plate: [
      at('Output', ATTR.hydronicHeatingBtu),
      at('Efficiency', ATTR.thermalEfficiency),
      at('Covers', ATTR.coverage),
      at('Fuel', ATTR.fuel),
      at('Airflow', ATTR.airflow),
      at('Width', ATTR.width),
      at('Venting', ATTR.vent),
      WEIGHT,
    ],
  },
  'air-filter': {
    label: 'Air filter',
    plural: 'Air filters',
    drawing: 'pleatedFilter',
    traits: ['filters-air', 'is-consumable'],
    ...PART,
    plate: [
      at('Size', ATTR.filterSize),
      at('MERV', ATTR.merv),
      at('Thickness', ATTR.filterThickness),
      PACK,
      MATERIAL,
      BRAND,
      WEIGHT,
      from('Ships', 'freight'),
    ],
  },
  'filter-cabinet': {
    label: 'Media filter cabinet',
    plural: 'Media filter cabinets',
    drawing: 'filterCabinet',
    traits: ['filters-air', 'sits-between-ducts'],
    ...PART,
    plate: [
      at('Filter', ATTR.filterSize),
      at('MERV', ATTR.merv),
      at('Airflow', ATTR.airflow),
      at('Width', ATTR.width),
      HEIGHT,
      DEPTH,
      WEIGHT,
      PARTS,
    ],
  },
  humidifier: {
    label: 'Humidifier',
    plural: 'Humidifiers',
    drawing: 'humidifier',
    traits: ['adds-moisture'],
    ...PART,
    plate: [
      at('Adds', ATTR.gallonsPerDay),
      at('Covers', ATTR.coverage),
      KIND,
      VOLTAGE,
      at('Width', ATTR.width),
      HEIGHT,
      WEIGHT,
      PARTS,
    ],
  },
  dehumidifier: {
    label: 'Dehumidifier',
    plural: 'Dehumidifiers',
    drawing: 'dehumidifier',
    traits: ['removes-moisture'],
    ...EQUIPMENT,
    plate: [
      at('Removes', ATTR.pintsPerDay),
      at('Covers', ATTR.coverage),
      at('Airflow', ATTR.airflow),
      VOLTAGE,
      at('Width', ATTR.width),
      HEIGHT,
      WEIGHT,
      PARTS,
    ],
  },
  ventilator: {
    label: 'Ventilator',
    plural: 'Ventilators',
    drawing: 'erv',
    traits: ['brings-fresh-air'],
    ...EQUIPMENT,
    plate: [
      at('Airflow', ATTR.airflow),
      at('Recovers', ATTR.heatRecovery),
      KIND,
      at('Covers', ATTR.coverage),
      VOLTAGE,
      at('Width', ATTR.width),
      WEIGHT,
      PARTS,
    ],
  },
  'uv-lamp': {
    label: 'UV lamp',
    plural: 'UV lamps',
    drawing: 'uvLamp',
    traits: ['has-lamp'],
    ...PART,
    plate: [VOLTAGE, KIND, at('Mounting', ATTR.mounting), at('Covers', ATTR.coverage), ...SUPPLY_END],
  },
  thermostat: {
    label: 'Thermostat',
    plural: 'Thermostats',
    drawing: 'thermostat',
    traits: ['controls-system'],
    ...PART,
    plate: [
      at('Type', ATTR.thermostatType),
      at('Heat stages', ATTR.heatStages),
      at('Cooling stages', ATTR.coolStages),
      at('WiFi', ATTR.wifi),
      VOLTAGE,
      SIZE,
      WEIGHT,
      PARTS,
    ],
  },
  sensor: {
    label: 'Sensor or control',
    plural: 'Sensors and controls',
    drawing: 'remoteSensor',
    traits: ['is-sensor'],
    ...PART,
    plate: [KIND, VOLTAGE, at('Mounting', ATTR.mounting), at('WiFi', ATTR.wifi), ...SUPPLY_END],
  },
  duct: {
    label: 'Duct',
    plural: 'Ducts',
    drawing: 'flexDuct',
    traits: [],
    ...PART,
    plate: [
      at('Diameter', ATTR.diameter),
      LENGTH,
      at('Insulation', ATTR.rValue),
      MATERIAL,
      KIND,
      WEIGHT,
      SIZE,
      from('Ships', 'freight'),
    ],
  },
  'duct-fitting': {
    label: 'Duct fitting',
    plural: 'Duct fittings',
    drawing: 'elbow',
    traits: [],
    ...PART,
    plate: [
      KIND,
      DIMENSION,
      at('Gauge', ATTR.gauge),
      MATERIAL,
      at('Diameter', ATTR.diameter),
      WEIGHT,
      OVERALL_SIZE,
      from('Ships', 'freight'),
    ],
  },
  plenum: {
    label: 'Plenum',
    plural: 'Plenums',
    drawing: 'plenum',
    traits: [],
    ...PART,
    plate: [
      at('Width', ATTR.width),
      HEIGHT,
      DEPTH,
      at('Gauge', ATTR.gauge),
      MATERIAL,
      at('Insulation', ATTR.rValue),
      WEIGHT,
      from('Ships', 'freight'),
    ],
  },
  register: {
    label: 'Register or grille',
    plural: 'Registers and grilles',
    drawing: 'register',
    traits: [],
    ...PART,
    plate: [
      DIMENSION,
      KIND,
      at('Finish', ATTR.color),
      MATERIAL,
      WEIGHT,
      OVERALL_SIZE,
      BRAND,
      from('Ships', 'freight'),
    ],
  },
  'line-set': {
    label: 'Line set',
    plural: 'Line sets',
    drawing: 'lineSet',
    traits: ['joins-halves'],
    ...PART,
    plate: [
      at('Liquid line', ATTR.liquidLine),
      at('Suction line', ATTR.suctionLine),
      LENGTH,
      MATERIAL,
      at('Insulation', ATTR.size),
      WEIGHT,
      SIZE,
      from('Ships', 'freight'),
    ],
  },
  pad: {
    label: 'Equipment pad',
    plural: 'Equipment pads',
    drawing: 'pad',
    traits: ['holds-on-ground'],
    ...PART,
    plate: [DIMENSION, at('Carries', ATTR.loadLb), at('Height', ATTR.height), MATERIAL, ...NOMINAL_END],
  },
  disconnect: {
    label: 'Disconnect',
    plural: 'Disconnects',
    drawing: 'disconnect',
    traits: ['switches-power'],
    ...PART,
    plate: [at('Rating', ATTR.amps), KIND, VOLTAGE, at('Mounting', ATTR.mounting), ...SUPPLY_END],
  },
  whip: {
    label: 'Electrical whip',
    plural: 'Electrical whips',
    drawing: 'whip',
    traits: ['joins-disconnect'],
    ...PART,
    plate: [DIMENSION, at('Wire', ATTR.gauge), LENGTH, at('Rating', ATTR.amps), ...NOMINAL_END],
  },
  wire: {
    label: 'Wire and cable',
    plural: 'Wire and cable',
    drawing: 'whip',
    traits: ['is-wire'],
    ...PART,
    plate: [at('Wire', ATTR.gauge), at('Conductors', ATTR.conductors), LENGTH, KIND, ...SUPPLY_END],
  },
  'drain-hose': {
    label: 'Drain hose',
    plural: 'Drain hoses',
    drawing: 'drainHose',
    traits: ['drains-water'],
    ...PART,
    plate: [LENGTH, at('Diameter', ATTR.diameter), MATERIAL, KIND, ...SUPPLY_END],
  },
  'condensate-pump': {
    label: 'Condensate pump',
    plural: 'Condensate pumps',
    drawing: 'condensatePump',
    traits: ['lifts-water'],
    ...PART,
    plate: [at('Lifts water', ATTR.maxLiftFt), VOLTAGE, KIND, BRAND, ...SUPPLY_END],
  },
  bracket: {
    label: 'Bracket or stand',
    plural: 'Brackets and stands',
    drawing: 'wallBracket',
    traits: ['holds-on-wall'],
    ...PART,
    plate: [at('Carries', ATTR.loadLb), KIND, MATERIAL, at('Depth', ATTR.depth), ...SUPPLY_END],
  },
  'line-set-cover': {
    label: 'Line set cover',
    plural: 'Line set covers',
    drawing: 'lineSet',
    traits: ['covers-lines'],
    ...PART,
    plate: [DIMENSION, LENGTH, at('Finish', ATTR.color), MATERIAL, ...NOMINAL_END],
  },
  vent: {
    label: 'Venting',
    plural: 'Venting',
    drawing: 'elbow',
    traits: ['vents-burner'],
    ...PART,
    plate: [at('Diameter', ATTR.diameter), KIND, LENGTH, MATERIAL, ...SUPPLY_END],
  },
  'roof-curb': {
    label: 'Roof curb',
    plural: 'Roof curbs',
    drawing: 'carton',
    traits: ['holds-on-roof'],
    ...PART,
    plate: [DIMENSION, at('Height', ATTR.height), MATERIAL, at('Width', ATTR.width), ...NOMINAL_END],
  },
  refrigerant: {
    label: 'Refrigerant',
    plural: 'Refrigerants',
    drawing: 'carton',
    traits: ['is-refrigerant'],
    ...PART,
    plate: [REFRIGERANT, at('Contents', ATTR.netWeight), KIND, BRAND, ...SUPPLY_END],
  },
  'install-supply': {
    label: 'Installation supply',
    plural: 'Installation supplies',
    drawing: 'carton',
    traits: ['is-supply'],
    ...PART,
    plate: [KIND, DIMENSION, PACK, MATERIAL, ...NOMINAL_END],
  },
  service: {
    label: 'Service',
    plural: 'Services',
    drawing: 'carton',
    traits: ['is-service'],
    ...PART,
    plate: [KIND, BRAND, from('Ships', 'freight'), WEIGHT, SIZE, PARTS, MATERIAL, from('Series', 'series')],
  },
} as const satisfies Record<string, ProductTypeFacts>

/** What a plate shows of a type that has none of its own. */
export const GENERIC_PLATE: readonly PlateRow[] = [
  BRAND,
  WEIGHT,
  SIZE,
  from('Ships', 'freight'),
  from('Series', 'series'),
  PARTS,
]
