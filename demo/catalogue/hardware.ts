import type { CategorySlug } from '#features/catalog/rules/category-tree.ts'
import { type Draft, size } from './product.ts'

type Row = readonly [sku: string, name: string, kind: string, category: CategorySlug, price: number, weight: number, size: string, pack: number, material: string, text: string]

// Small things an installer reaches for. Text is one sentence or two.
const ROWS: readonly Row[] = [
  ['NVTP-25', 'Foil Tape, 2½ in × 60 yd', 'Tape', 'duct-sealing', 18.99, 2.6, '2½ in', 1, 'Aluminum foil, acrylic', 'UL 181 listed foil tape for rigid and flexible duct. Sticks in the cold.'],
  ['NVTP-30', 'Foil Tape, 3 in × 60 yd', 'Tape', 'duct-sealing', 22.99, 3.1, '3 in', 1, 'Aluminum foil, acrylic', 'Wider, for plenums and boots. UL 181 listed.'],
  ['NVTP-FLX', 'Flex Duct Tape, 3 in × 120 yd', 'Tape', 'duct-sealing', 27.99, 3.4, '3 in', 1, 'Metallized film', 'UL 181B-FX listed film tape for flexible duct.'],
  ['NVMS-1', 'Duct Mastic, 1 gal', 'Mastic', 'duct-sealing', 24.99, 12, '1 gal', 1, 'Water-based', 'Brush-on sealant that stays flexible. A sealed duct saves more than a better filter.'],
  ['NVMS-T', 'Duct Mastic Tube, 11 oz, Pack of 12', 'Mastic', 'duct-sealing', 69.99, 11, '11 oz', 12, 'Water-based', 'Mastic for the caulking gun: clean work in tight places.'],
  ['NVHS-100', 'Woven Hanger Strap, 1¾ in × 100 yd', 'Hanger', 'duct-sealing', 19.99, 1.6, '1¾ in', 1, 'Polypropylene', 'Carries flexible duct without pinching it. One strap every four feet.'],
  ['NVHS-GAL', 'Galvanized Hanger Strap, 1 in × 100 ft', 'Hanger', 'duct-sealing', 23.99, 5.5, '1 in', 1, 'Galvanized steel', 'Punched strap for round pipe and plenums.'],
  ['NVSC-8', 'Zip Screws, No. 8 × ½ in, 1,000', 'Screws', 'duct-sealing', 26.99, 5, 'No. 8', 1000, 'Zinc-plated steel', 'Self-piercing sheet metal screws with a ¼ inch hex head.'],
  ['NVCT-36', 'Duct Straps, 36 in, 100', 'Ties', 'duct-sealing', 17.99, 2, '36 in', 100, 'Nylon', 'Long ties for flexible duct up to ten inches.'],
  ['NVDC-WRAP', 'Duct Wrap Insulation, R-8, 48 in × 50 ft', 'Insulation', 'duct-sealing', 139.99, 42, 'R-8', 1, 'Fiberglass, foil face', 'Wraps round pipe and plenums in attics and crawl spaces.'],
  ['NVPAN-28', 'Drain Pan, 28 × 60 in', 'Drain pan', 'drain-safety', 49.99, 9, '28 × 60 in', 1, 'Galvanized steel', 'Catches what the main pan does not, under a horizontal air handler.'],
  ['NVPAN-32', 'Drain Pan, 32 × 32 in', 'Drain pan', 'drain-safety', 34.99, 6, '32 × 32 in', 1, 'Polyethylene', 'For upright air handlers and water heaters. Threaded outlet.'],
  ['NVTRAP-34', 'Condensate Trap, ¾ in, Clear', 'Trap', 'drain-safety', 15.99, 0.6, '¾ in', 1, 'PVC', 'Clear, with clean-outs and a brush, so you see when it clogs.'],
  ['NVTAB-6', 'Drain Pan Tablets, 6', 'Tablets', 'drain-safety', 12.99, 0.5, '6 tablets', 6, 'Biocide', 'One tablet keeps a pan free of slime for three months.'],
  ['NVTAB-48', 'Drain Pan Tablets, 48', 'Tablets', 'drain-safety', 59.99, 3, '48 tablets', 48, 'Biocide', 'A season for a service truck.'],
  ['NVFLS-WET', 'Wet Switch, Electronic', 'Float switch', 'drain-safety', 39.99, 0.4, 'Standard', 1, 'Electronic', 'Senses water by contact and shuts the system off. No moving part.'],
  ['NVISO-34', 'Tankless Isolation Valve Kit, ¾ in', 'Isolation valves', 'gas-refrigerant-kits', 79.99, 3, '¾ in', 1, 'Lead-free brass', 'Two service valves and a relief valve. Lets you flush scale from the heater once a year.'],
  ['NVGAS-18', 'Gas Connector, ½ in, 18 in', 'Gas line', 'gas-refrigerant-kits', 17.99, 0.7, '½ in', 1, 'Coated stainless steel', 'Flexible connector for furnaces up to 100,000 BTU/h.'],
  ['NVGAS-24', 'Gas Connector, ¾ in, 24 in', 'Gas line', 'gas-refrigerant-kits', 29.99, 1.1, '¾ in', 1, 'Coated stainless steel', 'For tankless water heaters and boilers. A 199,000 BTU/h heater usually needs ¾ inch or more.'],
  ['NVGAS-SED', 'Sediment Trap, ½ in', 'Gas line', 'gas-refrigerant-kits', 13.99, 0.9, '½ in', 1, 'Black iron', 'Catches dirt before the gas valve. The code asks for one at each appliance.'],
  ['NVFLUSH', 'Tankless Flush Kit', 'Service kit', 'gas-refrigerant-kits', 94.99, 9, 'Standard', 1, 'Mixed', 'Pump, bucket, hoses and descaler for one afternoon.'],
  ['NVEXP-2', 'Expansion Tank, 2 gal', 'Expansion tank', 'gas-refrigerant-kits', 49.99, 5, '2 gal', 1, 'Steel, butyl bladder', 'Takes the pressure when water is heated. Required where there is a check valve.'],
  ['NVEXP-45', 'Expansion Tank, 4½ gal', 'Expansion tank', 'gas-refrigerant-kits', 74.99, 9, '4½ gal', 1, 'Steel, butyl bladder', 'For tanks above 50 gallons and for boilers.'],
  ['NVTXV-KIT', 'Filter Drier, ⅜ in', 'Filter drier', 'gas-refrigerant-kits', 21.99, 1.2, '⅜ in', 1, 'Steel', 'Bi-flow drier for heat pumps and air conditioners.'],
  ['NVSCHR-C', 'Locking Refrigerant Caps, ¼ in, 12', 'Caps', 'gas-refrigerant-kits', 28.99, 0.8, '¼ in', 12, 'Brass', 'Keep children and thieves out of the service valves. The code asks for them.'],
  ['NVCLN-1', 'Coil Cleaner, Foaming, 1 gal', 'Cleaner', 'tools-chemicals', 21.99, 9.5, '1 gal', 1, 'Non-acid', 'Lifts dirt out of outdoor coils. Rinse with the garden hose.'],
  ['NVCLN-S', 'Evaporator Cleaner Spray, 18 oz, 12', 'Cleaner', 'tools-chemicals', 89.99, 17, '18 oz', 12, 'No rinse', 'Foams, drips and rinses itself with the condensate.'],
  ['NVLKS-3', 'Leak Seal for A2L Systems', 'Sealant', 'tools-chemicals', 64.99, 0.5, 'up to 5 tons', 1, 'Synthetic', 'Stops pinhole leaks in coils that are hard to reach.'],
  ['NVBUB-8', 'Leak Detection Fluid, 8 oz', 'Leak detection', 'tools-chemicals', 8.99, 0.7, '8 oz', 1, 'Water-based', 'Bubbles where gas escapes. Works below freezing.'],
  ['NVNYL-1', 'Nylog Style Thread Sealant, 1 oz', 'Sealant', 'tools-chemicals', 11.99, 0.2, '1 oz', 1, 'Refrigerant oil', 'A drop on the flare keeps it from leaking and from seizing.'],
  ['NVGAU-A2', 'Digital Manifold for A2L Refrigerants', 'Gauge set', 'tools-chemicals', 329, 6, 'Standard', 1, 'Aluminum', 'Pressures, superheat and subcooling for R-32, R-454B and R-410A. Four valves and hoses.'],
  ['NVVAC-5', 'Vacuum Pump, 5 CFM, A2L Rated', 'Vacuum pump', 'tools-chemicals', 289, 27, '5 CFM', 1, 'Cast aluminum', 'Two stages, down to 15 microns. Spark-free switch.'],
  ['NVVAC-8', 'Vacuum Pump, 8 CFM, A2L Rated', 'Vacuum pump', 'tools-chemicals', 399, 31, '8 CFM', 1, 'Cast aluminum', 'For multi-zone systems and long line sets.'],
  ['NVVAC-G', 'Micron Gauge', 'Vacuum gauge', 'tools-chemicals', 119, 0.9, 'Standard', 1, 'Plastic', 'Shows when the system is dry: below 500 microns and staying there.'],
  ['NVFLR-T', 'Flaring Tool, ¼ to ¾ in', 'Flare tool', 'tools-chemicals', 89.99, 3.1, '¼ to ¾ in', 1, 'Steel', 'Eccentric cone and clutch: the same flare each time.'],
  ['NVTRQ-W', 'Torque Wrench Set for Flares', 'Torque wrench', 'tools-chemicals', 129.99, 5.5, '6 heads', 1, 'Steel', 'Tightens flare nuts to the figure in the manual. Most leaks start with a guess.'],
  ['NVFNT-KIT', 'Flare Nut Assortment, 20', 'Flare nuts', 'tools-chemicals', 34.99, 1.9, '¼ to ¾ in', 20, 'Forged brass', 'Short-pattern nuts in five sizes.'],
  ['NVBRZ-15', 'Brazing Rod, 15% Silver, 28', 'Brazing rod', 'tools-chemicals', 119.99, 1.1, '20 in', 28, 'Silver alloy', 'For copper to copper, no flux needed.'],
  ['NVBND-T', 'Tube Bender, 3/8 to 7/8 in', 'Bender', 'tools-chemicals', 109.99, 8, '⅜ to ⅞ in', 1, 'Aluminum', 'Bends soft copper up to 90° without a kink.'],
  ['NVCUT-T', 'Tube Cutter, ⅛ to 1⅛ in', 'Cutter', 'tools-chemicals', 24.99, 0.8, '⅛ to 1⅛ in', 1, 'Zinc alloy', 'With a reamer and a spare wheel.'],
  ['NVINS-34', 'Pipe Insulation, ¾ in × 6 ft, 30', 'Insulation', 'tools-chemicals', 89.99, 8, '¾ in', 30, 'Elastomeric foam', 'Half-inch wall, for suction lines and condensate drains.'],
  ['NVPTY-1', 'Duct Seal Putty, 5 lb', 'Putty', 'tools-chemicals', 14.99, 5, '5 lb', 1, 'Clay', 'Closes the hole where the lines pass the wall. Never hardens.'],
  ['NVWSL-3', 'Wall Sleeve for Line Sets, 3 in', 'Wall sleeve', 'tools-chemicals', 12.99, 0.8, '3 in', 1, 'PVC', 'Lines the hole and keeps mice out. With caps for both sides.'],
  ['NVCAP-455', 'Run Capacitor, 45 + 5 µF', 'Capacitor', 'tools-chemicals', 18.99, 1, '45 + 5 µF', 1, 'Metal can', 'The part that fails first on a hot day. 370 or 440 V.'],
  ['NVCON-40', 'Contactor, 2 Pole, 40 A, 24 V Coil', 'Contactor', 'tools-chemicals', 22.99, 0.9, '40 A', 1, 'Mixed', 'Switches compressor and fan of outdoor units up to five tons.'],
  ['NVHSTK', 'Hard Start Kit, 1 to 5 Ton', 'Start kit', 'tools-chemicals', 44.99, 1.2, '1 to 5 tons', 1, 'Mixed', 'Helps an older compressor over its first turn.'],
  ['CLHPAD-12', 'Humidifier Pad for 12 and 17 Gallon Models, 2', 'Humidifier pad', 'humidifiers', 24.99, 0.8, '10 × 13 in', 2, 'Coated aluminum', 'Change it each autumn.'],
  ['CLHPAD-18', 'Humidifier Pad for 18 Gallon Models, 2', 'Humidifier pad', 'humidifiers', 29.99, 0.9, '10 × 15 in', 2, 'Coated aluminum', 'Change it each autumn.'],
  ['CLSTM-C', 'Steam Canister for 11 Gallon Models', 'Steam canister', 'humidifiers', 94.99, 3, '11 gal', 1, 'Plastic', 'Lasts one to two heating seasons, by how hard your water is.'],
  ['CLSTM-L', 'Steam Canister for 34 Gallon Models', 'Steam canister', 'humidifiers', 124.99, 4, '34 gal', 1, 'Plastic', 'Lasts one to two heating seasons, by how hard your water is.'],
  ['CLUVB-16', 'UV Replacement Bulb, 16 in', 'UV bulb', 'uv-lamps', 69.99, 0.6, '16 in', 1, 'Quartz', 'Fits all our lamps. Change it every two years even when it still glows blue.'],
]

