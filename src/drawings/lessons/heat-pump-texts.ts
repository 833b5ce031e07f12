import { defineTexts } from '#lib/language/texts.ts'

/** Words of the drawings about heat pumps and cooling. */
export const heatPumpTexts = defineTexts({
  balancePoint: {
    alt:
      'A plot over the outdoor temperature. The home’s heat loss rises as it gets colder, the heat pump’s ' +
      'output falls. The lines cross at 24 °F, the balance point. Below it the backup gives the ' +
      'difference.',
    heatTheHome: 'heat the home loses',
    heatPumpGives: 'heat pump gives',
    backup: 'backup',
    balancePoint: 'balance point',
  },
  defrost: {
    alt:
      'Defrosting in three steps: frost grows on the outdoor coil, the heat pump turns its cycle around ' +
      'and warms the coil for some minutes, the frost melts and the steam rises.',
    frostGrows: 'Frost grows',
    cycleTurns: 'Cycle turns',
    waterSteam: 'Water, steam',
    theIndoorFan: 'The indoor fan slows or backup heat runs meanwhile',
  },
  ductedOrDuctless: {
    alt:
      'Two houses. In the first one outdoor unit serves an air handler whose ducts reach four rooms. In ' +
      'the second one outdoor unit serves three wall heads through thin lines, without ducts.',
    ductsReachEvery: 'Ducts reach every room',
    oneHeadFor: 'One head for a room',
    oneTemperature: 'one temperature',
    aTemperatureFor: 'a temperature for each',
  },
  coolingCircuit: {
    alt:
      'The refrigerant circuit of an air conditioner: compressor and condenser coil outdoors, filter ' +
      'drier and metering device in the liquid line, evaporator coil and filter indoors.',
    outdoorCoilFan: 'Outdoor\ncoil + fan',
    compressor: 'Compressor',
    indoorCoilBlower: 'Indoor coil\n+ blower',
    airFilter: 'Air filter',
    metering: 'Metering',
    drier: 'Drier',
    liquidLineWarm: 'liquid line, warm and thin',
    suctionLineCold: 'suction line, cold and thick',
  },
})
