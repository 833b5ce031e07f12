/**
 * Short forms that the trade writes on orders and tickets, and words as they sound, one a line: `short: long`,
 * each of one to three words. A question is read with the long form; the catalog writes words out.
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
flt: filter
fltr: filter
non fuse: nonfused
non fused: nonfused
non fuesd: nonfused
non fusible: nonfused
hrz: horizontal
upflw: upflow
dnflow: downflow
dwnfl: downflow
downfl: downflow
vspd: variable speed
hmdfr: humidifier
dehu: dehumidifier
stm: steam
pk: pack
compr: compressor
cntrl: control
ctrl: control
xform: transformer
xformer: transformer
xfrmr: transformer
cntctr: contactor
contctr: contactor
capac: capacitor
dmpr: damper
vlv: valve
blwr: blower
mtr: motor
drn: drain
ins: insulated
elb: elbow
ell: elbow
redcr: reducer
cplg: coupling
coup: coupling
snaplk: snaplock
mstc: mastic
trmstat: thermostat
tstt: thermostat
lnst: line set
lset: line set
whp: whip
rtn: return
ret: return
retn: return
sply: supply
supp: supply
diff: diffuser
grille filt: filter grille
minsplit: mini split
mnsplit: mini split
mini splt: mini split
ductls: ductless
tnkls: tankless
tankls: tankless
natgas: natural gas
nat gas: natural gas
n gas: natural gas
stgs: stages
sngle: single
doub: double
dbl pole: double pole
sgl pole: single pole
eff: efficiency
wthr: weather
sq duct: square duct
air hander: air handler
air handeler: air handler
air handeling: air handler
line sett: line set
lines et: line set
lineset covor: line set cover
moble: mobile
mobil: mobile
heat punp: heat pump
heat pmp: heat pump
heeter: heater
heatter: heater
watter: water
wter: water
furnise: furnace
furnase: furnace
furnes: furnace
furnas: furnace
fernace: furnace
fernice: furnace
furnece: furnace
furnice: furnace
themostat: thermostat
thermostate: thermostat
thermestat: thermostat
thermistat: thermostat
thurmostat: thermostat
humidafier: humidifier
humidifyer: humidifier
humidfier: humidifier
humidefier: humidifier
dehumidifyer: dehumidifier
dehumidafier: dehumidifier
capacitator: capacitor
capaciter: capacitor
compacitor: capacitor
capasitor: capacitor
compasiter: capacitor
contacter: contactor
condensor: condenser
condencer: condenser
condencor: condenser
condincer: condenser
condinser: condenser
evaperator: evaporator
evaporater: evaporator
evaportor: evaporator
evapirator: evaporator
feridgerant: refrigerant
refridgerant: refrigerant
refrigerent: refrigerant
refrijerant: refrigerant
refridgerent: refrigerant
freeon: freon
freone: freon
frion: freon
ductles: ductless
duckless: ductless
deuctless: ductless
ductliss: ductless
duck work: ductwork
duckwork: ductwork
duct work: ductwork
tankelss: tankless
tankles: tankless
tanklis: tankless
boliers: boilers
bioler: boiler
boyler: boiler
boilor: boiler
protable: portable
portible: portable
windo: window
windoe: window
windw: window
cieling: ceiling
ceeling: ceiling
celing: ceiling
plenium: plenum
plenim: plenum
plennum: plenum
plenem: plenum
ventalation: ventilation
ventalator: ventilator
ventelator: ventilator
disconect: disconnect
diconnect: disconnect
disconnet: disconnect
minni: mini
spilt unit: split unit
mini spit: mini split
mini slit: mini split
fliter: filter
fillter: filter
filtter: filter
registor: register
regester: register
rejister: register
registar: register
grillle: grille
gril: grille
dampner: damper
insalated: insulated
insullated: insulated
flexable: flexible
flexabile: flexible
galvinized: galvanized
galvanised: galvanized
alluminum: aluminum
aluminium: aluminum
breakr: breaker
braker: breaker
brakers: breakers
condinsate: condensate
condensite: condensate
condensat: condensate
kondensate: condensate
solinoid: solenoid
transformor: transformer
elictric: electric
electic: electric
eletric: electric
propain: propane
propaine: propane
natral: natural
colling: cooling
cooleing: cooling
airconditoner: air conditioner
air conditioned unit: air conditioner
air condition: air conditioner
air conditionar: air conditioner
airconditioning: air conditioning
zone damper motor: zone damper
ht: heat
hk: heat kit
uh: unit heater
dp: double pole
brkr: breaker
pv: power vent
rnd: round
dnflo: downflow
dnflw: downflow
exp: expansion
tnk: tank
ulnx: ultra low nox
dsc: disconnect
conc: concentric
ra: return air
sa: supply air
sw reg: sidewall register
sw: sidewall
clg: ceiling
flr: floor
casette: cassette
cassete: cassette
cassett: cassette
plm: plenum
adj: adjustable
term: termination
rplcmt: replacement
hdlr: handler
hndlr: handler
ax: auxiliary
emer: emergency
`
