import { defineTexts } from '#lib/language/texts.ts'

/** Words in the drawings of systems, and what these show, for assistive technology. */
export const texts = defineTexts({
  yourFurnace: 'Your furnace',
  stays: 'stays in its place',
  mediaFilter: 'Media filter',
  disconnect: 'Disconnect',
  andWhip: 'and whip',
  wire: 'WIRE 18/5',
  thermostatWire: 'THERMOSTAT WIRE 18/5',
  drain: 'DRAIN',
  outside: 'OUTSIDE',
  inside: 'INSIDE',
  tonOutdoor: (tons: number) => `${tons} ton outdoor unit`,
  outdoorUnit: 'Outdoor unit',
  suction: (tube: string) => `Suction ${tube}`,
  suctionInsulated: (tube: string) => `Suction ${tube}, insulated`,
  insulated: 'insulated',
  backOutdoors: 'back to the outdoor unit',
  liquid: (tube: string) => `Liquid ${tube}`,
  toCoil: 'to the coil',
  lineSet: (feet: number) => `Line set ${feet} ft`,
  airHandler: 'Air handler',
  coilInside: 'coil inside, drain ¾″',
  asWide: 'as wide as the furnace',
  onFurnace: (inches: string) => `on a ${inches} furnace, with a transition`,
  casedCoil: 'Cased coil',
  withDrain: (size: string) => `${size}, drain ¾″`,
  gasFurnace: 'Gas furnace',
  supplyAir: 'Supply air',
  toRooms: (cfm: string) => `${cfm} CFM to the rooms`,
  returnAir: 'Return air',
  fromRooms: 'from the rooms',
  airHandlerApart: (suction: string, liquid: string, wide: string) =>
    `Matched system, pulled apart: outdoor unit, line set ${suction} and ${liquid}, ` +
    `air handler ${wide} wide, filter in the return, supply above.`,
  furnaceApart: (suction: string, liquid: string, coil: string, furnace: string) =>
    `Matched system, pulled apart: outdoor unit, line set ${suction} and ${liquid}, ` +
    `coil ${coil} on furnace ${furnace}, filter in the return, supply above.`,
  heads: (heads: readonly { letter: string; name: string }[]) =>
    `One outdoor unit with ${heads.length} heads: ` +
    `${heads.map(({ letter, name }) => `port ${letter} ${name}`).join(', ')}.`,
  ports: (count: number) => (count === 1 ? '1 port' : `${count} ports`),
  loadOnPorts: (load: string, capacity: string, ports: number) =>
    `${load} of ${capacity} BTU/h on ${ports === 1 ? '1 port' : `${ports} ports`}`,
  clearance: (front: number) => `${front} in to keep free in front`,
  clearances: (front: number, above: number) => `${front} in to keep free in front and ${above} in above`,
})
