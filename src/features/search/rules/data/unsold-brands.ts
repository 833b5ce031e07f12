/**
 * Makers that shoppers ask for by name, one a line: `name, other spelling: what they make`. A brand that is in
 * the catalog is sold, whatever stands here. The words behind the colon are searched when the question has
 * no other: the goods to compare with.
 */
export const BRANDS_ASKED_FOR = `
Goodman: furnace
Carrier: furnace
Bryant: furnace
Payne: furnace
Trane: air conditioner
American Standard: air conditioner
Lennox: furnace
Ducane: furnace
Armstrong Air, Armstrong: furnace
Rheem: water heater
Ruud: water heater
York: furnace
Coleman: furnace
Luxaire: furnace
Amana: furnace
Heil: furnace
Tempstar: furnace
Comfortmaker: furnace
Day & Night, Day and Night: furnace
Airquest: furnace
Nordyne: mobile home furnace
Frigidaire: window air conditioner
Maytag: furnace
Westinghouse: furnace
Gibson: furnace
Intertherm: mobile home furnace
Miller: mobile home furnace
Revolv: mobile home furnace
Broan: ventilator
RunTru, Run Tru: air conditioner
Oxbox: air conditioner
Kelvinator: furnace
Concord: furnace
AirEase: furnace
Bosch: heat pump
Daikin: mini split
Mitsubishi, Mitsubishi Electric: mini split
MrCool, Mr Cool: mini split
LG: mini split
Samsung: mini split
Gree: mini split
Midea: mini split
Senville: mini split
Pioneer: mini split
Cooper & Hunter, Cooper and Hunter: mini split
Della: mini split
Klimaire: mini split
Panasonic: mini split
Toshiba: mini split
Hitachi: mini split
Haier: mini split
Hisense: mini split
TCL: window air conditioner
Blueridge, Blue Ridge: mini split
Perfect Aire: window air conditioner
Boreal: mini split
Friedrich: window air conditioner
GE, General Electric: window air conditioner
Whynter: portable air conditioner
Honeywell, Honeywell Home, Resideo: thermostat
Nest, Google Nest: thermostat
Ecobee: thermostat
Emerson, Sensi, White Rodgers: thermostat
Lux: thermostat
Venstar: thermostat
Braeburn: thermostat
Pro1: thermostat
Aprilaire: humidifier
GeneralAire, General Aire: humidifier
Skuttle: humidifier
Desert Spring: humidifier
Rinnai: tankless water heater
Navien: tankless water heater
Noritz: tankless water heater
Takagi: tankless water heater
EcoSmart: electric tankless water heater
Stiebel Eltron: electric tankless water heater
Eemax: electric tankless water heater
Bradford White: water heater
A. O. Smith, AO Smith: water heater
State Water Heaters: water heater
Reliance: water heater
American Water Heaters: water heater
Kenmore: water heater
Whirlpool: water heater
Sanco2, SanCO2: heat pump water heater
Weil-McLain, Weil McLain: boiler
Burnham: boiler
Lochinvar: boiler
Peerless: boiler
Utica: boiler
Slant Fin: boiler
Buderus: boiler
Viessmann: boiler
Triangle Tube: boiler
HTP: boiler
NTI: boiler
IBC: boiler
Modine, Hot Dawg: garage heater
Reznor: garage heater
Sterling: garage heater
Mr Heater, Mr. Heater: garage heater
Dayton: garage heater
Empire: wall furnace
Williams: wall furnace
Rinnai EnergySaver: wall furnace
Little Giant: condensate pump
DiversiTech, Diversitech: condensate pump
Hartell: condensate pump
Sauermann: condensate pump
Aspen: condensate pump
Filtrete, 3M: air filter
Nordic Pure: air filter
Filterbuy: air filter
FilterBuy: air filter
Flanders: air filter
Glasfloss: air filter
Santa Fe: dehumidifier
AlorAir, Alor Air: dehumidifier
Ultra-Aire, Ultra Aire: dehumidifier
Hi-E Dry: dehumidifier
RenewAire: ventilator
Fantech: ventilator
Lifebreath: ventilator
Venmar: ventilator
Zehnder: ventilator
iWave: uv light
Reme Halo: uv light
RGF: uv light
Fieldpiece: manifold
Yellow Jacket: manifold
Testo: manifold
Robinair: vacuum pump
Navac: vacuum pump
Ritchie: manifold
Supco: capacitor
Turbo 200: capacitor
Titan: capacitor
Nu-Calgon, Nu Calgon: coil cleaner
RectorSeal: line set cover
Fortress: line set cover
Slimduct: line set cover
Inaba: line set cover
Mueller: line set
Hart & Cooley, Hart and Cooley: register
Accord: register
Deflecto: duct
Quick-Sling: bracket
Micro-Air, EasyStart: hard start kit
`

/**
 * Beginnings of other makers' model numbers: `beginning: brand: what it is`. Written from memory on
 * 2026-11-22. A wrong one only changes which comparable goods are shown.
 */
export const MODELS_ASKED_FOR = `
gsx: Goodman: air conditioner
gsxn: Goodman: air conditioner
gszb: Goodman: heat pump
gsz: Goodman: heat pump
gm9: Goodman: gas furnace
gmvc: Goodman: gas furnace
gmec: Goodman: gas furnace
gmss: Goodman: gas furnace
gmes: Goodman: gas furnace
gcvc: Goodman: gas furnace
gces: Goodman: gas furnace
gr9s: Goodman: gas furnace
aruf: Goodman: air handler
amst: Goodman: air handler
avptc: Goodman: air handler
capf: Goodman: coil
gpc: Goodman: package unit
gpg: Goodman: package unit
xr1: Trane: air conditioner
xl1: Trane: air conditioner
xv1: Trane: air conditioner
xv2: Trane: air conditioner
4ttr: Trane: air conditioner
4twr: Trane: heat pump
s9v2: Trane: gas furnace
s9x1: Trane: gas furnace
24acc: Carrier: air conditioner
24abc: Carrier: air conditioner
24sca: Carrier: air conditioner
25hcc: Carrier: heat pump
58sb: Carrier: gas furnace
59sc: Carrier: gas furnace
59tp: Carrier: gas furnace
59mn: Carrier: gas furnace
el16: Lennox: air conditioner
ml14: Lennox: air conditioner
ml17: Lennox: air conditioner
el29: Lennox: gas furnace
el19: Lennox: gas furnace
sl28: Lennox: gas furnace
ra13: Rheem: air conditioner
ra14: Rheem: air conditioner
r96v: Rheem: gas furnace
r92t: Rheem: gas furnace
xg50: Rheem: gas water heater
rtgh: Rheem: tankless water heater
ru199: Rinnai: tankless water heater
rl94: Rinnai: tankless water heater
npe: Navien: tankless water heater
th8: Honeywell: thermostat
th6: Honeywell: thermostat
th4: Honeywell: thermostat
rth: Honeywell: thermostat
he360: Honeywell: humidifier
muz: Mitsubishi: mini split
msz: Mitsubishi: mini split
mxz: Mitsubishi: multi zone mini split
`
