/** The shop's shelves: at most three levels, every slug unique. The database keeps a copy that staff may change. */
export interface CategoryDefinition {
  id: number
  parentId: number | null
  slug: string
  name: string
  description: string
  seoTitle: string
  seoDescription: string
  /** high-value shelves show the phone number */
  isHighValue: boolean
  /** its page offers the load calculator: equipment that is chosen by a home's need */
  showsBtuCalc: boolean
  /** hidden shelves are reachable by product only (services) */
  inMenu: boolean
  position: number
}

// id, level, slug, name, description. A row belongs under the nearest earlier row of the level above.
const rows = [
  [
    100,
    1,
    'furnaces-heaters',
    'Furnaces & Heaters',
    'Gas, oil and electric furnaces, boilers and heaters for one room or a whole house.',
  ],
  [
    110,
    2,
    'gas-furnaces',
    'Gas Furnaces',
    'Warm-air furnaces from 40,000 to 120,000 BTU/h input, single-stage to modulating.',
  ],
  [
    111,
    3,
    'high-efficiency-gas-furnaces',
    '90%+ AFUE Gas Furnaces',
    'Condensing furnaces that vent through PVC pipe and turn 92 to 98 % of the gas into heat.',
  ],
  [
    112,
    3,
    '80-afue-gas-furnaces',
    '80% AFUE Gas Furnaces',
    'Furnaces that vent through a metal flue or chimney. The straightforward replacement for an older one.',
  ],
  [
    113,
    3,
    'mobile-home-furnaces',
    'Mobile Home Furnaces',
    'Sealed-combustion furnaces listed for manufactured homes.',
  ],
  [120, 2, 'oil-furnaces', 'Oil Furnaces', 'Furnaces for No. 2 heating oil.'],
  [
    130,
    2,
    'electric-furnaces',
    'Electric Furnaces',
    'No flue, no fuel line: electric heat for small and manufactured homes.',
  ],
  [140, 2, 'electric-heat-kits', 'Electric Heat Kits', 'Back-up heat that slides into an air handler.'],
  [150, 2, 'wall-furnaces', 'Wall Furnaces', 'Direct-vent heaters for one or two rooms.'],
  [
    160,
    2,
    'garage-unit-heaters',
    'Garage & Unit Heaters',
    'Heaters that hang under the ceiling of a garage, shop or barn.',
  ],
  [170, 2, 'boilers', 'Boilers', 'Hot water for radiators, baseboards and floors.'],
  [
    200,
    1,
    'air-conditioning-cooling',
    'Air Conditioning & Cooling',
    'Central air conditioners, coils and room units, sized from one bedroom to five tons.',
  ],
  [
    210,
    2,
    'central-air-conditioners',
    'Central Air Conditioners',
    'Outdoor units for ducted cooling, 1½ to 5 tons.',
  ],
  [
    211,
    3,
    'single-stage-air-conditioners',
    'Single-Stage Air Conditioners',
    'Simple, proven and the lowest in price.',
  ],
  [
    212,
    3,
    'two-stage-air-conditioners',
    'Two-Stage Air Conditioners',
    'A low stage for most days, full power for the hottest.',
  ],
  [
    213,
    3,
    'inverter-air-conditioners',
    'Inverter Air Conditioners',
    'Speed follows the load: quiet, even and frugal.',
  ],
  [
    220,
    2,
    'evaporator-coils',
    'Evaporator Coils',
    'Cased coils for the top of a furnace, by width and tonnage.',
  ],
  [
    230,
    2,
    'window-air-conditioners',
    'Window Air Conditioners',
    'Cooling for one room, in the window by tonight.',
  ],
  [
    240,
    2,
    'portable-air-conditioners',
    'Portable Air Conditioners',
    'Cooling on wheels where a window unit does not fit.',
  ],
  [250, 2, 'ptac-units', 'PTAC Units', 'Through-wall heating and cooling for hotels, offices and sunrooms.'],
  [
    300,
    1,
    'heating-cooling',
    'Heating & Cooling Systems',
    'Complete systems whose parts are matched: ducted, ductless and packaged.',
  ],
  [
    310,
    2,
    'ducted-systems',
    'Ducted Systems',
    'Outdoor unit, coil or air handler and furnace, rated together.',
  ],
  [
    311,
    3,
    'furnace-and-air-conditioner-systems',
    'Furnace & Air Conditioner Systems',
    'A gas furnace, a coil of the same width and an air conditioner of the same size.',
  ],
  [
    312,
    3,
    'heat-pump-systems',
    'Heat Pump Systems',
    'Heat pump and air handler, with electric back-up heat where winters ask for it.',
  ],
  [
    313,
    3,
    'dual-fuel-systems',
    'Dual Fuel Systems',
    'A heat pump for mild days and a gas furnace for the cold ones.',
  ],
  [
    314,
    3,
    'air-conditioner-and-coil-systems',
    'Air Conditioner & Coil Systems',
    'New cooling on a furnace that stays.',
  ],
  [320, 2, 'heat-pumps', 'Heat Pumps', 'Outdoor units that heat and cool, 1½ to 5 tons.'],
  [
    321,
    3,
    'single-stage-heat-pumps',
    'Single-Stage Heat Pumps',
    'Dependable heating and cooling at a modest price.',
  ],
  [322, 3, 'inverter-heat-pumps', 'Inverter Heat Pumps', 'Variable-speed heat pumps for even comfort.'],
  [323, 3, 'cold-climate-heat-pumps', 'Cold-Climate Heat Pumps', 'Keep heating well below freezing.'],
  [
    330,
    2,
    'air-handlers',
    'Air Handlers',
    'Blower and coil in one cabinet, for heat pumps and straight cooling.',
  ],
  [
    340,
    2,
    'ductless-mini-splits',
    'Ductless Mini Splits',
    'Heating and cooling without ducts, for one room or a whole house.',
  ],
  [
    341,
    3,
    'single-zone-mini-splits',
    'Single-Zone Mini Splits',
    'One outdoor unit, one indoor unit, line set included.',
  ],
  [342, 3, 'multi-zone-mini-splits', 'Multi-Zone Mini Splits', 'One outdoor unit for two to five rooms.'],
  [343, 3, 'mini-split-outdoor-units', 'Mini Split Outdoor Units', 'Single and multi-zone outdoor units.'],
  [
    344,
    3,
    'mini-split-air-handlers',
    'Mini Split Air Handlers',
    'Wall, ceiling, floor and concealed indoor units.',
  ],
  [350, 2, 'package-units', 'Package Units', 'Heating and cooling in one cabinet outside the house.'],
  [
    351,
    3,
    'package-air-conditioners',
    'Package Air Conditioners',
    'Cooling in one cabinet, on a roof curb or a pad.',
  ],
  [352, 3, 'package-heat-pumps', 'Package Heat Pumps', 'Heating and cooling in one cabinet, all electric.'],
  [
    353,
    3,
    'package-gas-electric',
    'Package Gas & Electric Units',
    'Gas heat and electric cooling in one cabinet.',
  ],
  [400, 1, 'ducting-sheet-metal', 'Ducting & Sheet Metal', 'Everything between the equipment and the room.'],
  [410, 2, 'flexible-duct', 'Flexible Duct', 'Insulated flexible duct by diameter and R-value.'],
  [420, 2, 'round-pipe', 'Round Pipe', 'Galvanized snap-lock pipe.'],
  [430, 2, 'duct-fittings', 'Duct Fittings', 'Elbows, wyes, reducers, boots, collars and dampers.'],
  [440, 2, 'plenums', 'Plenums', 'Supply and return plenums for the common cabinet widths.'],
  [
    450,
    2,
    'registers-grilles',
    'Registers & Grilles',
    'Floor registers, ceiling diffusers and return grilles.',
  ],
  [460, 2, 'duct-sealing', 'Duct Sealing & Hangers', 'Foil tape, mastic, hangers and screws.'],
  [
    500,
    1,
    'indoor-air-quality-products',
    'Indoor Air Quality Products',
    'Cleaner, drier, moister or fresher air.',
  ],
  [510, 2, 'air-filters', 'Air Filters', 'Pleated and media filters by size and MERV.'],
  [511, 3, 'one-inch-filters', '1 Inch Filters', 'Pleated filters for return grilles and filter slots.'],
  [512, 3, 'two-inch-filters', '2 Inch Filters', 'Pleated filters with twice the depth.'],
  [513, 3, 'four-inch-filters', '4 and 5 Inch Filters', 'Deep filters that last six months and longer.'],
  [
    520,
    2,
    'filter-cabinets',
    'Media Filter Cabinets',
    'Cabinets that hold a five-inch filter beside the furnace.',
  ],
  [530, 2, 'humidifiers', 'Humidifiers', 'Bypass, fan-powered and steam humidifiers.'],
  [540, 2, 'dehumidifiers', 'Dehumidifiers', 'Whole-house dehumidifiers by pints a day.'],
  [550, 2, 'ventilators', 'ERVs & HRVs', 'Fresh air that keeps the heat.'],
  [560, 2, 'uv-lamps', 'UV Lamps', 'Light that keeps coils clean.'],
  [600, 1, 'water-heaters', 'Water Heaters', 'Tank and tankless water heaters for gas and electricity.'],
  [610, 2, 'tankless-water-heaters', 'Tankless Water Heaters', 'Hot water on demand, by flow.'],
  [
    611,
    3,
    'gas-tankless-water-heaters',
    'Gas Tankless Water Heaters',
    'Condensing and non-condensing, up to 199,000 BTU/h.',
  ],
  [
    612,
    3,
    'electric-tankless-water-heaters',
    'Electric Tankless Water Heaters',
    'From one sink to a whole house.',
  ],
  [620, 2, 'tank-water-heaters', 'Tank Water Heaters', 'Hot water in store, 30 to 80 gallons.'],
  [621, 3, 'gas-tank-water-heaters', 'Gas Tank Water Heaters', 'Atmospheric and power-vent tanks.'],
  [622, 3, 'electric-tank-water-heaters', 'Electric Tank Water Heaters', 'Electric and heat pump tanks.'],
  [700, 1, 'thermostats-controls', 'Thermostats & Controls', 'Thermostats, sensors and zone controls.'],
  [710, 2, 'wifi-thermostats', 'WiFi Thermostats', 'Set the temperature from your phone.'],
  [720, 2, 'programmable-thermostats', 'Programmable Thermostats', 'A schedule for every day of the week.'],
  [
    730,
    2,
    'sensors-zone-controls',
    'Sensors & Zone Controls',
    'Room sensors, zone panels, dampers and adapters.',
  ],
  [800, 1, 'installation-supplies', 'Installation Supplies', 'What the installer reaches for.'],
  [
    810,
    2,
    'line-sets',
    'Line Sets & Covers',
    'Insulated copper by size and length, and covers for the wall.',
  ],
  [811, 3, 'copper-line-sets', 'Copper Line Sets', 'Insulated copper line sets by size and length.'],
  [812, 3, 'line-set-covers', 'Line Set Covers', 'Covers that protect the lines and please the eye.'],
  [820, 2, 'pads-brackets', 'Pads, Brackets & Curbs', 'A level place for outdoor equipment.'],
  [821, 3, 'equipment-pads', 'Equipment Pads', 'Pads and risers for outdoor units.'],
  [
    822,
    3,
    'wall-brackets',
    'Wall Brackets & Stands',
    'Keep outdoor units off the ground and out of the snow.',
  ],
  [823, 3, 'roof-curbs', 'Roof Curbs', 'Curbs for package units.'],
  [830, 2, 'electrical', 'Electrical', 'Disconnects, whips, wire and surge protection.'],
  [831, 3, 'disconnects', 'Disconnects', 'Switches within sight of the unit.'],
  [832, 3, 'electrical-whips', 'Electrical Whips', 'Wired conduit from the disconnect to the unit.'],
  [833, 3, 'wire-cable', 'Wire & Cable', 'Thermostat wire and mini split cable.'],
  [834, 3, 'surge-protection', 'Surge Protection', 'Protection for boards and compressors.'],
  [840, 2, 'drainage', 'Drain & Condensate', 'Hoses, pumps, pans, traps and float switches.'],
  [841, 3, 'drain-hoses', 'Drain Hoses', 'Drain hose for mini splits.'],
  [842, 3, 'condensate-pumps', 'Condensate Pumps', 'Pumps for where water cannot run downhill.'],
  [843, 3, 'drain-safety', 'Drain Safety & Pans', 'Float switches, pans, traps and tablets.'],
  [850, 2, 'venting', 'Venting', 'Flue pipe, PVC vent kits and terminations.'],
  [860, 2, 'refrigerants', 'Refrigerants', 'Refrigerant for certified technicians.'],
  [
    870,
    2,
    'gas-refrigerant-kits',
    'Gas, Water & Sensor Kits',
    'Propane kits, gas lines, isolation valves and leak sensors.',
  ],
  [
    880,
    2,
    'tools-chemicals',
    'Tools, Chemicals & Hardware',
    'Cleaners, sealants, gauges, fasteners and tapes.',
  ],
  [900, 1, 'services', 'Delivery Services', 'Liftgate and inside delivery, flat rate returns.'],
] as const satisfies readonly (readonly [number, 1 | 2 | 3, string, string, string])[]

