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
Rinnai: gas tankless water heater
Navien: gas tankless water heater
Noritz: gas tankless water heater
Takagi: gas tankless water heater
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
Janitrol: furnace
Arcoaire, Arco Aire: furnace
KeepRite, Keep Rite: furnace
Evcon: mobile home furnace
Tappan: furnace
Sears: furnace
Whitfield: furnace
Williamson: furnace
Thermo Pride, Thermopride: oil furnace
Olsen: oil furnace
Beckett: oil furnace
Bard: package unit
Ameristar: air conditioner
Grandaire: furnace
Fraser-Johnston, Fraser Johnston: furnace
Borg Warner: furnace
SnyderGeneral, Snyder General: furnace
Rudd: water heater
Johnson Controls: furnace
Fedders: window air conditioner
Hotpoint: window air conditioner
Danby: window air conditioner
Black Decker, Black & Decker: portable air conditioner
DeLonghi: portable air conditioner
Islandaire: ptac
Suburban: ptac
Dunkirk: boiler
Crown Boiler: boiler
New Yorker: boiler
Laars: boiler
Raypak: boiler
Baxi: boiler
Hydrotherm: boiler
Richmond: water heater
Giant: water heater
Vanguard: water heater
US Craftmaster, Craftmaster: water heater
Paloma: gas tankless water heater
Eccotemp: tankless water heater
Marey: tankless water heater
Camplux: tankless water heater
Chromalox: electric tankless water heater
Beacon Morris: garage heater
Re-Verber-Ray: garage heater
Hunter: thermostat
White-Rodgers: thermostat
Robertshaw: thermostat
Wyze: thermostat
Cielo: thermostat
Sensibo: thermostat
Herrmidifier: humidifier
Frigidaire dehumidifier: dehumidifier
Trion: filter cabinet
Okyaire, Oky Aire: mini split
Zokop: mini split
Costway: mini split
Aux Air: mini split
Ramsond: mini split
Thermocore: mini split
Kingtec: mini split
Rovsun: mini split
Auxac: mini split
Trane Mitsubishi: mini split
`
