/**
 * What shoppers say and what the catalog calls it, one entry a line: `said, said: meant, meant > meant`.
 * `=gas-furnace` is a product type, everything else words of the catalog; `=thermostat wifi` is the type and
 * the word. What stands after `>` comes later in the list. Both sides are lower case and without accents.
 */
export const TRADE_WORDS = `
furnace: =gas-furnace, =electric-furnace, =oil-furnace > =wall-furnace, =ducted-system
gas furnace: =gas-furnace > =ducted-system
house furnace: =gas-furnace
home furnace: =gas-furnace
propane furnace: =gas-furnace
forced air furnace: =gas-furnace
lp furnace: =gas-furnace
electric furnace: =electric-furnace
oil furnace: =oil-furnace
central heat: =gas-furnace, =electric-furnace, =oil-furnace, furnace
central heating: =gas-furnace, =electric-furnace, =oil-furnace, furnace
heating unit: =gas-furnace, =electric-furnace, =oil-furnace, furnace
heating: =gas-furnace, =electric-furnace, =oil-furnace > =boiler, =heat-pump, =unit-heater
heat: heat
gas heat: =gas-furnace
mobile home: mobile home, manufactured home, hud
manufactured home: manufactured home, mobile home
hud approved: mobile home, manufactured home
hud: mobile home, manufactured home
wall heater: =wall-furnace
direct vent heater: =wall-furnace
room heater: =wall-furnace
space heater: =wall-furnace, =unit-heater, space heater, heater
heater: =gas-furnace, =unit-heater, =wall-furnace, =electric-furnace > heater, furnace, boiler
gas heater: =gas-furnace, =unit-heater, =wall-furnace
garage heater: =unit-heater, garage heater, unit heater
shop heater: =unit-heater, unit heater
barn heater: =unit-heater
ceiling heater: =unit-heater
hanging heater: =unit-heater
unit heater: =unit-heater, unit heater
heater for my garage: =unit-heater
heat a garage: =unit-heater
heat my garage: =unit-heater
heat and cool: =mini-split-system, =heat-pump-system > =ducted-system, =ptac
heat and cool my garage: =mini-split-system > =multi-zone-system
heat and cool garage: =mini-split-system > =multi-zone-system
heat and cool a garage: =mini-split-system > =multi-zone-system
heat garage: =unit-heater
heater for garage: =unit-heater
gas tankless water heater, gas tankless, gas tankless heater: =tankless-water-heater natural gas
hydronic heater: =boiler
hot water boiler: =boiler
combi boiler: =boiler
baseboard: =boiler
radiator: =boiler
radiant heat: =boiler
ac: =air-conditioner > =cooling-system > =window-air-conditioner, =portable-air-conditioner > air conditioner
a c: =air-conditioner > =cooling-system > air conditioner
ac unit: =air-conditioner > =cooling-system > air conditioner
air conditioner: =air-conditioner > =cooling-system > =window-air-conditioner, =portable-air-conditioner
air conditioner unit: =air-conditioner > =cooling-system > air conditioner
air conditioning: =air-conditioner > =cooling-system > air conditioner
air conditioning unit: =air-conditioner > =cooling-system > air conditioner
aircon: =air-conditioner > =cooling-system > air conditioner
air con: =air-conditioner > =cooling-system > air conditioner
airconditioner: =air-conditioner > =cooling-system > air conditioner
central air: =air-conditioner > =cooling-system > air conditioner
central ac: =air-conditioner > =cooling-system > air conditioner
central air conditioner: =air-conditioner > =cooling-system > air conditioner
central air conditioning: =air-conditioner > =cooling-system > air conditioner
cooling unit: =air-conditioner > =cooling-system > air conditioner
cooling: =air-conditioner, =cooling-system > =window-air-conditioner, =portable-air-conditioner
condenser: =air-conditioner > =heat-pump > =mini-split-outdoor > condenser
condenser unit: =air-conditioner > =heat-pump > =mini-split-outdoor > condenser
ac condenser: =air-conditioner > condenser
condensing unit: =air-conditioner > =heat-pump > =mini-split-outdoor > condenser, air conditioner, heat pump
heat pump condenser: =heat-pump
mini split condenser: =mini-split-outdoor
outdoor unit: =air-conditioner, =heat-pump, =mini-split-outdoor > condenser, air conditioner, heat pump
outside unit: =air-conditioner, =heat-pump, =mini-split-outdoor
compressor unit: =air-conditioner, =heat-pump, =mini-split-outdoor
indoor unit: =mini-split-indoor, =air-handler
inside unit: =mini-split-indoor, =air-handler
head unit: =mini-split-indoor
mini split head: =mini-split-indoor
mini split indoor unit: =mini-split-indoor
mini split air handler: =mini-split-indoor
head unit mini split: =mini-split-indoor
indoor head: =mini-split-indoor
2 head: =multi-zone-system 2zone
2 head mini split: =multi-zone-system 2zone
two head: =multi-zone-system 2zone
two head mini split: =multi-zone-system 2zone
dual head: =multi-zone-system 2zone
dual head mini split: =multi-zone-system 2zone
3 head: =multi-zone-system 3zone
3 head mini split: =multi-zone-system 3zone
three head: =multi-zone-system 3zone
three head mini split: =multi-zone-system 3zone
4 head: =multi-zone-system 4zone
4 head mini split: =multi-zone-system 4zone
four head: =multi-zone-system 4zone
four head mini split: =multi-zone-system 4zone
5 head: =multi-zone-system 5zone
5 head mini split: =multi-zone-system 5zone
five head: =multi-zone-system 5zone
five head mini split: =multi-zone-system 5zone
dos zona: =multi-zone-system 2zone
tres zona: =multi-zone-system 3zone
dos cuarto: =multi-zone-system 2zone
tres cuarto: =multi-zone-system 3zone
dos habitacion: =multi-zone-system 2zone
condenser and coil bundle: =cooling-system
ac condenser and coil: =cooling-system
window shaker: =window-air-conditioner
ac juice: =refrigerant
sticky foil: foil tape
hanging furnace: =unit-heater
hanging shop furnace: =unit-heater
hot dawg: =unit-heater
shop furnace: =unit-heater
garage furnace: =unit-heater
stubby: short
squatty: short
seal tite: =whip
knife switch: =disconnect
ac knife switch: =disconnect
slinky duct: =duct flexible
elephant trunk: =duct flexible
wall head: =mini-split-indoor wall, wall mount
tank: =tank-water-heater > expansion tank
no tank water heater: =tankless-water-heater
fuse: fuse, fused
mini split: =mini-split-system > =multi-zone-system > =mini-split-outdoor, =mini-split-indoor > mini split
minisplit: =mini-split-system > =multi-zone-system > =mini-split-outdoor, =mini-split-indoor > mini split
mini split system: =mini-split-system > =multi-zone-system > mini split
mini split unit: =mini-split-system > =multi-zone-system > mini split
mini split ac: =mini-split-system > =multi-zone-system > mini split
mini split air conditioner: =mini-split-system > =multi-zone-system > mini split
mini split heat pump: =mini-split-system > =multi-zone-system > mini split
ductless: =mini-split-system > =multi-zone-system > =mini-split-outdoor, =mini-split-indoor > mini split, ductless
ductless ac: =mini-split-system > =multi-zone-system > mini split
ductless air conditioner: =mini-split-system > =multi-zone-system > mini split
ductless heat pump: =mini-split-system > =multi-zone-system > mini split
ductless system: =mini-split-system > =multi-zone-system > mini split
ductless unit: =mini-split-system > =multi-zone-system > mini split
ductless split: =mini-split-system > =multi-zone-system > mini split
ductless mini split: =mini-split-system > =multi-zone-system > mini split
ductless mini split system: =mini-split-system > =multi-zone-system > mini split
split ac: =mini-split-system > =multi-zone-system > mini split
split unit: =mini-split-system > =multi-zone-system > mini split
split air conditioner: =mini-split-system > =multi-zone-system > mini split
single zone mini split: =mini-split-system
single zone: =mini-split-system
multi zone mini split: =multi-zone-system
multi zone: =multi-zone-system
multizone: =multi-zone-system
multi split: =multi-zone-system
dual zone: =multi-zone-system 2zone
dual zone mini split: =multi-zone-system 2zone
dual zone ductless: =multi-zone-system 2zone
two zone: =multi-zone-system 2zone
two zone mini split: =multi-zone-system 2zone
2 zone: =multi-zone-system 2zone
2 zone mini split: =multi-zone-system 2zone
tri zone: =multi-zone-system 3zone
tri zone mini split: =multi-zone-system 3zone
triple zone: =multi-zone-system 3zone
three zone: =multi-zone-system 3zone
three zone mini split: =multi-zone-system 3zone
3 zone: =multi-zone-system 3zone
3 zone mini split: =multi-zone-system 3zone
quad zone: =multi-zone-system 4zone
quad zone mini split: =multi-zone-system 4zone
four zone: =multi-zone-system 4zone
4 zone: =multi-zone-system 4zone
4 zone mini split: =multi-zone-system 4zone
5 zone: =multi-zone-system 5zone
five zone: =multi-zone-system 5zone
5 zone mini split: =multi-zone-system 5zone
heatpump: =heat-pump-system, =heat-pump > =mini-split-system > heat pump
heat pump: =heat-pump, =heat-pump-system > =mini-split-system, =multi-zone-system > heat pump
heat pump unit: =heat-pump, =heat-pump-system
heat pump system: =heat-pump-system
heat pump and air handler: =heat-pump-system
heat pump without air handler: =heat-pump
heat pump only: =heat-pump
heat pump condenser only: =heat-pump
ac only: =air-conditioner
condenser only: =air-conditioner, =heat-pump
ac condenser only: =air-conditioner
kit: kit > =ducted-system, =cooling-system, =heat-pump-system, =package-bundle, =mini-split-system
system: =ducted-system, =cooling-system, =heat-pump-system > =mini-split-system
hp: =heat-pump, =heat-pump-system > heat pump
furnace and ac: =ducted-system
furnace and air conditioner: =ducted-system
ac and furnace: =ducted-system
ac and furnace combo: =ducted-system
furnace ac combo: =ducted-system
combo furnace and ac: =ducted-system
combo furnace: =ducted-system
ac with furnace: =ducted-system
furnace with ac: =ducted-system
hvac unit: =ducted-system, =heat-pump-system, =air-conditioner
ac system: =cooling-system, =ducted-system > =air-conditioner
central ac system: =cooling-system, =ducted-system > =air-conditioner
central air system: =cooling-system, =ducted-system > =air-conditioner
whole house ac system: =cooling-system, =ducted-system > =air-conditioner
whole house ac: =air-conditioner, =cooling-system > =ducted-system
heating and cooling system: =ducted-system, =heat-pump-system
heating and air: =ducted-system, =heat-pump-system
heater and air combo: =ducted-system, =heat-pump-system
dual fuel: =ducted-system heat pump, dual fuel
dual fuel system: =ducted-system heat pump
hybrid system: =ducted-system heat pump
ac and coil: =cooling-system
ac coil combo: =cooling-system
ac with coil: =cooling-system
condenser and coil: =cooling-system
package unit: =package-unit > =package-bundle > package unit
packaged unit: =package-unit > =package-bundle > package unit
package system: =package-unit > =package-bundle > package unit
package heat pump: =package-unit heat pump > =package-bundle heat pump
packaged heat pump: =package-unit heat pump > =package-bundle heat pump
gas pack: =package-unit gas > =package-bundle gas > package unit gas
gaspack: =package-unit gas > =package-bundle gas > package unit gas
gas electric package unit: =package-unit gas > =package-bundle gas
rtu: =package-unit > =package-bundle > package unit
rooftop: =package-unit > =package-bundle > package unit, rooftop
rooftop unit: =package-unit > =package-bundle > package unit
all in one unit: =package-unit > =package-bundle
window ac: =window-air-conditioner, window air conditioner
window unit: =window-air-conditioner, window air conditioner, window unit
window air conditioner: =window-air-conditioner
window air: =window-air-conditioner
air conditioner for window: =window-air-conditioner
bedroom window: =window-air-conditioner
window: =window-air-conditioner, window
portable: =portable-air-conditioner, portable
portable ac: =portable-air-conditioner, portable air conditioner
portable unit: =portable-air-conditioner
portable air conditioner: =portable-air-conditioner
room air conditioner: =window-air-conditioner, =portable-air-conditioner > =ptac
room ac: =window-air-conditioner, =portable-air-conditioner > =ptac
one room: =window-air-conditioner, =portable-air-conditioner > =mini-split-system
single room: =window-air-conditioner, =portable-air-conditioner > =mini-split-system
hotel ac: =ptac, ptac
hotel unit: =ptac, ptac
hotel room: =ptac
motel ac: =ptac
through the wall ac: =ptac
ptac unit: =ptac
ptac: =ptac
pthp: =ptac
ahu: =air-handler, air handler
air handler: =air-handler > =mini-split-indoor > air handler
airhandler: =air-handler, air handler
fan coil: =air-handler, air handler, fan coil
fan coil unit: =air-handler
blower unit: =air-handler
evap coil: =coil, evaporator coil
evaporator coil: =coil
evaporator: =coil > coil, evaporator
indoor coil: =coil
coil: =coil
ac coil: =coil
furnace coil: =coil
cooling coil: =coil
cased coil: =coil cased
slab coil: =coil slab
water heater: =tank-water-heater > =tankless-water-heater > water heater
hot water heater: =tank-water-heater > =tankless-water-heater > water heater
hwh: =tank-water-heater > =tankless-water-heater > water heater
hot water tank: =tank-water-heater > water heater
water tank: =tank-water-heater
tank water heater: =tank-water-heater
storage water heater: =tank-water-heater
electric water heater: =tank-water-heater electric > =tankless-water-heater electric
heat pump water heater: =tank-water-heater heat pump
hybrid water heater: =tank-water-heater heat pump
boiler for hot water: =boiler
on demand water heater: =tankless-water-heater, tankless
on demand: =tankless-water-heater, tankless
ondemand: =tankless-water-heater, tankless
instantaneous: =tankless-water-heater, tankless
instant water heater: =tankless-water-heater, tankless
instant hot water: =tankless-water-heater, tankless
hot water instantly: =tankless-water-heater
endless hot water: =tankless-water-heater
continuous hot water: =tankless-water-heater
tankless: =tankless-water-heater > tankless
tankless heater: =tankless-water-heater
tankless water heater: =tankless-water-heater
water heater without tank: =tankless-water-heater
without tank: =tankless-water-heater
no tank: =tankless-water-heater
propane: propane, propaneconvertible
lp: propane, lp, propaneconvertible
lpg: propane, propaneconvertible
liquid propane: propane, propaneconvertible
natural gas: natural gas, gas
ng: natural gas, gas
thermostat: =thermostat > thermostat
tstat: =thermostat, thermostat
t stat: =thermostat, thermostat
stat: =thermostat, thermostat
smart thermostat: =thermostat wifi, thermostat wifi, smart thermostat
wifi thermostat: =thermostat wifi, thermostat wifi
wi fi thermostat: =thermostat wifi, thermostat wifi
phone: wifi
phone app: wifi
app controlled: wifi
alexa: wifi
wireless thermostat: =thermostat wifi
communicating thermostat: =thermostat communicating
thermostat wire: thermostat wire
tstat wire: thermostat wire
stat wire: thermostat wire
thermostat cable: thermostat wire
control wire: thermostat wire
low voltage wire: thermostat wire
thermostat guard: =sensor guard
thermostat cover: =sensor guard
lock box: =sensor guard
zone board: zone panel
zone controller: zone panel
zone control: zone panel
zoning panel: zone panel
zone control board: zone panel
zoning: zone panel, zone damper
remote sensor: room sensor
temperature sensor: room sensor, outdoor temperature sensor
air filter: =air-filter
filter: =air-filter > =filter-cabinet > filter
furnace filter: =air-filter
ac filter: =air-filter
hvac filter: =air-filter
house filter: =air-filter
home air filter: =air-filter
pleated filter: =air-filter pleated
allergy filter: =air-filter
allergy: =air-filter
filter box: =filter-cabinet
filter rack: =filter-cabinet
filter housing: =filter-cabinet
media cabinet: =filter-cabinet
air cleaner: =filter-cabinet, =uv-lamp > air cleaner, filter
air purifier: =uv-lamp, =filter-cabinet > air cleaner, air purifier, uv
uv: =uv-lamp > uv
uv light: =uv-lamp > uv
uv lamp: =uv-lamp
uv bulb: uv bulb
uv light bulb: uv bulb
germicidal light: =uv-lamp
humidifier: =humidifier > humidifier
whole house humidifier: =humidifier
whole home humidifier: =humidifier
furnace humidifier: =humidifier
add moisture: =humidifier
dry air: =humidifier
too dry: =humidifier
dry house: =humidifier
house dry: =humidifier
air is dry: =humidifier
water panel: humidifier pad
humidifier filter: humidifier pad
evaporator pad: humidifier pad
replacement pad: humidifier pad
pad replacement: humidifier pad
humidifier water panel: humidifier pad
dehumidifier: =dehumidifier > dehumidifier
whole house dehumidifier: =dehumidifier
whole home dehumidifier: =dehumidifier
crawl space dehumidifier: =dehumidifier
basement dehumidifier: =dehumidifier
dry my basement: =dehumidifier
damp basement: =dehumidifier
wet basement: =dehumidifier
humid basement: =dehumidifier
dry out my basement: =dehumidifier
dry out basement: =dehumidifier
dry out a basement: =dehumidifier
dry out the basement: =dehumidifier
dry out crawl space: =dehumidifier
dry out my crawl space: =dehumidifier
moisture removal: =dehumidifier
erv: =ventilator erv, erv, energy recovery
hrv: =ventilator hrv, hrv, heat recovery
air exchanger: =ventilator, erv, hrv, ventilator
fresh air: =ventilator
fresh air ventilator: =ventilator
ventilation: =ventilator
ventilator: =ventilator
heat kit: =heat-kit, heat kit, heat strip, electric heat
heat strip: =heat-kit, heat kit, heat strip
heatstrip: =heat-kit, heat kit, heat strip
strip heat: =heat-kit, heat kit
electric strip: =heat-kit
electric heat: =heat-kit > =electric-furnace
backup heat: =heat-kit, heat kit
auxiliary heat: =heat-kit, heat kit
aux heat: =heat-kit, heat kit
emergency heat: =heat-kit
line set: =line-set > line set
lineset: =line-set, line set
mini split line set: =line-set
mini split lineset: =line-set
ac line set: =line-set
copper line set: =line-set
refrigerant line: =line-set, line set
copper line: =line-set, line set
copper tubing: =line-set
copper pipe: =line-set
copper: =line-set, copper
insulated copper: =line-set
line set cover: =line-set-cover
line cover: =line-set-cover
line hide: =line-set-cover
linehide: =line-set-cover
line set kit cover: =line-set-cover
hide my line set: =line-set-cover
hide line set: =line-set-cover
slim duct: =line-set-cover, concealed duct
slimduct: =line-set-cover
line set duct: =line-set-cover
mini split cover: =line-set-cover
install kit: =line-set, =bracket, =whip, =disconnect, =drain-hose > =line-set-cover, =pad
installation kit: =line-set, =bracket, =whip, =disconnect, =drain-hose > =line-set-cover, =pad
mini split install kit: =line-set, =bracket, =drain-hose > =line-set-cover, =whip, =disconnect, =pad
mini split installation kit: =line-set, =bracket, =drain-hose > =line-set-cover, =whip, =disconnect, =pad
install a mini split: =line-set, =bracket, =drain-hose > =line-set-cover, =whip, =disconnect, =pad
mini split accessory: =line-set, =bracket, =drain-hose > =line-set-cover, =whip, =disconnect, =pad
pad: =pad > pad
ac pad: =pad
condenser pad: =pad
hurricane pad: =pad
equipment pad: =pad
mounting pad: =pad
concrete pad: =pad
heat pump pad: =pad
mini split pad: =pad
mounting bracket: wall bracket
ac bracket: wall bracket
ac leg: =bracket
heat pump riser: =bracket
vibration pad: vibration feet
vibration isolator: vibration feet
anti vibration pad: vibration feet
rubber feet: vibration feet
disconnect: =disconnect
disconnect box: =disconnect
ac disconnect: =disconnect
service disconnect: =disconnect
pull out disconnect: =disconnect
pullout disconnect: =disconnect
electrical disconnect: =disconnect
disconnect switch: =disconnect
emergency switch: service switch
furnace switch: service switch
whip: =whip > whip, electrical whip
ac whip: =whip
condenser whip: =whip
sealtite: =whip
sealtight: =whip
sealtight whip: =whip
liquid tight: =whip
electrical whip: =whip
mini split wire: mini split cable
mini split cable: mini split cable
14 4 wire: mini split cable
communication wire: mini split cable
romex: circuit cable
nm b: circuit cable
nm b cable: circuit cable
nmb: circuit cable
house wire: circuit cable
electrical wire: circuit cable
2 pole breaker: double pole breaker
1 pole breaker: single pole breaker
condensate hose: =drain-hose
drain line: =drain-hose
drain tube: =drain-hose
condensate line: =drain-hose
condensate drain line: =drain-hose
condensate drain hose: =drain-hose
drain hose: =drain-hose
condensate pump: =condensate-pump
water pump for ac: =condensate-pump
drain pump: =condensate-pump
lift pump: =condensate-pump
ptrap: condensate trap
p trap: condensate trap
trap: condensate trap
condensate trap: condensate trap
condensate drain trap: condensate trap
overflow switch: float switch
safety switch: float switch
wet switch: wet switch
ss2: float switch
emergency pan: drain pan
secondary pan: drain pan
secondary drain pan: drain pan
overflow pan: drain pan
pan tablet: drain pan tablet
drain tablet: drain pan tablet
condensate tablet: drain pan tablet
algae tablet: drain pan tablet
refrigerant: =refrigerant
freon: =refrigerant, refrigerant
coolant: =refrigerant
r410a: =refrigerant r410a, r410a
410a: =refrigerant r410a, r410a
r 410a: =refrigerant r410a, r410a
puron: =refrigerant r410a, r410a
454b: =refrigerant r454b, r454b
puron advance: =refrigerant r454b, r454b
r 32: r32
r 454b: r454b
replace r410a: =refrigerant
flex pipe: =duct flexible
flex line: =duct flexible
insulated flex: =duct flexible
insulated duct: =duct flexible
duct: =duct > =duct-fitting > duct
ductwork: =duct, =duct-fitting, =plenum > duct
ducting: =duct, =duct-fitting, =plenum > duct
sheetmetal: =duct-fitting, =plenum > sheet metal, duct
sheet metal: =duct-fitting, =plenum > sheet metal, duct
round pipe: round snaplock pipe, round snap lock pipe
round duct: round snaplock pipe, round snap lock pipe
snap lock: round snaplock pipe, round snap lock pipe
snap lock pipe: round snaplock pipe, round snap lock pipe
snaplock pipe: round snaplock pipe, round snap lock pipe
duct pipe: round snaplock pipe, round snap lock pipe
hard pipe: round snaplock pipe, round snap lock pipe
stove pipe: round snaplock pipe, round snap lock pipe
furnace pipe: round snaplock pipe, round snap lock pipe
dryer vent: round snaplock pipe, round snap lock pipe, elbow
dryer duct: round snaplock pipe, round snap lock pipe, elbow
dryer hose: round snaplock pipe, round snap lock pipe, elbow
90 degree elbow: adjustable elbow
duct elbow: elbow
can boot: register boot
boot: register boot
floor boot: register boot
ceiling boot: register boot
register box: register boot
stack boot: register boot
duct boot: register boot
takeoff: start collar, collar
take off: start collar, collar
duct collar: start collar, collar
starting collar: start collar, collar
starter collar: start collar, collar
spin in: start collar, collar
tap in: start collar, collar
duct reducer: reducer
y branch: wye
duct wye: wye
duct y: wye
duct coupling: coupling
duct damper: damper
balancing damper: damper
volume damper: damper
manual damper: damper
supply box: plenum supply
plenum box: =plenum
plenum: =plenum
return box: plenum return
duct tape: tape
foil tape: foil tape
aluminum tape: foil tape
silver tape: foil tape
hvac silver tape: foil tape
pookie: duct mastic
mastic: duct mastic
duct sealant: duct mastic
duct sealer: duct mastic
duct glue: duct mastic
hanger: hanger strap
zip tie: duct strap
panduit: duct strap
panduit strap: duct strap
duct zip tie: duct strap
self tapper: zip screw
sheet metal screw: zip screw
duct insulation: duct wrap insulation
duct wrap: duct wrap insulation
insulation wrap: duct wrap insulation
register: =register
floor vent: floor register
floor grille: floor register
floor register: floor register
wall vent: sidewall register
wall register: sidewall register
air vent: =register
vent cover: =register
vent register: =register
ceiling vent: ceiling diffuser
ceiling register: ceiling diffuser
diffuser: ceiling diffuser
filter grille: return filter grille
vent: =vent
vent pipe: =vent pipe
flue: =vent
flue pipe: =vent pipe
exhaust pipe: =vent pipe
chimney pipe: =vent pipe
b vent: =vent type b
b vent pipe: type b gas vent pipe
bvent: =vent type b
b vent cap: type b vent rain cap
vent cap: type b vent rain cap
chimney cap: type b vent rain cap
rain cap: type b vent rain cap
b vent elbow: type b vent elbow
b vent tee: type b vent tee
b vent flashing: type b vent roof flashing
roof flashing: type b vent roof flashing
pvc pipe: pvc vent pipe
furnace vent: =vent
neutralizer: condensate neutralizer
propane kit: propane conversion kit
lp kit: propane conversion kit
lp conversion kit: propane conversion kit
lp conversion: propane conversion kit
propane conversion: propane conversion kit
gas conversion kit: propane conversion kit
conversion kit: propane conversion kit
gas line: gas connector
gas flex line: gas connector
gas hose: gas connector
flexible gas line: gas connector
drip leg: sediment trap
dirt leg: sediment trap
sediment trap: sediment trap
thermal expansion tank: expansion tank
isolation valve: isolation valve kit
service valve kit: isolation valve kit
tankless valve kit: isolation valve kit
descaling kit: tankless flush kit
flush kit: tankless flush kit
descaler: tankless flush kit
filter dryer: filter drier
liquid line drier: filter drier
drier: filter drier
schrader cap: locking refrigerant cap
locking cap: locking refrigerant cap
gauge: digital manifold, micron gauge
manifold: digital manifold
manifold gauge: digital manifold
digital manifold gauge: digital manifold
gauge set: digital manifold
vacuum gauge: micron gauge
micron gauge: micron gauge
flare tool: flaring tool
flaring kit: flaring tool
pipe bender: tube bender
copper bender: tube bender
pipe cutter: tube cutter
tubing cutter: tube cutter
copper cutter: tube cutter
braze rod: brazing rod
brazing rod: brazing rod
silver solder: brazing rod
armaflex: pipe insulation
pipe wrap: pipe insulation
foam insulation: pipe insulation
line set insulation: pipe insulation
pipe insulation: pipe insulation
putty: duct seal putty
thumb gum: duct seal putty
duct seal: duct seal putty
leak detection kit: leak detection kit
leak sensor: leak detection kit
leak stop: leak seal
stop leak: leak seal
thread sealant: thread sealant
clean my coil: coil cleaner, evaporator cleaner
clean my evaporator coil: coil cleaner, evaporator cleaner
clean evaporator coil: coil cleaner, evaporator cleaner
furnace cleaner: coil cleaner, evaporator cleaner
capacitor: run capacitor
cap for ac: run capacitor
dual capacitor: run capacitor
run cap: run capacitor
dual cap: run capacitor
ac cap: run capacitor
motor cap: run capacitor
ac capacitor: run capacitor
start kit: hard start kit
hard start: hard start kit
soft start: hard start kit
surge: surge protector
surge suppressor: surge protector
transformer: control transformer
24v transformer: control transformer
cwire: cwire
cwire adapter: cwire adapter
cwire kit: cwire adapter
power extender: cwire adapter
variable: variable, inverter, modulating
variable speed: variable, inverter, modulating
2 stage: two stage
1 stage heat: 1 heat
2 stage heat: 2 heat
3 stage heat: 3 heat
4 stage heat: 4 heat
1 stage cool: 1 cool
2 stage cool: 2 cool
1 stage cooling: 1 cool
2 stage cooling: 2 cool
two speed: two stage
hyper heat: cold climate
low ambient: cold climate
low temperature: cold climate
cold weather: cold climate
cold climate: cold climate
extreme cold: cold climate
winter: cold climate
low nox: low nox
14 ng j: ultra low nox
14 ng: ultra low nox
10 ng j: ultra low nox
scaqmd: ultra low nox
aqmd: ultra low nox
sjvapcd: ultra low nox
rule 1111: ultra low nox
rule 1121: ultra low nox
california: low nox
ultra low: ultra low nox
wall unit: wall mount
wall mounted: wall mount
high wall: wall mount
ceiling unit: ceiling cassette
ceiling mount: ceiling cassette
floor mount: low wall, floor ceiling
cassette: ceiling cassette, cassette
ducted mini split: =mini-split-system concealed duct > =multi-zone-system concealed duct
concealed: concealed duct
attic: horizontal
closet: upflow
crawl space: horizontal, downflow
single stage: single stage, single
1 heat 1 cool, 1h 1c, 1h1c, one heat one cool: =thermostat 1
2 heat 1 cool, 2h 1c, 2h1c: =thermostat 2
2 heat 2 cool, 2h 2c, 2h2c, two heat two cool: =thermostat 2
3 heat 2 cool, 3h 2c, 3h2c: =thermostat 3
4 heat 2 cool, 4h 2c, 4h2c: =thermostat 4
outside box, outdoor box: =air-conditioner, =heat-pump, =mini-split-outdoor
cooling only: ac, air conditioner
package unit cooling only, cooling only package unit: =package-unit ac > =package-bundle ac
pan: drain pan
water heater pan, heater pan, pan for water heater, tank pan: drain pan
canister: steam canister
steam cylinder: steam canister
orifice: propane conversion kit
two pole: double pole breaker
2 pole: double pole breaker
1 pole: single pole breaker
double pole: double pole breaker, contactor
drain pill, drain puck, drain pan pill, pan puck, pan tab, drain tab, slime puck: drain pan tablet
puck: drain pan tablet
pill: drain pan tablet
locking cover, locking box, locking thermostat box, thermostat lock box, thermostat locking cover: =sensor guard
thermostat box: =sensor guard
end cap: cap
blank end cap: cap
water heater lowboy, hot water heater lowboy, lowboy hot water heater, water heater short: =tank-water-heater short
line set gutter, lineset gutter, line set hide, lineset hide, line hide gutter: =line-set-cover
plastic slab, slab under ac, slab under unit: =pad
ceiling supply, ceiling supply vent, ceiling supply register: ceiling diffuser
strip: =heat-kit, heat kit
filter slot, filter slot door, filter door: =filter-cabinet
flush port valve, shutoff with flush port, service port valve: isolation valve kit
yellow gas line, yellow flexible gas line, yellow flex line, yellow gas whip, yellow gas hose: gas connector
bulb: uv bulb
`
