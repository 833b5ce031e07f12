import { ATTR } from './attributes.ts'

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

export interface ProductTypeDefinition {
  type: ProductType
  label: string
  plural: string
  /** eight rows for the product page; the first four are the card's */
  plate: readonly PlateRow[]
  drawing: DrawingType
  /** equipment ships free in the lower 48 together with everything beside it */
  shipsFree: boolean
  /** always pays shipping (portable air conditioners) */
  paysShipping: boolean
  /** needs sizing: pages offer the calculators and the phone number */
  isEquipment: boolean
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

const EQUIPMENT = { isEquipment: true, shipsFree: false, paysShipping: false }
const FREE = { isEquipment: true, shipsFree: true, paysShipping: false }
const PART = { isEquipment: false, shipsFree: false, paysShipping: false }

const FURNACE_END = [
  at('Blower', ATTR.blower),
  at('Serves AC up to', ATTR.maxAcTons),
  at('Venting', ATTR.vent),
  WEIGHT,
]
const SPLIT_END = [LINES, SOUND, at('Largest breaker', ATTR.mop)]
const SYSTEM_END = [REFRIGERANT, at('EER2', ATTR.eer2), from('Matched parts', 'matched'), REGION]

const table = {
  'gas-furnace': [
    'Gas furnace',
    'Gas furnaces',
    'furnace',
    FREE,
    [at('Output', ATTR.furnaceHeatingBtu), at('AFUE', ATTR.afue), CABINET, STAGES, ...FURNACE_END],
  ],
  'oil-furnace': [
    'Oil furnace',
    'Oil furnaces',
    'furnace',
    FREE,
    [at('Output', ATTR.furnaceHeatingBtu), at('AFUE', ATTR.afue), CABINET, STAGES, ...FURNACE_END],
  ],
  'electric-furnace': [
    'Electric furnace',
    'Electric furnaces',
    'airHandler',
    FREE,
    [
      at('Output', ATTR.furnaceHeatingBtu),
      at('Power', ATTR.electricHeatKw),
      CABINET,
      VOLTAGE,
      at('Largest breaker', ATTR.mop),
      at('Airflow', ATTR.airflow),
      HEIGHT,
      WEIGHT,
    ],
  ],
  'wall-furnace': [
    'Wall furnace',
    'Wall furnaces',
    'wallFurnace',
    FREE,
    [
      at('Output', ATTR.furnaceHeatingBtu),
      at('AFUE', ATTR.afue),
      CABINET,
      at('Venting', ATTR.vent),
      at('Input', ATTR.inputBtu),
      HEIGHT,
      DEPTH,
      WEIGHT,
    ],
  ],
  'air-conditioner': [
    'Air conditioner',
    'Air conditioners',
    'condenser',
    FREE,
    [
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Size', ATTR.tons),
      STAGES,
      REFRIGERANT,
      ...SPLIT_END,
    ],
  ],
  'heat-pump': [
    'Heat pump',
    'Heat pumps',
    'condenser',
    FREE,
    [
      at('Heating', ATTR.heatPumpHeatingBtu),
      at('HSPF2', ATTR.hspf2),
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Heat at 5 °F', ATTR.heat5Btu),
      STAGES,
      REFRIGERANT,
      LINES,
    ],
  ],
  'package-unit': [
    'Package unit',
    'Package units',
    'packageUnit',
    FREE,
    [
      at('Cooling', ATTR.coolingBtu),
      at('Heating', ATTR.packageHeatingBtu),
      at('SEER2', ATTR.seer2),
      at('Fuel', ATTR.fuel),
      at('Size', ATTR.tons),
      REFRIGERANT,
      at('Largest breaker', ATTR.mop),
      WEIGHT,
    ],
  ],
  'package-bundle': [
    'Package unit with curb or pad',
    'Package unit bundles',
    'packageUnit',
    FREE,
    [
      at('Cooling', ATTR.coolingBtu),
      at('Heating', ATTR.packageHeatingBtu),
      at('SEER2', ATTR.seer2),
      at('Fuel', ATTR.fuel),
      at('Size', ATTR.tons),
      REFRIGERANT,
      at('Mounting', ATTR.mounting),
      WEIGHT,
    ],
  ],
  coil: [
    'Evaporator coil',
    'Evaporator coils',
    'coil',
    EQUIPMENT,
    [
      at('For', ATTR.systemTons),
      CABINET,
      HEIGHT,
      at('Position', ATTR.position),
      at('Metering', ATTR.metering),
      REFRIGERANT,
      at('Leak sensor', ATTR.leakSensor),
      WEIGHT,
    ],
  ],
  'air-handler': [
    'Air handler',
    'Air handlers',
    'airHandler',
    EQUIPMENT,
    [
      at('For', ATTR.systemTons),
      CABINET,
      HEIGHT,
      at('Blower', ATTR.blower),
      at('Airflow', ATTR.airflow),
      at('Metering', ATTR.metering),
      REFRIGERANT,
      WEIGHT,
    ],
  ],
  'heat-kit': [
    'Electric heat kit',
    'Electric heat kits',
    'heatKit',
    PART,
    [
      at('Power', ATTR.electricHeatKw),
      at('Heat', ATTR.furnaceHeatingBtu),
      at('Largest breaker', ATTR.mop),
      VOLTAGE,
      at('Circuit', ATTR.mca),
      SIZE,
      WEIGHT,
      PARTS,
    ],
  ],
  'ducted-system': [
    'Matched ducted system',
    'Matched ducted systems',
    'condenser',
    FREE,
    [
      at('Size', ATTR.systemTons),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.furnaceHeatingBtu),
      at('AFUE', ATTR.afue),
      ...SYSTEM_END,
    ],
  ],
  'cooling-system': [
    'Air conditioner and coil',
    'Air conditioner and coil systems',
    'condenser',
    FREE,
    [
      at('Size', ATTR.systemTons),
      at('SEER2', ATTR.seer2),
      at('Cooling', ATTR.coolingBtu),
      at('Coil width', ATTR.width),
      ...SYSTEM_END,
    ],
  ],
  'heat-pump-system': [
    'Heat pump system',
    'Heat pump systems',
    'condenser',
    FREE,
    [
      at('Size', ATTR.systemTons),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.heatPumpHeatingBtu),
      at('HSPF2', ATTR.hspf2),
      at('Electric heat', ATTR.electricHeatKw),
      REFRIGERANT,
      at('Heat at 5 °F', ATTR.heat5Btu),
      from('Matched parts', 'matched'),
    ],
  ],
  'mini-split-outdoor': [
    'Mini split outdoor unit',
    'Mini split outdoor units',
    'sideUnit',
    EQUIPMENT,
    [
      at('Heating', ATTR.miniSplitHeatingBtu),
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Zones', ATTR.ports),
      at('HSPF2', ATTR.hspf2),
      REFRIGERANT,
      SOUND,
      VOLTAGE,
    ],
  ],
  'mini-split-indoor': [
    'Mini split air handler',
    'Mini split air handlers',
    'wallHead',
    EQUIPMENT,
    [
      at('Cooling', ATTR.coolingBtu),
      at('Type', ATTR.airHandlerType),
      at('Width', ATTR.width),
      HEIGHT,
      at('Heating', ATTR.miniSplitHeatingBtu),
      LINES,
      at('WiFi', ATTR.wifi),
      at('Airflow', ATTR.airflow),
    ],
  ],
  'mini-split-system': [
    'Single-zone mini split',
    'Single-zone mini splits',
    'wallHead',
    EQUIPMENT,
    [
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.miniSplitHeatingBtu),
      at('Type', ATTR.airHandlerType),
      at('HSPF2', ATTR.hspf2),
      at('Heats down to', ATTR.minHeatF),
      REFRIGERANT,
      at('Line set', ATTR.length),
    ],
  ],
  'multi-zone-system': [
    'Multi-zone mini split',
    'Multi-zone mini splits',
    'sideUnit',
    EQUIPMENT,
    [
      at('Cooling', ATTR.coolingBtu),
      at('SEER2', ATTR.seer2),
      at('Heating', ATTR.miniSplitHeatingBtu),
      at('Zones', ATTR.ports),
      at('HSPF2', ATTR.hspf2),
      at('Types', ATTR.airHandlerType),
      REFRIGERANT,
      from('Matched parts', 'matched'),
    ],
  ],
  ptac: [
    'PTAC unit',
    'PTAC units',
    'ptac',
    EQUIPMENT,
    [
      at('Cooling', ATTR.coolingBtu),
      at('EER2', ATTR.eer2),
      at('Heating', ATTR.heatPumpHeatingBtu),
      at('Electric heat', ATTR.electricHeatKw),
      VOLTAGE,
      at('Width', ATTR.width),
      REFRIGERANT,
      WEIGHT,
    ],
  ],
  'window-air-conditioner': [
    'Window air conditioner',
    'Window air conditioners',
    'windowUnit',
    EQUIPMENT,
    [
      at('Cooling', ATTR.coolingBtu),
      at('CEER', ATTR.ceer),
      at('Covers', ATTR.coverage),
      at('Width', ATTR.width),
      VOLTAGE,
      SOUND,
      REFRIGERANT,
      WEIGHT,
    ],
  ],
  'portable-air-conditioner': [
    'Portable air conditioner',
    'Portable air conditioners',
    'portable',
    { isEquipment: true, shipsFree: false, paysShipping: true },
    [
      at('Cooling', ATTR.coolingBtu),
      at('CEER', ATTR.ceer),
      at('Covers', ATTR.coverage),
      SOUND,
      VOLTAGE,
      HEIGHT,
      REFRIGERANT,
      WEIGHT,
    ],
  ],
  boiler: [
    'Boiler',
    'Boilers',
    'boiler',
    EQUIPMENT,
    [
      at('Output', ATTR.hydronicHeatingBtu),
      at('AFUE', ATTR.afue),
      at('Width', ATTR.width),
      at('Fuel', ATTR.fuel),
      at('Input', ATTR.inputBtu),
      at('Venting', ATTR.vent),
      HEIGHT,
      WEIGHT,
    ],
  ],
  'tank-water-heater': [
    'Tank water heater',
    'Tank water heaters',
    'waterHeater',
    EQUIPMENT,
    [
      at('Tank', ATTR.gallons),
      at('UEF', ATTR.uef),
      at('First hour', ATTR.firstHour),
      at('Fuel', ATTR.fuel),
      HEIGHT,
      at('Diameter', ATTR.width),
      at('Venting', ATTR.vent),
      WEIGHT,
    ],
  ],
  'tankless-water-heater': [
    'Tankless water heater',
    'Tankless water heaters',
    'tankless',
    EQUIPMENT,
    [
      at('Flow', ATTR.gpm),
      at('UEF', ATTR.uef),
      at('Output', ATTR.hydronicHeatingBtu),
      at('Fuel', ATTR.fuel),
      at('Venting', ATTR.vent),
      at('Largest breaker', ATTR.mop),
      HEIGHT,
      WEIGHT,
    ],
  ],
  'unit-heater': [
    'Garage and unit heater',
    'Garage and unit heaters',
    'unitHeater',
    EQUIPMENT,
    [
      at('Output', ATTR.hydronicHeatingBtu),
      at('Efficiency', ATTR.thermalEfficiency),
      at('Covers', ATTR.coverage),
      at('Fuel', ATTR.fuel),
      at('Airflow', ATTR.airflow),
      at('Width', ATTR.width),
      at('Venting', ATTR.vent),
      WEIGHT,
    ],
  ],
  'air-filter': [
    'Air filter',
    'Air filters',
    'pleatedFilter',
    PART,
    [
      at('Size', ATTR.filterSize),
      at('MERV', ATTR.merv),
      at('Thickness', ATTR.filterThickness),
      PACK,
      MATERIAL,
      BRAND,
      WEIGHT,
      from('Ships', 'freight'),
    ],
  ],
  'filter-cabinet': [
    'Media filter cabinet',
    'Media filter cabinets',
    'filterCabinet',
    PART,
    [
      at('Filter', ATTR.filterSize),
      at('MERV', ATTR.merv),
      at('Airflow', ATTR.airflow),
      at('Width', ATTR.width),
      HEIGHT,
      DEPTH,
      WEIGHT,
      PARTS,
    ],
  ],
  humidifier: [
    'Humidifier',
    'Humidifiers',
    'humidifier',
    PART,
    [
      at('Adds', ATTR.gallonsPerDay),
      at('Covers', ATTR.coverage),
      KIND,
      VOLTAGE,
      at('Width', ATTR.width),
      HEIGHT,
      WEIGHT,
      PARTS,
    ],
  ],
  dehumidifier: [
    'Dehumidifier',
    'Dehumidifiers',
    'dehumidifier',
    EQUIPMENT,
    [
      at('Removes', ATTR.pintsPerDay),
      at('Covers', ATTR.coverage),
      at('Airflow', ATTR.airflow),
      VOLTAGE,
      at('Width', ATTR.width),
      HEIGHT,
      WEIGHT,
      PARTS,
    ],
  ],
  ventilator: [
    'Ventilator',
    'Ventilators',
    'erv',
    EQUIPMENT,
    [
      at('Airflow', ATTR.airflow),
      at('Recovers', ATTR.heatRecovery),
      KIND,
      at('Covers', ATTR.coverage),
      VOLTAGE,
      at('Width', ATTR.width),
      WEIGHT,
      PARTS,
    ],
  ],
  'uv-lamp': [
    'UV lamp',
    'UV lamps',
    'uvLamp',
    PART,
    [VOLTAGE, KIND, at('Mounting', ATTR.mounting), at('Covers', ATTR.coverage), ...SUPPLY_END],
  ],
  thermostat: [
    'Thermostat',
    'Thermostats',
    'thermostat',
    PART,
    [
      at('Type', ATTR.thermostatType),
      at('Heat stages', ATTR.heatStages),
      at('Cooling stages', ATTR.coolStages),
      at('WiFi', ATTR.wifi),
      VOLTAGE,
      SIZE,
      WEIGHT,
      PARTS,
    ],
  ],
  sensor: [
    'Sensor or control',
    'Sensors and controls',
    'remoteSensor',
    PART,
    [KIND, VOLTAGE, at('Mounting', ATTR.mounting), at('WiFi', ATTR.wifi), ...SUPPLY_END],
  ],
  duct: [
    'Duct',
    'Ducts',
    'flexDuct',
    PART,
    [
      at('Diameter', ATTR.diameter),
      LENGTH,
      at('Insulation', ATTR.rValue),
      MATERIAL,
      KIND,
      WEIGHT,
      SIZE,
      from('Ships', 'freight'),
    ],
  ],
  'duct-fitting': [
    'Duct fitting',
    'Duct fittings',
    'elbow',
    PART,
    [
      KIND,
      DIMENSION,
      at('Gauge', ATTR.gauge),
      MATERIAL,
      at('Diameter', ATTR.diameter),
      WEIGHT,
      SIZE,
      from('Ships', 'freight'),
    ],
  ],
  plenum: [
    'Plenum',
    'Plenums',
    'plenum',
    PART,
    [
      at('Width', ATTR.width),
      HEIGHT,
      DEPTH,
      at('Gauge', ATTR.gauge),
      MATERIAL,
      at('Insulation', ATTR.rValue),
      WEIGHT,
      from('Ships', 'freight'),
    ],
  ],
  register: [
    'Register or grille',
    'Registers and grilles',
    'register',
    PART,
    [DIMENSION, KIND, at('Finish', ATTR.color), MATERIAL, WEIGHT, SIZE, BRAND, from('Ships', 'freight')],
  ],
  'line-set': [
    'Line set',
    'Line sets',
    'lineSet',
    PART,
    [
      at('Liquid line', ATTR.liquidLine),
      at('Suction line', ATTR.suctionLine),
      LENGTH,
      MATERIAL,
      at('Insulation', ATTR.size),
      WEIGHT,
      SIZE,
      from('Ships', 'freight'),
    ],
  ],
  pad: [
    'Equipment pad',
    'Equipment pads',
    'pad',
    PART,
    [DIMENSION, at('Carries', ATTR.loadLb), at('Height', ATTR.height), MATERIAL, ...SUPPLY_END],
  ],
  disconnect: [
    'Disconnect',
    'Disconnects',
    'disconnect',
    PART,
    [at('Rating', ATTR.amps), KIND, VOLTAGE, at('Mounting', ATTR.mounting), ...SUPPLY_END],
  ],
  whip: [
    'Electrical whip',
    'Electrical whips',
    'whip',
    PART,
    [DIMENSION, at('Wire', ATTR.gauge), LENGTH, at('Rating', ATTR.amps), ...SUPPLY_END],
  ],
  wire: [
    'Wire and cable',
    'Wire and cable',
    'whip',
    PART,
    [at('Wire', ATTR.gauge), at('Conductors', ATTR.conductors), LENGTH, KIND, ...SUPPLY_END],
  ],
  'drain-hose': [
    'Drain hose',
    'Drain hoses',
    'drainHose',
    PART,
    [LENGTH, at('Diameter', ATTR.diameter), MATERIAL, KIND, ...SUPPLY_END],
  ],
  'condensate-pump': [
    'Condensate pump',
    'Condensate pumps',
    'condensatePump',
    PART,
    [at('Lifts water', ATTR.maxLiftFt), VOLTAGE, KIND, BRAND, ...SUPPLY_END],
  ],
  bracket: [
    'Bracket or stand',
    'Brackets and stands',
    'wallBracket',
    PART,
    [at('Carries', ATTR.loadLb), KIND, MATERIAL, at('Depth', ATTR.depth), ...SUPPLY_END],
  ],
  'line-set-cover': [
    'Line set cover',
    'Line set covers',
    'lineSet',
    PART,
    [DIMENSION, LENGTH, at('Finish', ATTR.color), MATERIAL, ...SUPPLY_END],
  ],
  vent: [
    'Venting',
    'Venting',
    'elbow',
    PART,
    [at('Diameter', ATTR.diameter), KIND, LENGTH, MATERIAL, ...SUPPLY_END],
  ],
  'roof-curb': [
    'Roof curb',
    'Roof curbs',
    'carton',
    PART,
    [DIMENSION, at('Height', ATTR.height), MATERIAL, at('Width', ATTR.width), ...SUPPLY_END],
  ],
  refrigerant: [
    'Refrigerant',
    'Refrigerants',
    'carton',
    PART,
    [REFRIGERANT, at('Contents', ATTR.netWeight), KIND, BRAND, ...SUPPLY_END],
  ],
  'install-supply': [
    'Installation supply',
    'Installation supplies',
    'carton',
    PART,
    [KIND, DIMENSION, PACK, MATERIAL, ...SUPPLY_END],
  ],
  service: [
    'Service',
    'Services',
    'carton',
    PART,
    [KIND, BRAND, from('Ships', 'freight'), WEIGHT, SIZE, PARTS, MATERIAL, from('Series', 'series')],
  ],
} as const satisfies Record<
  string,
  readonly [
    string,
    string,
    DrawingType,
    { isEquipment: boolean; shipsFree: boolean; paysShipping: boolean },
    readonly PlateRow[],
  ]
>

export type ProductType = keyof typeof table

const isProductTypeKey = (type: string): type is ProductType => Object.hasOwn(table, type)

/** Every type of product the store sells, in the order of the menu. */
export const PRODUCT_TYPES: readonly ProductTypeDefinition[] = Object.entries(table).flatMap(
  ([type, [label, plural, drawing, flags, plate]]) =>
    isProductTypeKey(type) ? [{ type, label, plural, drawing, plate, ...flags }] : [],
)

const byType = new Map<string, ProductTypeDefinition>(
  PRODUCT_TYPES.map((definition) => [definition.type, definition]),
)

export const isProductType = (type: string): type is ProductType => byType.has(type)

/** The definition of a type; undefined for a word that is not a type. */
export const productType = (type: string): ProductTypeDefinition | undefined => byType.get(type)

/** Rows of a card's plate and of a product page's plate. Empty for an unknown type. */
export const cardPlate = (type: string): readonly PlateRow[] => (byType.get(type)?.plate ?? []).slice(0, 4)
export const pagePlate = (type: string): readonly PlateRow[] => byType.get(type)?.plate ?? []
