import { CALIFORNIA_ATTRIBUTE, COOLING_BTU_ATTRIBUTE, EMISSION_ATTRIBUTE, HEATING_BTU_ATTRIBUTES, REGION_ATTRIBUTE, TONNAGE_ATTRIBUTES } from './attribute-ids.ts'

export * from './attribute-ids.ts'

/** What a specification can say: numbered attributes with a unit, a group and help in plain words. */
export type AttributeKind = 'list' | 'number' | 'yesno'

export interface AttributeDefinition {
  id: number
  key: string
  name: string
  /** shown after a number; '' for none */
  unit: string
  kind: AttributeKind
  filterGroup: string
  filterable: boolean
  /** one or two plain sentences; the filter's popover */
  help: string
  position: number
}

export type AttributeKey = (typeof rows)[number][1]

/** The groups of the specification table, in the order a page shows them. */
export const ATTRIBUTE_GROUPS = [
  'Capacity',
  'Efficiency',
  'Fit',
  'Air and sound',
  'Fuel and venting',
  'Electrical',
  'Refrigerant and lines',
  'Water',
  'Air quality',
  'Controls',
  'Where it may go',
  'Details',
  'Warranty',
] as const

// id, key, name, unit, kind, group, filterable, help. The first block's ids are fixed (K-ATTRS).
const rows = [
  [
    111,
    'furnaceHeatingBtu',
    'Heating output',
    'BTU/h',
    'number',
    'Capacity',
    true,
    "Heat the furnace delivers into your ducts each hour. Match it to your home's heating load; within 10 % is a good fit.",
  ],
  [715, 'heatPumpHeatingBtu', 'Heating output at 47 °F', 'BTU/h', 'number', 'Capacity', true, 'Heat the heat pump delivers when it is 47 °F outside. It delivers less as it gets colder.'],
  [721, 'miniSplitHeatingBtu', 'Heating output at 47 °F', 'BTU/h', 'number', 'Capacity', true, 'Heat the mini split delivers when it is 47 °F outside.'],
  [738, 'packageHeatingBtu', 'Heating output', 'BTU/h', 'number', 'Capacity', true, 'Heat the package unit delivers into your ducts each hour.'],
  [971, 'hydronicHeatingBtu', 'Heating output', 'BTU/h', 'number', 'Capacity', true, 'Heat that reaches the water or the room each hour. For boilers, water heaters and unit heaters.'],
  [527, 'coolingBtu', 'Cooling capacity', 'BTU/h', 'number', 'Capacity', true, 'Heat the unit takes out of your home each hour. 12,000 BTU/h is one ton.'],
  [103, 'tons', 'Cooling size', 'tons', 'number', 'Capacity', true, 'The nominal size. One ton is 12,000 BTU/h. Choose within half a ton of your cooling load.'],
  [908, 'systemTons', 'System size', 'tons', 'number', 'Capacity', true, 'The outdoor unit size this coil, air handler or system is made for.'],
  [
    1320,
    'region',
    'Region',
    '',
    'list',
    'Where it may go',
    true,
    'Federal efficiency rules differ by region: N is North, S is Southeast, SW is Southwest. The product may be installed in the regions listed.',
  ],
  [1376, 'california', 'May be sold in California', '', 'yesno', 'Where it may go', true, 'California limits nitrogen oxides from gas burners and sets its own rules for appliances.'],
  [
    1359,
    'emissionStandard',
    'Emission standard',
    '',
    'list',
    'Where it may go',
    true,
    'Nitrogen oxides from the burner: Low NOx is 40 ng/J or less, Ultra Low NOx is 14 ng/J or less, as most of coastal and central California asks.',
  ],
  [2001, 'inputBtu', 'Fuel input', 'BTU/h', 'number', 'Capacity', true, 'Fuel burned each hour. Output is input times efficiency.'],
  [2002, 'maxAcTons', 'Largest air conditioner', 'tons', 'number', 'Capacity', true, 'The biggest air conditioner the blower can move enough air for.'],
  [2003, 'heat17Btu', 'Heating output at 17 °F', 'BTU/h', 'number', 'Capacity', false, 'Heat delivered on a cold day, at 17 °F outside.'],
  [2004, 'heat5Btu', 'Heating output at 5 °F', 'BTU/h', 'number', 'Capacity', false, 'Heat delivered on a very cold day, at 5 °F outside.'],
  [2005, 'minHeatF', 'Heats down to', '°F', 'number', 'Capacity', false, 'The lowest outdoor temperature at which the unit still heats.'],
  [2006, 'electricHeatKw', 'Electric heat', 'kW', 'number', 'Capacity', true, 'Electric heating power. One kilowatt gives 3,412 BTU/h.'],
  [2007, 'coverage', 'Covers up to', 'sq ft', 'number', 'Capacity', true, 'Floor area the unit is made for, with average insulation and 8 ft ceilings.'],
  [2010, 'seer2', 'SEER2', '', 'number', 'Efficiency', true, 'Cooling efficiency over a season. Higher uses less electricity.'],
  [2011, 'eer2', 'EER2', '', 'number', 'Efficiency', true, 'Cooling efficiency on a 95 °F day. Matters most where summers are hot.'],
  [2012, 'hspf2', 'HSPF2', '', 'number', 'Efficiency', true, 'Heat pump heating efficiency over a season. Higher uses less electricity.'],
  [2013, 'afue', 'AFUE', '%', 'number', 'Efficiency', true, 'Share of the fuel that becomes heat in your home over a year.'],
  [2014, 'uef', 'UEF', '', 'number', 'Efficiency', true, 'Uniform energy factor: share of the energy that ends up in the hot water.'],
  [2015, 'ceer', 'CEER', '', 'number', 'Efficiency', true, 'Efficiency of window, portable and through-wall units, standby included. Higher is better.'],
  [2016, 'staging', 'Stages', '', 'list', 'Efficiency', true, 'Single runs at full power or not at all. Two-stage adds a low speed. Modulating and inverter units follow the load: quieter, steadier.'],
  [2017, 'coldClimate', 'Cold climate', '', 'yesno', 'Efficiency', true, 'Keeps at least 70 % of its rated heat at 5 °F.'],
  [2018, 'thermalEfficiency', 'Thermal efficiency', '%', 'number', 'Efficiency', true, 'Share of the fuel that becomes heat while the burner runs.'],
  [2019, 'blower', 'Blower motor', '', 'list', 'Efficiency', true, 'ECM motors use less electricity than PSC motors. Variable-speed ones are also the quietest.'],
  [2020, 'heatRecovery', 'Heat recovery', '%', 'number', 'Efficiency', true, 'Share of the heat in the stale air that is kept in the fresh air.'],
  [2030, 'width', 'Cabinet width', 'in', 'number', 'Fit', true, 'Width of the cabinet. Furnaces and coils should have the same width: 14, 17½, 21 or 24½ inches.'],
  [2031, 'height', 'Cabinet height', 'in', 'number', 'Fit', false, 'Height of the cabinet without pipes and flanges.'],
  [2032, 'depth', 'Cabinet depth', 'in', 'number', 'Fit', false, 'Depth of the cabinet without pipes and flanges.'],
  [2033, 'position', 'Airflow position', '', 'list', 'Fit', true, 'Ways the unit can be set up: upflow in a basement, downflow over a crawl space, horizontal in an attic.'],
  [2034, 'mobileHome', 'Mobile home approved', '', 'yesno', 'Fit', true, 'Listed for manufactured homes. Other furnaces may not be installed in one.'],
  [2035, 'airHandlerType', 'Air handler type', '', 'list', 'Fit', true, 'How the ductless unit sits in the room: on the wall, in the ceiling, near the floor or out of sight.'],
  [2036, 'ports', 'Zones', '', 'number', 'Fit', true, 'How many indoor units can be connected.'],
  [2037, 'mounting', 'Mounting', '', 'list', 'Fit', true, 'Where and how the product is fastened.'],
  [2040, 'voltage', 'Voltage', '', 'list', 'Electrical', true, 'The supply the unit needs. Most outdoor units need a 208/230 V circuit of their own.'],
  [2041, 'mca', 'Minimum circuit ampacity', 'A', 'number', 'Electrical', false, 'The wire must carry at least this current. Your electrician sizes the wire by it.'],
  [2042, 'mop', 'Largest breaker', 'A', 'number', 'Electrical', false, 'The breaker or fuse must not be larger than this.'],
  [2043, 'amps', 'Current rating', 'A', 'number', 'Electrical', true, 'The current the switch or fitting is made for.'],
  [2050, 'refrigerant', 'Refrigerant', '', 'list', 'Refrigerant and lines', true, 'R-32 and R-454B replace R-410A since 2025. Indoor and outdoor parts must use the same one; they are never mixed.'],
  [2051, 'liquidLine', 'Liquid line', 'in', 'list', 'Refrigerant and lines', true, 'Outside diameter of the thin copper line.'],
  [2052, 'suctionLine', 'Suction line', 'in', 'list', 'Refrigerant and lines', true, 'Outside diameter of the thick, insulated copper line.'],
  [2053, 'maxLineFt', 'Longest line set', 'ft', 'number', 'Refrigerant and lines', false, 'Longest distance between the outdoor and an indoor unit.'],
  [2054, 'maxLiftFt', 'Greatest height difference', 'ft', 'number', 'Refrigerant and lines', false, 'Greatest height between the outdoor and an indoor unit.'],
  [2055, 'prechargedFt', 'Charged for', 'ft', 'number', 'Refrigerant and lines', false, 'The outdoor unit holds refrigerant for a line set of this length.'],
  [2056, 'metering', 'Metering device', '', 'list', 'Refrigerant and lines', true, 'The valve that feeds refrigerant into the coil.'],
  [2057, 'leakSensor', 'Leak sensor', '', 'yesno', 'Refrigerant and lines', true, 'R-32 and R-454B need a refrigerant sensor at the indoor coil.'],
  [2060, 'sound', 'Sound', 'dB', 'number', 'Air and sound', true, 'Sound at full speed. 60 dB is a conversation; 10 dB less sounds half as loud.'],
  [2061, 'airflow', 'Airflow', 'CFM', 'number', 'Air and sound', true, 'Air moved each minute. Cooling needs 350 to 400 CFM per ton.'],
  [2070, 'fuel', 'Fuel', '', 'list', 'Fuel and venting', true, 'What the unit burns or runs on.'],
  [2071, 'vent', 'Venting', '', 'list', 'Fuel and venting', true, 'How the flue gas leaves: metal pipe in a chimney, or PVC pipe through a wall.'],
  [2072, 'lpConvertible', 'Converts to propane', '', 'yesno', 'Fuel and venting', true, 'A kit changes the burner from natural gas to liquid propane.'],
  [2080, 'gallons', 'Tank size', 'gal', 'number', 'Water', true, 'Water the tank holds. 40 gallons serve two or three people, 50 serve four.'],
  [2081, 'gpm', 'Hot water flow', 'GPM', 'number', 'Water', true, 'Gallons of hot water each minute. A shower takes about 2.'],
  [2082, 'firstHour', 'First hour rating', 'gal', 'number', 'Water', false, 'Hot water in the first hour of heavy use.'],
  [2090, 'pintsPerDay', 'Removes', 'pints/day', 'number', 'Air quality', true, 'Water taken out of the air each day.'],
  [2091, 'gallonsPerDay', 'Adds', 'gal/day', 'number', 'Air quality', true, 'Water added to the air each day.'],
  [2092, 'merv', 'MERV', '', 'number', 'Air quality', true, 'How fine the filter is. 8 catches dust and lint, 11 pet dander, 13 smoke and bacteria.'],
  [2093, 'filterSize', 'Filter size', 'in', 'list', 'Air quality', true, 'Nominal height, width and thickness. The filter itself is about half an inch smaller.'],
  [2094, 'filterThickness', 'Thickness', 'in', 'number', 'Air quality', true, 'Thicker filters last longer and resist the air less.'],
  [2100, 'wifi', 'WiFi', '', 'list', 'Controls', true, 'Built in, by an adapter, or not available.'],
  [2101, 'heatStages', 'Heat stages', '', 'number', 'Controls', true, 'Heating stages the thermostat can switch. It should have at least as many as the equipment.'],
  [2102, 'coolStages', 'Cooling stages', '', 'number', 'Controls', true, 'Cooling stages the thermostat can switch.'],
  [2103, 'thermostatType', 'Thermostat type', '', 'list', 'Controls', true, 'Programmable ones follow a schedule; WiFi ones also answer your phone; communicating ones talk to one make of equipment.'],
  [2110, 'warrantyParts', 'Parts warranty', 'years', 'number', 'Warranty', false, 'Years the maker replaces failed parts, when registered.'],
  [2111, 'warrantyCore', 'Compressor or heat exchanger warranty', 'years', 'number', 'Warranty', false, 'Years on the costliest part.'],
  [2120, 'kind', 'Kind', '', 'list', 'Details', true, 'What the part is.'],
  [2121, 'size', 'Size', '', 'list', 'Details', true, 'The nominal size.'],
  [2122, 'length', 'Length', 'ft', 'number', 'Details', true, 'Length as sold.'],
  [2123, 'diameter', 'Diameter', 'in', 'number', 'Details', true, 'Inside diameter of duct and pipe.'],
  [2124, 'material', 'Material', '', 'list', 'Details', true, 'What it is made of.'],
  [2125, 'rValue', 'Insulation', 'R', 'number', 'Details', true, 'R-value of the insulation. R-6 or more belongs in attics and crawl spaces; R-8 in many cold regions.'],
  [2126, 'gauge', 'Gauge', '', 'list', 'Details', true, 'Thickness of wire or sheet. A smaller number is thicker.'],
  [2127, 'conductors', 'Conductors', '', 'number', 'Details', true, 'Wires in the cable.'],
  [2128, 'packCount', 'In the pack', 'pieces', 'number', 'Details', true, 'Pieces in one pack.'],
  [2129, 'loadLb', 'Carries', 'lb', 'number', 'Details', true, 'Greatest weight the product carries.'],
  [2130, 'color', 'Finish', '', 'list', 'Details', true, 'Colour or surface.'],
  [2131, 'netWeight', 'Contents', 'lb', 'number', 'Details', true, 'Net weight of the contents.'],
] as const satisfies readonly (readonly [number, string, string, string, AttributeKind, (typeof ATTRIBUTE_GROUPS)[number], boolean, string])[]