export type CategorySlug = (typeof rows)[number][2]

const HIDDEN: ReadonlySet<string> = new Set(['services'])
const HIGH_VALUE_TOPS: ReadonlySet<number> = new Set([100, 200, 300, 600])
/** Furnaces, boilers, central cooling and systems; with everything on them. */
const SIZED_BY_LOAD: ReadonlySet<number> = new Set([110, 120, 130, 170, 210, 310, 320, 340, 350])
const topOf = (id: number): number => Math.floor(id / 100) * 100
const parentOf = (id: number, level: 1 | 2 | 3): number | null =>
  level === 1 ? null : level === 2 ? topOf(id) : Math.floor(id / 10) * 10

/** The whole tree, parents before children. */
export const CATEGORIES: readonly CategoryDefinition[] = rows.map(
  ([id, level, slug, name, description], index) => ({
    id,
    parentId: parentOf(id, level),
    slug,
    name,
    description,
    seoTitle: `${name} | Alpine`,
    seoDescription: `${description} Compare prices, see what fits your home and what it costs delivered.`,
    isHighValue: HIGH_VALUE_TOPS.has(topOf(id)),
    showsBtuCalc: SIZED_BY_LOAD.has(Math.floor(id / 10) * 10),
    inMenu: !HIDDEN.has(slug),
    position: index + 1,
  }),
)

const ids = new Map<string, number>(rows.map(([id, , slug]) => [slug, id]))

/** The id of a shelf by its slug. */
export const categoryId = (slug: CategorySlug): number => ids.get(slug) ?? 0

interface TreeNode {
  id: number
  parentId: number | null
}

/** A category with its ancestors, top first. Empty when the id is unknown; safe against loops. */
export function ancestry<T extends TreeNode>(categories: ReadonlyMap<number, T>, id: number): T[] {
  const path: T[] = []
  for (
    let at = categories.get(id);
    at !== undefined && path.length < 8;
    at = at.parentId === null ? undefined : categories.get(at.parentId)
  )
    path.unshift(at)
  return path
}

/** The category at the end of a slug path, only when every slug is the child of the one before it. */
export function categoryAt<T extends TreeNode & { slug: string }>(
  categories: readonly T[],
  slugs: readonly string[],
): T | undefined {
  return (
    slugs.reduce<T | null | undefined>(
      (parent, slug) =>
        parent === undefined
          ? undefined
          : categories.find((each) => each.slug === slug && each.parentId === (parent?.id ?? null)),
      null,
    ) ?? undefined
  )
}
