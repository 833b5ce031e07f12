/**
 * Names of parts and supplies as installers, counter staff and homeowners say them, in the form of
 * `trade-words.ts`: `said, said: meant`. Words of the trade in the United States, from practice.
 */
export const TRADE_WORDS_OF_PARTS = `
vibration feet, rubber foot, rubber pad, rubber mount, anti vibration feet, anti vibration mount, isolation pad, isolation feet, isolator, vibration absorber, vibration dampener, vibration mount, condenser feet, ac feet, unit feet, rubber block, feet for condenser: vibration feet
riser, pad riser, ac riser, unit riser, condenser riser, plastic leg, unit leg, pump up, leg kit, condenser leg, heat pump leg: riser > =bracket
roof stand, roof mount, roof bracket, slanted roof stand, pitched roof stand: roof stand
snow stand, snow leg, ground stand, floor stand, mini split stand, mini split floor stand, condenser stand, heat pump stand, outdoor unit stand, ac stand: snow stand > =bracket
wall bracket, mini split bracket, mini split wall bracket, condenser wall bracket, wall mount bracket, outdoor unit bracket, wall mounting bracket, mini split mount, condenser mount, condenser bracket: wall bracket > =bracket
ac slab, condenser slab, composite pad, plastic pad, ground pad, e lite pad, ultralite pad, slab for ac, concrete slab, fake concrete pad, unit pad, lightweight pad, ac base, condenser base: =pad
condenser pump, condensation pump, condensate removal pump, vcma, vcma 20, tank pump, furnace pump, water pump, ac pump, basement pump, sump for ac, drain water pump, furnace drain pump: =condensate-pump
mini split condensate pump, mini split pump, mini pump, ductless pump, mini split drain pump, quiet pump: mini split condensate pump > =condensate-pump
drain tubing, condensate tubing, condensate tube, mini split drain tube, mini split drain line, mini split drain hose, drain pipe, corrugated hose, corrugated drain hose, vinyl tubing, clear vinyl tubing, condenser drain line, condenser hose, condensate drain tube: =drain-hose
float switch, overflow shutoff, condensate switch, condensate cutoff, condensate shutoff, condensate overflow switch, condensate safety switch, safety float, drain switch, water level switch, ez trap switch, ss1, ss3, water sensor switch, drain line switch, high water switch, kill switch for drain: float switch
inline float switch, inline condensate cutoff, inline cutoff, inline switch, inline overflow switch, in line float switch, in line condensate cutoff, in line switch, drain line float switch, inline condensate switch, inline safety switch: float switch in line
pan switch, drain pan switch, pan float switch, drain pan float switch, pan float: float switch drain pan
water alarm, water bug, water sensor, water leak sensor, electronic float switch: wet switch
drain trap, coil trap, condenser trap, clear trap, pee trap, u trap, running trap, ez trap, clear ptrap, trap for coil, coil drain trap, condensate ptrap: condensate trap
drain pan, drip pan, attic pan, furnace pan, safety pan, auxiliary pan, aux pan, backup pan, catch pan, air handler pan, condensate pan, water pan, water tray: drain pan
drain pan tablet, pan tab, pan pill, pan treatment, drain pan treatment, drain tab, algae tab, algae pill, slime tablet, condensate pill, condensate treatment, ac tablet, ac pan tablet, ac drain tablet, pan stick, pan strip, slime buster, pan slime, drain line tablet, condensate tab: drain pan tablet
run capacitor, cap, dual run cap, dual run, round cap, motor run cap, start cap, start capacitor, fan cap, fan capacitor, compressor cap, compressor capacitor, condenser capacitor, heat pump capacitor, dual run capacitor, ac start capacitor, mfd cap, 45 5, 45x5, beer can part: run capacitor
contactor, ac contactor, 2 pole contactor, double pole contactor, two pole contactor, 24v contactor, 40 amp contactor, 30 amp contactor, condenser contactor, relay contactor, compressor contactor, ac relay, compressor relay, definite purpose contactor: contactor
hard start kit, hard starter, soft starter, start assist, compressor saver, kickstart, kick start, spp6, 5 2 1, compressor starter, potential relay, booster kit: hard start kit
surge protector, surge protection, surge arrestor, surge guard, lightning protector, lightning arrestor: surge protector
control transformer, 24 volt transformer, 40va transformer, 40 va transformer, 40va, step down transformer, low voltage transformer, furnace transformer, hvac transformer, doorbell transformer: control transformer
propane conversion kit, ng to lp kit, natural gas to propane kit, natural to propane kit, propane orifice, lp orifice, orifice kit, propane jet, lp jet, conversion orifice, natural gas to lp, natural gas to propane, natural to propane, ng to lp, ng to propane, convert to propane, lp convert kit: propane conversion kit
gas connector, gas flex, gas flex connector, flex gas line, yellow gas line, gas whip, appliance connector, gas supply line, csst connector, flexible gas connector, furnace gas line, gas tubing: gas connector
gas shutoff valve, gas cock, gas ball valve, gas shut off, gas shutoff, gas shut off valve, manual gas valve, gas stop, gas cutoff, gas turn off, gas tap: gas shutoff valve
drip tee, dirt trap, gas drip leg, gas trap, drop leg, mud leg: sediment trap
expansion tank, water heater expansion tank, pressure tank, boiler expansion tank, potable expansion tank, thermal tank, bladder tank, expantion tank: expansion tank
isolation valve kit, tankless service valve, tankless valve, service valve, tankless isolation, tankless isolation kit, tankless shutoff valve, flush valve: isolation valve kit
tankless flush kit, descale kit, tankless cleaning kit, tankless descaler, vinegar flush kit, flush pump kit, tankless maintenance kit: tankless flush kit
filter drier, biflow drier, bi flow drier, line drier, refrigerant filter, refrigerant drier, dryer for line set, 083 drier, driers: filter drier
locking refrigerant cap, refrigerant cap, valve cap, refrigerant lock, tamper cap, tamper proof cap, freon lock, novent cap, service port cap, anti huff cap: locking refrigerant cap
flare nut assortment, flare nut, flare nut kit, flare fitting, brass flare nut, flare kit, mini split flare nut, flair nut: flare nut assortment
flare adapter, mini split adapter, reducing flare, flare reducer, reducing union, flare fitting adapter, port adapter, line set adapter, line set reducer, increaser adapter, swivel adapter: flare adapter
flaring tool, flare maker, eccentric flaring tool, clutch flaring tool, pipe flaring, flaring set, flairing tool: flaring tool
torque wrench set, torque wrench, flare torque wrench, flare wrench, mini split torque wrench, crowfoot wrench, torq wrench: torque wrench set
tube bender, tubing bender, line set bender, hand bender, lever bender, bender, spring bender: tube bender
tube cutter, tubing cutters, mini cutter, cutter for copper: tube cutter
brazing stick, braze stick, brazing alloy, silver brazing, silver brazing stick, silfos, sil fos, stay silv, staybrite, 15 rod, solder stick, welding rod, solder: brazing rod
digital manifold, gauge manifold, digital gauge, refrigerant gauge, freon gauge, hvac gauge, ac gauge, charging gauge, a2l gauge, sman, manafold, gage, gauge for a2l: digital manifold
micron meter, vac gauge, micron gage, vacuum meter: micron gauge
vacuum pump, vac pump, hvac vacuum pump, evac pump, evacuation pump, vacum pump, vacuum, ac vacuum pump, refrigerant vacuum pump: vacuum pump
coil cleaner, foaming cleaner, foaming coil cleaner, condenser cleaner, condenser coil cleaner, nu brite, nubrite, coil foam, coil brightener, coil wash, outside coil cleaner, condenser wash, ac cleaner, ac coil cleaner, cleaner, coil degreaser: coil cleaner > evaporator cleaner
evaporator cleaner, self rinsing cleaner, no rinse cleaner, mini split cleaner, evaporator coil cleaner, no rinse coil cleaner, coil cleaner spray, spray coil cleaner, foam spray: evaporator cleaner > coil cleaner
leak detection fluid, leak detector, leak detection, leak bubble, leak soap, big blu, bubble soap, soap bubble, leak detector soap, gas leak detector, leak finder, leak spray, bubble solution, snoop, bubble spray, soap spray, bubble, gas leak soap, leak tester: leak detection fluid > leak detection kit
refrigerant leak sensor, a2l sensor, a2l leak sensor, refrigerant sensor, rds kit, refrigerant detection, refrigerant detection system, a2l mitigation, a2l kit, mitigation board, refrigerant leak detection, rds: leak detection kit
leak seal, leak sealer, freon sealer, freon leak sealer, refrigerant leak sealer, refrigerant leak seal, ac leak sealer, ac stop leak, ac leak stop, easy seal, leak freeze, super seal, refrigerant sealer, refrigerant sealant, ac sealant: leak seal
nylog, blue nylog, flare sealant, refrigerant sealant drop, flare seal, nilog, nylog blue, thread seal, leak lock: thread sealant
rubatex, pipe foam, copper insulation, suction line insulation, insulation tube, foam sleeve, line insulation, rubber insulation, suction line wrap, black foam, refrigerant line insulation, armorflex: pipe insulation
duct wrap insulation, duct blanket, fsk wrap, fiberglass wrap, foil insulation, foil wrap, ductwrap, insulation roll, duct sleeve, r8 wrap, insulation blanket, insulation: duct wrap insulation > pipe insulation
duct seal putty, monkey dung, dum dum, gray putty, wall putty, plumbers putty, electrical putty, duck seal, duct seal compound, sealing putty, dux seal: duct seal putty
duct mastic, pooky, pookey, duct mud, mud, mudding, mudding duct, duct paste, duct goop, goop, duct goo, duct butter, monkey snot, monkey poop, duct paint, duct caulk, duct gunk, air seal goop, mastick, brush on sealant, duct sealing paste: duct mastic
metal tape, foil duct tape, hvac tape, hvac foil tape, metal duct tape, ul 181 tape, 181 tape, ul181, shiny tape, tin tape, foil adhesive, foyle tape, hvac aluminum tape, 3m foil tape: foil tape
flex duct tape, flex tape, tape for flex duct, tape for flex, flex duct seal tape: flex duct tape > tape
duct strap, duct tie, tie wrap, tie strap, big zip tie, flex duct tie, nylon strap, cable tie, flex duct strap, flex duct zip tie, flex tie, duct clamp, zap strap: duct strap
hanger strap, duct hanger, hanging strap, hang strap, hangar strap, strapping, pipe strap, plumbers tape, woven strap, webbing, duct support, strap, duct strapping, perforated strap, metal strapping, support strap, flex duct hanger, polypropylene strap, hanger iron, band iron: hanger strap > duct strap
zip screw, self tapping screw, tek screw, teks screw, duct screw, hex screw, hex head screw, sheet metal zip, zip in screw, zips, ziptip screw, self drilling screw, 8 screw: zip screw
start collar, spin collar, tab collar, dovetail collar, crimp collar, finger collar, round takeoff, duct tap, round collar, plenum collar, takeoff collar, notched collar: start collar, collar
start collar damper, start collar with damper, takeoff with damper, takeoff damper, collar with damper, spin in with damper, spin in damper, damper takeoff, damper collar, take off with damper: =duct-fitting collar damper
elbow, adjustable elbow, 90 elbow, gored elbow, ducting elbow, round elbow, sheet metal elbow, pipe elbow, galvanized elbow, adj elbow, elbow adj, elbo, duct bend, pipe bend: elbow
adjustable 90, duct 90, round 90, 90 bend, adjustable 90 elbow, sheet metal 90: adjustable elbow
reducer, step down, taper, increaser, pipe reducer, round reducer, duct increaser, transition, duct transition, necker, reducing coupling, size reducer: reducer
wye, y fitting, wye branch, y connector, y splitter, duct splitter, pants, split duct, y pipe, y joint, duct branch, duct t, duct tee, duct junction, why branch: wye
coupling, duct connector, duct joiner, pipe connector, sleeve coupling, flex connector, flex duct connector, flex coupling, flex duct coupling, duct union, duct sleeve connector, splice collar, beaded coupling, pipe joiner: coupling
end cap, duct cap, duct end cap, pipe cap, pipe plug, duct plug, round cap for duct, blank cap, duct stopper, galvanized cap, tee cap: end cap
manual volume damper, damper, airflow damper, butterfly damper, hand damper, inline damper, branch damper, damper with handle, mvd, quadrant damper: damper
zone damper, motorized damper, motor damper, electric damper, automatic damper, powered damper, power damper, zoning damper, damper actuator, spring return damper, 24v damper, round zone damper, damper motor: zone damper
register boot, vent boot, register can, wall boot, boot box, vent box, straight boot, box boot, universal boot, furnace boot: register boot
end boot, end register boot, side boot: end register boot
90 boot, elbow boot, angle boot, right angle boot: register boot
snaplock, snap pipe, hard duct, metal duct, metal pipe, galvanized pipe, galvanized duct, rigid duct, rigid pipe, sheet metal pipe, tin pipe, spiral pipe, spiral duct, 26 gauge pipe, stovepipe, hvac pipe, heat duct, heat pipe, heating pipe, round metal pipe, round metal duct, steel duct, steel pipe, rigid metal duct, sheet metal duct, round ductwork: round snaplock pipe, round snap lock pipe
flex duct, flex, flex tube, flex tubing, flexduct, flexi duct, flexible duct, insulated flex duct, flexible ducting, flex ducting, flexible ductwork, flexible pipe, flexible hose, slinky, slinky hose, accordion duct, accordion hose, dryer hose style duct, worm duct, attic duct, silver flex, wire flex, insulated hose, big silver hose, silver hose, air hose, flexible insulated duct, duct hose: =duct flexible
furnace box, furnace plenum, ac plenum, duct plenum, metal plenum: =plenum
supply plenum, plenum supply, supply air plenum, supply trunk, hot air plenum, discharge plenum, furnace bonnet, bonnet, hot box: plenum supply
return plenum, plenum return, return air box, return drop, drop box, return air plenum, return air drop, cold air drop, return boot, return air boot, return can: plenum return
floor diffuser, floor air vent, floor vent cover, heat register, heat vent, floor heat vent, floor heater vent, brown vent, toe kick register, floor heat register, vent for floor, floor grate, baseboard vent: floor register
sidewall register, wall air vent, wall supply register, wall grille, wall diffuser, bar register, wall supply vent, side wall vent, high wall register, wall vent cover, supply register wall, sidewall vent: sidewall register
ceiling diffuser, ceiling grille, ceiling air vent, step down diffuser, 4 way diffuser, four way diffuser, supply diffuser, square diffuser, ceiling vent cover, ac vent ceiling, lay in diffuser, ceiling ac vent: ceiling diffuser
return grille, return air grille, return vent, return air vent, return register, return cover, return vent cover, air return, air return vent, air return grille, air return cover, cold air return, cold air return vent, cold air return cover, return air cover, return louver, return air register, intake vent, intake grille, big wall vent, air intake vent, return grate, return air return: return grille > return filter grille
return filter grille, filter vent, filter return, filter return grille, filter back grille, hinged grille, return with filter, return vent with filter, return air filter grille, filter door grille, filter grate, rfg, ragf: return filter grille
supply vent, supply register, supply grille, vent grille, air register, ac vent, ac vent cover, air duct cover, duct cover, louver, air vent cover, heat register cover, grate, heating vent, air grille: =register
gas vent pipe, vent piping, gas flue: =vent pipe
type b vent, double wall pipe, double wall vent, double wall flue, double wall flue pipe, double wall vent pipe, class b vent, b flue, b pipe, dwv pipe, water heater vent pipe, water heater flue, water heater vent, furnace flue, furnace flue pipe, double wall stove pipe, metal vent pipe: type b gas vent pipe
flue cap, storm cap, b vent rain cap, roof cap, vent hat, flue hat, chimney hat, top cap, cap for flue, storm collar, storm collar rain cap, wind cap, top hat: type b vent rain cap
flashing, roof jack flashing, flue flashing, adjustable flashing, roof boot, pipe flashing, vent flashing, chimney flashing: type b vent roof flashing
b vent 90, b vent 90 elbow, flue elbow, vent elbow, vent pipe elbow, double wall elbow, flue 90, type b 90, b vent 90 degree elbow: type b vent 90 elbow > type b vent elbow
b vent 45, b vent 45 elbow, flue 45, type b 45, type b 45 elbow, b vent 45 degree elbow, double wall 45: type b vent 45 elbow
flue tee, vent tee, type b tee, double wall tee, tee cap tee: type b vent tee
pvc vent pipe, pvc, pvc vent, pvc exhaust, pvc flue, plastic vent pipe, plastic pipe, intake pipe, pvc intake pipe, sch 40 pipe, schedule 40, high efficiency vent pipe, pvc intake, white pipe, white plastic pipe: pvc vent pipe
concentric vent kit, concentric kit, concentric vent, concentric, concentric termination, concentric vent termination, coaxial vent, coaxial kit, pipe in pipe vent, concentric roof kit: concentric vent kit
sidewall termination kit, termination kit, sidewall kit, sidewall vent kit, side wall termination, side wall vent kit, horizontal vent kit, horizontal termination, vent termination, through the wall vent kit, vent termination kit, wall termination, wall termination kit, pvc vent kit, furnace vent kit, vent kit, sidewall vent termination: sidewall termination kit, concentric vent kit
low profile flush vent, flush vent, flush mount vent, low profile vent, flush mount termination, low profile termination, royal vent, flat vent, flush termination: low profile flush vent
condensate neutralizer, acid neutralizer, neutralizer kit, ph neutralizer, limestone kit, condensate neutraliser, neutralizing kit, neutralizer tube, neutralization kit, acid condensate kit, boiler neutralizer: condensate neutralizer
roof jack, mobile home roof jack, mobile home flue, mobile home chimney, mobile home vent, trailer roof jack, mobile home stack, manufactured home roof jack, mobile home vent pipe: mobile home roof jack
smoke pipe, oil flue pipe, oil vent pipe, oil furnace pipe, oil furnace vent, single wall flue, single wall pipe, single wall vent, black pipe flue, smoke stack, smokestack pipe, connector pipe, single wall stove pipe: smoke pipe
stainless vent, stainless vent pipe, category 3 vent, category iii vent, cat iii vent, cat 3 vent, al29 4c, al294c, stainless pipe, stainless flue, z vent, z flex, zvent, stainless steel vent pipe, special gas vent, tankless vent pipe: stainless category iii vent pipe
stainless termination, stainless vent termination, stainless vent cap, stainless hood, stainless wall termination: stainless vent termination
ac box, ac shutoff, ac shut off, ac shutoff box, ac shutoff switch, ac cutoff, safety disconnect, outdoor disconnect, outside disconnect, condenser disconnect, unit disconnect, heat pump disconnect, pullout, pull out, pullout box, pull out box, pullout switch, power disconnect, electrical box outside, electrical shutoff, breaker box outside, sparky box, outside ac box, cut off box, ac fuse box, fuse box, outdoor fuse box, shut off box, shutoff box, hvac disconnect, ac power box, condenser shutoff, ac breaker box: =disconnect
nonfused disconnect, nonfused, nonfusible disconnect, non fusible disconnect, non fuse disconnect: nonfused disconnect
fused disconnect, fusible disconnect, disconnect with fuse, fused pullout, disconnect fuse: fused disconnect
gfci disconnect, disconnect with gfci, disconnect with outlet, disconnect with gfi, gfi disconnect, disconnect with plug, disconnect with receptacle, gfci combo disconnect: gfci disconnect
service switch, furnace service switch, furnace on off switch, on off switch, furnace shutoff, furnace shut off, furnace shutoff switch, furnace disconnect, boiler switch, boiler emergency switch, furnace power switch, furnace kill switch, kill switch, red switch, furnace toggle, furnace toggle switch, furnace light switch, unit switch, emergency shutoff, red emergency switch, furnace emergency switch, oil furnace switch: service switch
flex whip, wire whip, seal tight, liquidtite, liquid tite, liquidtight, liquid tight conduit, liquidtight whip, liquidtight conduit, carflex, flex conduit, flexible conduit, conduit whip, power whip, disconnect whip, ac conduit, gray whip, wip, ac power cord, electrical pigtail, mini split whip, heat pump whip: =whip
breaker, circuit breaker, hacr breaker, ac breaker, panel breaker: double pole breaker > single pole breaker
double pole breaker, two pole breaker, 240v breaker, 240 breaker, 220 breaker, 220v breaker, dual pole breaker, double breaker, 2pole breaker, dp breaker: double pole breaker
single pole breaker, one pole breaker, 120v breaker, 120 breaker, 110 breaker, sp breaker, single breaker: single pole breaker
outlet, receptacle, wall outlet, wall plug, plug outlet, power outlet, 240v outlet, 220 outlet, 230v outlet, ac outlet, ac plug, nema outlet, ptac outlet, ptac receptacle, window ac outlet, 220 plug, 240 plug, socket: =install-supply outlet
romex for ac, power wire, power cable, branch circuit cable, 10 2 wire, 10x2 wire, building wire, feed wire, electrical cable, circuit cable, ac power wire, wiring cable: circuit cable
thermostat wiring, tstat cable, stat cable, low voltage cable, control cable, bell wire, furnace wire, furnace wiring, ac control wire, hvac wire, 18 gauge thermostat wire, low volt wire, t wire, 8 conductor wire, multi conductor wire, lv wire, 24v wire: thermostat wire
mini split wiring, mini split cord, mini split communication cable, communication cable, comm wire, comm cable, 14x4 wire, 14 4 cable, 14x4, 14x4 cable, interconnect cable, interconnect wire, mini split interconnect, signal wire, 4 conductor cable, ductless wire, mini split power wire, mini split connecting wire, tray cable: mini split cable
common wire, common wire adapter, common wire kit, add a wire, power extender kit, pek, common maker, power adapter for thermostat, thermostat power kit: cwire adapter
wall plate, thermostat wall plate, backplate, back plate, thermostat backplate, thermostat back plate, thermostat trim plate, trim plate, trim kit, thermostat plate, cover plate, thermostat cover plate, thermostat wall cover, big backplate, thermostat base, thermostat mounting plate, wall cover plate, oversized thermostat plate: thermostat wall plate
thermostat lock box, thermostat lockbox, lockbox, thermostat cage, locking thermostat cover, tamper cover, clear thermostat cover, tamper box, thermostat box, plastic cage, thermostat lock: =sensor guard
room sensor, remote room sensor, thermostat sensor, wireless sensor, temp sensor, bedroom sensor, smart sensor, averaging sensor, indoor sensor, remote temperature sensor, wireless temperature sensor, thermostat remote sensor: room sensor
outdoor sensor, outdoor temperature sensor, outside sensor, outdoor temp sensor, outdoor thermostat, ambient sensor, outside temp sensor, outside temperature sensor, outdoor air sensor, outside thermostat, outdoor reset sensor: outdoor temperature sensor
dual fuel control, dual fuel kit, dual fuel board, fossil fuel kit, fossil fuel control, dual fuel thermostat control, dual fuel controller, add on heat pump control, changeover control: dual fuel control
humidistat, humidity control, humidity sensor, humidity controller, humidity stat, humidifier control, humidifier controller, dehumidistat, hygrostat, humidity switch, humidity knob, humidifier thermostat, humidastat: humidistat
zone panel, zone control panel, zoning board, zone system panel, zoning system, zoning control, zoning controller, zone kit, zone module, damper panel, damper board, damper controller, zone box, zone card: zone panel
2 zone panel, 2 zone board, 2 zone control, 2 zone controller, 2 zone control board, 2 zone control panel, two zone panel, two zone board, dual zone panel, dual zone board, 2 zone kit, 2 zone damper panel, two zone control: =sensor zone panel 2
3 zone panel, 3 zone board, 3 zone control, 3 zone controller, 3 zone control board, 3 zone control panel, three zone panel, three zone board, 3 zone kit, 3 zone damper panel, three zone control: =sensor zone panel 3
4 zone panel, 4 zone board, 4 zone control, 4 zone controller, 4 zone control board, 4 zone control panel, four zone panel, four zone board, 4 zone kit, 4 zone damper panel, four zone control: =sensor zone panel 4
wired wall controller, wired controller, mini split wall controller, wired remote, wall controller, mini split wired controller, mini split thermostat, ductless thermostat, wired thermostat for mini split, mini split wired thermostat, wall remote: wired wall controller > =sensor interface
thermostat interface, 24v interface, 24 volt interface, mini split interface, mini split thermostat adapter, thermostat adapter for mini split, mini split 24v interface, mini split thermostat interface: =sensor interface
wifi adapter, wifi module, wifi dongle, wifi kit, wifi stick, wifi interface, mini split wifi, mini split wifi adapter, mini split wifi module, mini split wifi kit, wifi for mini split, wifi usb, wireless adapter, wireless dongle: wifi adapter
humidifier pad, water pad, april air pad, wick, humidifier wick, humidifier media, humidifier element, evaporator panel, moisture pad, humidifier screen, water panel evaporator, water filter for humidifier, humidifier evaporator pad, humidifier pad replacement: humidifier pad
steam canister, steam cylinder, humidifier canister, steam humidifier canister, steam bottle, canister, humidifier cylinder, steam humidifier cylinder, steam tank, steam cartridge: steam canister
uv replacement bulb, uv lamp bulb, replacement bulb, uv tube, uvc bulb, uv replacement lamp, uv bulb replacement, replacement uv lamp, germicidal bulb, uv light replacement, uv replacement light, uv light replacement bulb: uv bulb
uvc light, uvc lamp, uv coil light, uv coil lamp, blue light, blue light for coil, germicidal lamp, ultraviolet light, ultraviolet lamp, ultraviolet, uv stick, uv sterilizer, uv air purifier, uv purifier, mold light, coil light, uv germ light, duct uv light, duct light, in duct uv, purple light, black light for coil: =uv-lamp
filter cabinet, media box, filter slot, filter base, media filter cabinet, filter rail, air cleaner cabinet, media filter box, filter frame, filter holder, return filter box: =filter-cabinet
linesets, copper lines, copper tube, refrigerant pipe, refrigeration line, refrigeration tubing, freon line, freon pipe, freon tubing, ac line, ac copper line, ac copper, copper set, insulated copper tubing, insulated line set, mini split line, mini split copper, mini split copper line, mini split pipe, mini split tubing, mini split hose, suction line, liquid line, twin line, paired coil, copper coil set, flared line set, ac tubing, connection pipe, piping kit, acr tubing, acr copper, acr line, heat pump line set, lineset copper, line sett, soft copper, roll of copper: =line-set
lineset cover, line set hide, line duct, line set cover kit, cover kit, line set channel, line set raceway, gutter for line set, decorative cover, mini split line cover, mini split line set cover, mini split cover kit, mini split line hide, pvc line cover, pipe cover, ac line cover, copper line cover, ac pipe cover, fortress cover, speedichannel, conduit cover, line set trim, line concealer, copper cover, lineset covor, line set covers: =line-set-cover
wall sleeve for line set, line set sleeve, line set wall sleeve, line set wall penetration, wall penetration, wall pass through, wall flange, line set pass through, mini split wall sleeve, hole sleeve, wall penetration sleeve, wall hole cover, pass through: wall sleeve
ptac sleeve, ptac wall sleeve, ptac grille, sleeve for ptac, wall sleeve for ptac, wall sleeve for hotel ac, wall sleeve for hotel unit, hotel sleeve, hotel ac sleeve, motel sleeve, 42 inch sleeve, 42 sleeve, ptac wall case, ptac case, ptac box, ac wall sleeve, ptac frame, sleeve with grille, ptac outdoor grille, hotel wall sleeve, ptac rear grille, ptac sleeve with grille: ptac wall sleeve
wall sleeve, sleeve: wall sleeve, ptac wall sleeve
roof curb, curb, rtu curb, rooftop curb, package unit curb, curb adapter, sloped curb, pitched roof curb, roof frame, roof curb adapter, package unit roof curb, roof platform, curb for package unit: =roof-curb
ac gas, juice, freon gas, ac freon, ac refill, ac recharge, refrigerant refill, ac coolant, cooling gas, refrigerant tank, jug of freon, freon jug, freon tank, freon cylinder, refrigerant gas, refrigerant jug, refrigerant cylinder, gas cylinder, recharge kit, recharge, freon refill, freon recharge, gas for ac, bottle of refrigerant: =refrigerant
r410, 410, r 410, puron refill, puron gas, puron refrigerant, 410 freon, 410a freon, suva 9100, genetron az20, r410 freon, r 410 freon, r410a refill, r410a freon, 410a refrigerant, freon 410, freon 410a, r410a refrigerant, jug of 410: =refrigerant r410a, r410a
puron advance gas, puron advance refill, 454, r454, r 454, opteon xl41, xl41, r454 refrigerant, 454b refrigerant, 454 freon, 454b freon, jug of 454, freon 454b: =refrigerant r454b, r454b
r32 refrigerant, r32 refill, r32 freon, r32 gas, r 32 refrigerant, freon 32, refrigerant 32, freon r32, 32 refrigerant, r32 cylinder, r32 jug: =refrigerant r32
heater kit, strip heater, heater strip, strip kit, strip heat kit, electric heat kit, electric heat strip, electric heater kit, heat element kit, electric element, heating element, heat pack, heat coil kit, backup heat kit, backup heat strip, backup strip, emergency heat kit, em heat, e heat, aux heat kit, aux heat strip, auxiliary heat kit, auxiliary heat strip, supplemental heat, supplementary heat, toaster, toaster strip, air handler heat kit, air handler heater, air handler heat strip, electric backup, electric backup heat, heat strip kit, hkr, kw heat kit, kw strip, kw heater kit, electric coil heater: =heat-kit, heat kit
home filter, return filter, paper filter, throwaway filter, disposable filter, air conditioner filter, furnace air filter, ac air filter, central air filter, box of filter, case of filter, heater filter, dust filter, allergen filter, pet filter, 3m filter, intake filter, cold air return filter, air handler filter, air return filter: =air-filter > =filter-cabinet
media filter, 4 inch filter, 5 inch filter, deep filter, thick filter, deep pleat filter, fat filter, media air filter, box filter: =air-filter media > =air-filter
shutoff valve, shut off valve, shutoff, shut off, service shutoff: gas shutoff valve, isolation valve kit
orifice, lp jet, gas orifice: propane conversion kit
strip, kw strip, kw kit, kw heater, toaster coil: =heat-kit
line, copper run, copper roll, line pair: =line-set
two pole, double pole, 2 pole: double pole breaker
single pole, one pole, 1 pole: single pole breaker
lineset hide, line set gutter, lineset gutter, lineset hide gutter, line set hide gutter, hide for line set, line set hider, lineset hider: =line-set-cover
liquid line dryer, liquid line filter drier, liquid line filter dryer, filter dryer liquid line, filter drier liquid line: filter drier
pan puck, drain puck, puck, drain pan puck, slime puck, algae puck, drain pan slime, pan pill algae: drain pan tablet
ceiling supply: ceiling diffuser
wall supply: sidewall register
floor supply: floor register
water heater lowboy, hot water heater lowboy, lowboy hot water heater, lowboy tank: =tank-water-heater short
tall water heater, slim water heater: =tank-water-heater tall
sealant for duct, mudding the duct, duct joint sealer, duct sealer, duct joint: duct mastic
locking cover for thermostat, cover for thermostat, locking cover, thermostat locking cover: =sensor guard
blank end cap, blank cap for pipe, blank plug for duct: end cap
yellow flexible gas line, yellow flex gas line, yellow flex line, flexible gas line: gas connector
slab thing, plastic slab, plastic slab thing, slab under outside unit, slab under outdoor unit: =pad
1 compressor, one compressor, 1 outdoor, one outdoor, 1 condenser, one condenser: =multi-zone-system
head everywhere, head in every room, head in each room, multiple head, several head: =multi-zone-system
`
