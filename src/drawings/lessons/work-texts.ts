import { defineTexts } from '#lib/language/texts.ts'

/** Words of the drawings about the work around an order. */
export const workTexts = defineTexts({
  permitPath: {
    alt:
      'The way of a permit: ask the building department, apply with the load and the data sheets, ' +
      'install, rough inspection while pipes are open, final inspection, keep the signed card.',
    steps: [
      '1. Ask the\nbuilding\ndepartment',
      '2. Apply with\nload and\ndata sheets',
      '3. Install',
      '4. Inspection\nwhile pipes\nare open',
      '5. Final\ninspection',
      '6. Keep the\nsigned card',
    ],
  },
  furnaceSequence: {
    alt:
      'How a gas furnace starts: the thermostat calls, the inducer runs, the pressure switch closes, the ' +
      'igniter glows, the gas valve opens and the flame is proved, the blower starts.',
    steps: [
      '1. Thermostat\ncalls for heat',
      '2. Inducer fan\nclears the vent',
      '3. Pressure\nswitch closes',
      '4. Igniter\nglows',
      '5. Gas opens,\nflame is\nproved',
      '6. Blower\nstarts',
    ],
  },
  curbside: {
    alt:
      'A freight truck with a liftgate at the curb. Standard delivery ends at the curb; liftgate delivery ' +
      'lowers the pallet to the ground; inside delivery brings it past the door.',
    curb: 'Curb',
    liftgate: 'Liftgate',
    inside: 'Inside',
  },
  cartonCheck: {
    alt:
      'A carton on a pallet with six places to look at: corners, straps, fork holes, dents, wet marks and ' +
      'the tilt label.',
    legend: [
      'Crushed corners',
      'Cut or loose straps',
      'Fork holes below',
      'Dents in the sides',
      'Wet or stained board',
      'Tipped indicator',
    ],
  },
  nameplate: {
    alt:
      'A nameplate with model number, serial number, refrigerant and charge, volts, MCA and MOCP. The ' +
      'serial number is what the maker asks for at registration.',
    orderParts: 'order parts',
    register: 'register',
    service: 'service',
    wireBreaker: 'wire, breaker',
  },
  installationWork: {
    alt:
      'What an installer does around a furnace: fit the supply plenum, the vent, the gas line with ' +
      'shutoff and drip leg, the condensate drain, wiring and thermostat, filter rack and return duct, ' +
      'then measure and adjust.',
    legend: [
      'Plenum and coil',
      'Vent',
      'Gas, shutoff, drip leg',
      'Condensate drain',
      'Wiring, thermostat',
      'Return and filter',
    ],
  },
  matchedParts: {
    alt:
      'A matched system: the outdoor unit, the indoor coil and the furnace are tested together and have ' +
      'one AHRI reference number.',
    outdoorUnit: 'outdoor unit',
    coil: 'coil',
    furnaceBlower: 'furnace blower',
    oneAhriReference: 'one AHRI reference number',
  },
})