/** Every attribute, in the order of its group. */
export const ATTRIBUTES: readonly AttributeDefinition[] = rows.map(([id, key, name, unit, kind, filterGroup, filterable, help], index) => ({
  id,
  key,
  name,
  unit,
  kind,
  filterGroup,
  filterable,
  help,
  position: index + 1,
}))

const byId = new Map(ATTRIBUTES.map((attribute) => [attribute.id, attribute]))

/** The id of an attribute by its key: `ATTR.seer2`. */
export const ATTR = Object.fromEntries(rows.map(([id, key]) => [key, id])) as { readonly [K in AttributeKey]: Extract<(typeof rows)[number], readonly [number, K, ...unknown[]]>[0] }

/** The definition behind an id; undefined when nobody defined it. */
export const attributeById = (id: number): AttributeDefinition | undefined => byId.get(id)

/** The seven air handler types (K-AIRHANDLERS). */
export const AIR_HANDLER_TYPES = ['Slim Ceiling Cassette', 'Ceiling Cassette', 'Concealed Duct', 'Floor Ceiling', 'Low Wall', 'Wall Mount', 'Outdoor Unit'] as const
export type AirHandlerType = (typeof AIR_HANDLER_TYPES)[number]

/** What deciding whether a product fits a home or its neighbours needs; cards beside a product carry these alone. */
export const FIT_ATTRIBUTES: readonly number[] = [
  ...HEATING_BTU_ATTRIBUTES,
  COOLING_BTU_ATTRIBUTE,
  ...TONNAGE_ATTRIBUTES,
  REGION_ATTRIBUTE,
  CALIFORNIA_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  ATTR.airHandlerType,
  ATTR.width,
]
