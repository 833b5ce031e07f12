/**
 * Short forms that the trade writes on orders and tickets, one a line: `short: long`. A question is read with
 * the long form; the catalog writes words out.
 */
export const SHORT_FORMS = `
furn: furnace
cond: condenser
condsr: condenser
evap: evaporator
pkg: package
plen: plenum
thermo: thermostat
tst: thermostat
htr: heater
wh: water heater
humid: humidifier
dehum: dehumidifier
reg: register
grl: grille
grill: grille
grills: grilles
disco: disconnect
sys: system
stg: stage
sgl: single
sngl: single
dbl: double
horiz: horizontal
horz: horizontal
upfl: upflow
elec: electric
elect: electric
nat: natural
prop: propane
conv: conversion
insul: insulated
flx: flexible
galv: galvanized
alum: aluminum
cu: copper
refrig: refrigerant
xfmr: transformer
bkr: breaker
thru: through
var: variable
mod: modulating
hpwh: heat pump water heater
twh: tankless water heater
ms: mini split
mz: multi zone
uln: ultra low nox
mh: mobile home
gf: gas furnace
df: dual fuel
disc: disconnect
nf: nonfused
pmp: pump
hum: humidifier
rag: return air grille
fg: filter grille
wht: white
blk: black
brn: brown
uf: upflow
hz: horizontal
vert: vertical
spd: speed
ls: line set
cab: cabinet
2stg: 2 stage
1stg: 1 stage
2zn: 2 zone
3zn: 3 zone
filt: filter
brkt: bracket
`