const brandOf = (sku: string): string => (sku.startsWith('CL') ? 'Clearlune' : 'Northvale')

export const hardware = (): Draft[] => ROWS.map(([sku, name, kind, category, price, weight, words, packCount, material, text]) => {
  const side = Math.max(4, Math.round(Math.cbrt(weight * 90)))
  return { sku, name, brand: brandOf(sku), type: 'install-supply', category, price, weight, summary: text.slice(0, text.indexOf('.') + 1), description: text, dimensions: size(side + 2, side, side), attributes: { kind, size: words, packCount, material, warrantyParts: 1 }, depth: 150 }
})

type Control = readonly [sku: string, name: string, kind: string, price: number, voltage: string, mounting: string, wifi: string, text: string]

const CONTROLS: readonly Control[] = [
  ['CLRS-1', 'Room Sensor', 'Remote sensor', 39, 'Battery', 'Wall or shelf', 'By radio', 'Lets the thermostat follow the room you are in instead of the hall it hangs in. Battery lasts five years.'],
  ['CLRS-3', 'Room Sensors, Set of 3', 'Remote sensor', 99, 'Battery', 'Wall or shelf', 'By radio', 'Three rooms, averaged or chosen by the hour.'],
  ['CLOS-1', 'Outdoor Temperature Sensor', 'Outdoor sensor', 29, '24 V', 'Outdoor wall', 'Not available', 'Tells a dual-fuel thermostat when gas is cheaper than the heat pump.'],
  ['CLDF-1', 'Dual Fuel Control', 'Dual fuel', 89, '24 V', 'At the furnace', 'Not available', 'Switches from heat pump to furnace at the temperature you set, 25 to 40 °F.'],
  ['CLCW-1', 'C-Wire Adapter', 'Adapter', 24, '24 V', 'At the furnace', 'Not available', 'Gives a WiFi thermostat the fifth wire your wall does not have.'],
  ['CLWP-1', 'Thermostat Wall Plate, Large', 'Wall plate', 12, 'None', 'Wall', 'Not available', 'Covers what the old thermostat left behind.'],
  ['TMWF-1', 'WiFi Adapter for Tamarin Air Indoor Units', 'WiFi adapter', 89, 'From the indoor unit', 'In the indoor unit', 'Built in', 'Plugs into cassettes, ducted, floor and low-wall units and puts them on your phone.'],
  ['TMWC-1', 'Wired Wall Controller for Tamarin Air', 'Wall controller', 109, 'From the indoor unit', 'Wall', 'Not available', 'A wall control in place of the remote that always hides.'],
  ['TM24V-1', 'Thermostat Interface for Tamarin Air', 'Interface', 149, '24 V', 'In the indoor unit', 'Not available', 'Lets an ordinary 24 volt thermostat run a concealed duct unit.'],
  ['CLZP-2', 'Zone Panel, 2 Zones', 'Zone panel', 189, '24 V', 'At the furnace', 'Not available', 'Two thermostats, one furnace. Heat pump and dual fuel ready.'],
  ['CLZP-3', 'Zone Panel, 3 Zones', 'Zone panel', 229, '24 V', 'At the furnace', 'Not available', 'Three thermostats, one furnace. Heat pump and dual fuel ready.'],
  ['CLZP-4', 'Zone Panel, 4 Zones', 'Zone panel', 289, '24 V', 'At the furnace', 'Not available', 'Four thermostats, one furnace. Heat pump and dual fuel ready.'],
  ['CLTG-1', 'Thermostat Guard, Locking', 'Guard', 27, 'None', 'Wall', 'Not available', 'Clear cover with two keys, for offices and rentals.'],
  ['CLHT-1', 'Humidistat, Digital', 'Humidistat', 59, '24 V', 'Wall or duct', 'Not available', 'Keeps humidity where windows stay dry.'],
  ['CLTR-40', 'Control Transformer, 40 VA', 'Transformer', 19, '120/208/240 V to 24 V', 'At the furnace', 'Not available', 'Feeds thermostats, zone panels and humidifiers.'],
]

export function controls(): Draft[] {
  const dampers = [5, 6, 7, 8, 10, 12, 14].map((dia): Control => [`CLZD-${dia}`, `Zone Damper, Round, ${dia} in`, 'Zone damper', 79 + dia * 5, '24 V', 'In the duct', 'Not available', `Motor damper for a ${dia} inch run. Opens by itself when the power fails.`])
  return [...CONTROLS, ...dampers].map(([sku, name, kind, price, voltage, mounting, wifi, text]): Draft => ({
    sku, name, brand: sku.startsWith('TM') ? 'Tamarin Air' : 'Clearlune', type: 'sensor', category: 'sensors-zone-controls', price, weight: kind === 'Zone damper' ? 5 : kind === 'Zone panel' ? 2.4 : 0.5, summary: text.slice(0, text.indexOf('.') + 1), description: text,
    dimensions: kind === 'Zone damper' ? size(12, 9, 9) : kind === 'Zone panel' ? size(9, 7, 2) : size(2.4, 2.4, 0.8), attributes: { kind, voltage, mounting, wifi, warrantyParts: 5 }, drawing: kind === 'Zone damper' ? { type: 'elbow', options: { dia: 8 } } : {}, depth: 120,
  }))
}
