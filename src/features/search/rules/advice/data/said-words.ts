/**
 * What people say about their home and its machines, one idea a line: `idea: word, word, several words`.
 * Words count in all their forms ("leaks", "leaking"). `@` is a kind of equipment, `#` a part or a room that
 * may be named without meaning a fault. An idea after "not" is the opposite idea: "no heat" is `-heat`.
 * Ideas joined by `+` are all meant.
 */
export const SAID_WORDS = `
: gas grill, low noise, noise level, less noise, quiet, leak detector, leak detection, leak seal, leak stop, stop leak, leak sensor, leak detection kit, leak detection fluid, smoke pipe, smoke detector, smoke alarm, freeze stat, freeze protection, frost free, ice machine, ice maker, ice melt, surge protector, sound blanket, noise blanket, cold climate, cold weather heat pump, dry mode, low ambient, low voltage, low nox, ultra low nox, low profile, low boy, lowboy, low wall, high wall, high efficiency, high velocity, high static, high seer, high low, hot surface, heat kit, heat recovery, wet rotor, no heat kit, dust collector, slow close, burner assembly, sealed combustion, drip leg, dirt leg, weak acid, old work box, low heat, high heat, low water, wood burning, gas burning, coil cleaner, blow torch, blow molded, self lighting, light commercial, light duty, fire rated, fire damper, smoke damper, pop up, click lock, snap lock, reset kit, charge port, precharged, pre charged, spin in, cold air return, trip lever, dry contact, float valve, cycle rate, alarm contact, shut off valve, shutoff valve, gas shutoff valve, hot dipped, gas pack, gas heat, electric heat, vibration feet, room sensor, remote sensor, flush kit, descaling kit, isolation valve, duct seal putty, duct sealant, duct sealer, duct seal, thermostat guard, steam canister, snow stand, snow leg, snow cover, fresh air ventilator, fresh air intake, fresh air damper, dual fuel control, dual fuel kit, dual fuel thermostat, disconnect switch, vibration pad, anti vibration, vibration isolator, drain tablet, drain pan tablet, pan tablet, dead front, dead blow, high limit switch, start kit, hard start kit, start collar, starting collar, start capacitor, stop valve, fire stop, lock box, water panel, water hammer, hot tub, cold weather cover, ice dam, ice bath, cold press, cold room
bigton: 6 ton, 7 ton, 7 5 ton, 8 ton, 10 ton, 12 ton, 12 5 ton, 15 ton, 20 ton, 25 ton
@furnace: furnace, horno
@furnace+#gas: gas furnace, propane furnace
@furnace+#oil: oil furnace, oil burner
@heater+heat: heater, heating system, heating unit, central heat, central heating, calefaccion, calefactor, calenton
@ac+cool: ac, airconditioner, airconditioning, ac system, air conditioner, air conditioning, central air, central ac, cooling system, aircon, aire acondicionado, ac unit, a c, clima, condenser, condensing unit, condensor, ac condenser
@heatpump: heat pump, heatpump, bomba de calor, heat pump unit
@minisplit: wall unit, mini split, minisplit, ductless, split unit, head unit, mini split head, ductless head, mini split unit, indoor head, mini splits, ductless mini split
@waterheater: water heater, hot water heater, hot water tank, calentador, calentador de agua, boiler de agua, hwh, water tank
@waterheater+#pilot: water heater pilot, pilot on water heater, pilot light on water heater
@tankless: tankless, tankless water heater, on demand water heater, instant water heater, tankless heater, instant hot water
@boiler: boiler, caldera
@radiator: radiator, radiators, baseboard radiator
@thermostat: thermostat, smart stat, wall stat, stat, tstat, t stat, nest, ecobee, termostato, honeywell thermostat
@humidifier: humidifier, steam humidifier, humidificador
@dehumidifier: dehumidifier, deshumidificador
@airhandler: air handler, airhandler, fan coil, indoor unit, inside unit, furnace fan
@outdoor: outdoor unit, outside unit, compressor unit, outside fan, outdoor fan, outdoor ac
@package: package unit, packaged unit, rooftop unit, rtu
@room: window unit, window ac, window air conditioner, portable ac, portable air conditioner, ptac, room air conditioner
@wallheater: wall heater, wall furnace, direct vent heater
hotwater+hot+water: hot water, agua caliente
#filter: filter, filtro
#coil: coil, evaporator, evaporator coil, evap coil, condenser coil, indoor coil, a coil
#fan: fan, blower, ventilador, blower fan
#motor: motor, fan motor, blower motor, condenser fan motor
#compressor: compressor, compresor
#capacitor: capacitor, run capacitor, start capacitor
#contactor: contactor
#pilot: pilot, pilot light, piloto
#flame: flame, burner, llama
#igniter: igniter, ignitor, hot surface igniter
#flamesensor: flame sensor, flame rod
#thermocouple: thermocouple
#limit: limit switch, high limit, rollout switch, limit
#pressureswitch: pressure switch
#inducer: inducer, draft inducer, inducer motor, exhaust fan motor
#board: board, control board, circuit board, motherboard
#drain: drain, drain line, condensate, condensate line, condensate drain, drain pipe, drain hose, condensate pipe
#pan: pan, drain pan, drip pan, bandeja
#pump: condensate pump, drain pump
#float: float switch, wet switch, safety switch
#line: line set, lineset, suction line, copper line, copper pipe, refrigerant line, copper lines, ac line, ac pipe, big pipe, big copper pipe
#valve: gas valve, expansion valve, txv
#reversing: reversing valve
#relief: relief valve, t p valve, tpr valve, pressure relief, pressure valve, pressure relief valve, t and p valve, tp valve
#element: element, heating element, lower element, upper element
#anode: anode, anode rod
#diptube: dip tube
#breaker: breaker, circuit breaker, fuse, breakers
#transformer: transformer, low voltage fuse, 3 amp fuse
#wire: wire, wires, wiring
#cwire: cwire, c wire, common wire
#screen: screen, display, pantalla
light: light, lights, ignite, igniting, ignites, ignition, lit, fire, fires, light up, light off
#light: light, led, lights
#battery: battery, batteries, pilas, bateria
#wifi: wifi, wi fi, internet, app
#vent: vent, vents, register, registers, rejilla, grille, air vent
#return: return, return air, air return, cold air return
#duct: duct, ductwork, ducting, air ducts, ducto, air duct
#flue: flue, chimney, exhaust pipe, vent pipe, intake pipe, pvc pipe, exhaust
#damper: damper, zone damper
#defrost: defrost, defrost cycle, defrost mode, defrost board, defrosting
#aux: aux, auxiliary, emergency heat, em heat, aux heat, auxiliary heat, heat strips, heat strip, backup heat, strip heat, electric strips
#refrigerant: refrigerant, freon, refrigerante, coolant
#exchanger: heat exchanger
#sensor: sensor
#floor: floor, carpet, suelo, piso
#ceiling: ceiling, techo
#wall: wall, walls
#window: window, windows, glass
#water: water, agua
#gas: gas, propane, natural gas
#oil: oil, fuel oil
#air: air, aire, airflow, air flow
#pipe: pipe, pipes, plumbing, tuberia
#coldwater: cold water
#shower: shower, faucet, tap, sink, bath, regadera
#spring: wheel, blade, blades
#unit: unit, system, hvac, hvac system, hvac unit, equipment, machine
ice: ice, iced shut, iced, icy, icing, frozen, freeze, freezes, freezes up, freezing up, freeze up, froze, frost, frosted, frosting, frosty, icicle, icicles, iced over, iced up, froze up, frozen up, frozen solid, block of ice, covered in ice, hielo, congelado, congela, snow covered, escarcha
ice+cold: freezing
heat: heat, heats, heating, warm up, warms, heat up, calienta, calentar, calor
cool: cool, cools, cooling, cool down, enfria, enfriar
cool+cold: chill, keep cool
hot: hot, caliente, roasting, boiling, burning up, sweltering
warm+heat: warm, lukewarm, tepid, tibia, tibio, warmth
cold: cold, chilly, frio, fria, ice cold
coldair+cold+air: cold air, cool air, aire frio
hotair+hot+air: hot air, aire caliente
hotair+warm+hot+air: warm air
blow: blow, blowing, blows, comes out, coming out, come out, puts out, putting out, put out, push, pushing, sopla, tira, sale, feels, feel
-work: stopped working, quit working, stop, stopped, quit, quits, died, dead, dies, dying, broke, broken, bad, busted, bust, fail, failed, fails, failing, faulty, kaput, defective, malfunction, malfunctioning, acting up, act up, went out, gone out, gave out, goes out, go out, going out, conked out, crapped out, is out, out of order, messed up, shot, burnt out, burned out, descompuesto, fallando, swollen, bulging, blown, blew
work: work, working, works, function, functioning, run, running, runs, operate, respond, responding, funciona, funcionar, sirve, jala
-work+stay: keeps failing, keeps going out, keeps dying, keeps quitting, keeps blowing, keep burning out, keeps burning out
start: start, starts, starting, turn on, turns on, turning on, come on, comes on, coming on, kick on, kicks on, kicking on, kick in, kicking in, kicks in, fire up, fires up, power on, power up, engage, engaging, activate, boot, prende, enciende, arranca, switch on, go on
stay: stay, stays, keep, keeps, keeping, constantly, always, constant, continuously, remain
dualfuel: dual fuel, duel fuel, hybrid heat pump
allday: wont stop, doesnt stop, not stopping, wont shut off, wont turn off, doesnt turn off, doesnt shut off, not shutting off, not turning off, cant turn off, stays on, stay on, keeps running, keep running, runs constantly, running constantly, always running, constantly running, wont quit, wont go off, no se apaga, runs nonstop, runs too much, runs too long, all day, all night, all the time, nonstop, non stop, 24 7, 247, constantly, continuously, never stops, never shuts off, never turns off, never stop, all day long, around the clock, every minute, nonstop running, hours on end
off: off, shut off, shuts off, shutting off, turn off, turns off, turning off, cut off, cuts off, cutting off, shut down, shuts down, shutting down, cut out, cuts out, cutting out, switches off, goes off, apaga
cycle: short cycle, short cycling, short cycles, cycling, on and off, off and on, on off, turning on and off, turns on and off, starts and stops, start and stop, starting and stopping, cycle on and off, cycles on and off, kicks on and off, runs for a minute, few minutes then, every few minutes, for a few seconds, after a few seconds, after few minutes, after a few minutes, after 5 minutes, after 10 minutes, after few seconds, for few seconds, few seconds
-stay: then shuts off, then goes out, then turns off, then off, wont stay lit, not staying lit, wont stay on, doesnt stay on, wont stay running, lights then goes out, lights and goes out, lights then shuts off, ignites then shuts off, comes on then off
trip: trip, trips, tripping, tripped, pops the breaker, throws the breaker, popping breaker, blows fuse, blowing fuse, blown fuse, blows fuses, blew a fuse, keeps blowing fuse, blowing fuses
leak: leak, leaks, leaking, leaky, drip, drips, dripping, puddle, water pooling, pooling water, overflow, overflowing, overflows, flooding, flooded, spilling, wet, soaked, gotea, goteando, fuga, leakage, leaked, dribble, dribbling, water damage, water stain, backed up, backing up, backs up, tira agua, seeping, standing water, spitting
clog: clog, clogged, clogs, clogging, plugged, blocked, stopped up, full, tapado, slime, gunk, algae, clogged up, obstructed, stuck shut
smell: smell, smells, smelling, smelly, odor, odors, stink, stinks, stinky, stinking, scent, fumes, reek, reeks, huele, olor, whiff
burn: burn, burning, burnt, singed, scorched, melting, melted, scorch, quemado, hot plastic, plastic burning, electrical smell, burning smell, burning plastic
burn+smell: electrical burning, fishy, fishy smell, electrical odor, burnt smell, smell of burning, ozone smell
egg+smell: rotten egg, rotten eggs, sulfur, sulphur, egg smell, rotten
musty: musty, mildew, mildewy, mold, moldy, mould, dirty sock, dirty socks, sweaty socks, vinegar, moho, wet dog, smells like feet, stinky feet, gym socks, damp smell, black mold
noise: noise, noises, noisy, loud, louder, sound, sounds, sounding, ruido, racket, roar, roaring, rumble, rumbling, noice, thump, thumping, whoosh, whooshing, rumbles, crackling, howling, making a noise, strange noise, weird noise, thud
bang+noise: bang, bangs, banging, boom, booms, booming, pop, pops, popping, knock, knocking, knocks, clang, clanging, clank, clanking, explosion, explodes, kaboom, clunk, clunking
squeal+noise: squeal, squeals, squealing, screech, screeches, screeching, whine, whining, whines, squeak, squeaking, squeaky, squeaks, shriek, high pitched, high pitch, chirp, chirping, screaming, scream
grind+noise: grind, grinds, grinding, scrape, scraping, scrapes, metal on metal
rattle+noise: rattle, rattles, rattling, vibrate, vibrates, vibrating, vibration, shakes, shaking, clatter, clattering, rattly, wobbling, wobble, wobbles
hum+noise: hum, hums, humming, buzz, buzzes, buzzing, zumbido
click+noise: click, clicks, clicking, tick, ticking, chatter, chattering, clicky
hiss+noise: hiss, hisses, hissing, gurgle, gurgles, gurgling, bubbling, bubbles, percolating, sizzle, sizzling, trickling, sloshing
whistle+noise: whistle, whistles, whistling
blink: blink, blinks, blinking, flash, flashes, flashing, error, fault, code, codes, error code, fault code, e1, e2, e3, e4, e5, e6, f1, p4, h6, blink code, flash code, parpadea, flashes, blinking light, flashing light, lockout, locked out, error message
blank: blank, dark, no display, black screen, wont light up, went blank, no power, display off, apagado, apagada, powered off, no lights
weak: weak, low, poor, barely, hardly, little, slow, reduced, trickle, restricted, not enough, insufficient, bad airflow, debil, poco
oneroom+room: one room, single room, one bedroom, back bedroom, back room, far room, far bedroom, certain room, master bedroom, middle bedroom, one bathroom
bonusroom+oneroom+room: bonus room, guest room, room over garage, room above garage, room over the garage
uneven: uneven, some rooms, certain rooms, different temperatures, temperature difference, hot and cold spots, hot spots, cold spots, other rooms, half the house, one side of the house, far rooms, few rooms, hotter than, colder than, warmer than, cooler than
upstairs: upstairs, second floor, 2nd floor, upper floor, top floor, third floor, second story, 2nd story
downstairs: downstairs, first floor, lower level, main floor
humid: humid, muggy, clammy, sticky, humidity, moist, moisture, damp, swampy, sweaty, humedad, high humidity, too humid
sweat: sweat, sweats, sweating, condensation, fogging, foggy, fogged, condensing on, dripping windows, wet windows
drying: dry
toodry: dry air, too dry, so dry, very dry, less dry, extremely dry, really dry, air is dry, static, static electricity, static shock, shocks, nosebleed, nosebleeds, nose bleed, nose bleeds, chapped, cracked lips, dry skin, dry nose, itchy skin, low humidity, seco, bloody nose, dry throat, wood floors gapping, dry sinuses
dust: dust, dusty, dusting, polvo, dirty air, dust everywhere, lint, pet hair, dog hair, cat hair, dander
dirty: dirty, filthy, sucia, sucio, gets dirty, black filter, filter black
soot: soot, sooty, black dust, black soot, scorch marks, black marks, hollin
rust: rust, rusty, rusted, brown water, corroded, corrosion, discolored, yellow water, orange water, red water, rusting, rusting out
bill: bill, bills, electric bill, gas bill, power bill, heating bill, electricity bill, energy bill, usage, recibo, oil bill, propane bill, cost so much, expensive to run
high: high, too high, doubled, tripled, skyrocketed, went up, jumped, huge, outrageous, crazy, expensive, through the roof, rising, spiked
smoke: smoke, smoking, humo, smokes
spark: spark, sparks, sparking, arcing, arc, chispa, sparked
alarm: alarm, alarms, detector going off, alarm going off, beeping, beeps, going off, chirping alarm, co alarm
co: carbon monoxide, co detector, co alarm, co leak, monoxide, monoxido, co poisoning, carbon monoxide alarm, co sensor
sick: sick, headache, headaches, dizzy, nausea, nauseous, faint, fainted, lightheaded
yellow: yellow, orange, lazy, flickering, flicker, yellow flame, orange flame, yellow pilot, rolling out, flames outside, amarilla
runout: ran out, ran out of, run out of, run out, runs out, running out, runs out fast, run out fast, runs out quickly, doesnt last, dont last, wont last, not last, lasts, last, used up
fluctuate: fluctuate, fluctuates, fluctuating, goes cold, turns cold, gets cold, hot then cold, cold then hot, hot and cold, goes hot and cold, temperature swings, back and forth, then cold, cold water sandwich, changes temperature, temp swings, inconsistent
toohot: too hot, overheats, overheating, overheat, overheated, scalding hot, scalding, scald, scalds, way too hot
reset: reset, resets, resetting, reset button, keeps resetting, red button, press reset
lightning: lightning, thunderstorm, storm, lightning strike
lock: locked, lock, unlock, locked out
stuck: stuck, jammed, seized, locked up, frozen up solid, binding
spin: spin, spins, spinning, turning, rotate, rotating, gira, spin up
connect: connect, connecting, connected, pair, pairing, sync, online, conecta
drop: drop, drops, dropping, keeps disconnecting, wifi disconnects, keeps losing wifi, lost wifi, loses wifi, losing wifi, offline, lose connection, loses connection, lost connection
reach: reach, reaching, reach temperature, reach temp, keep up, keeping up, catch up, hit temperature, maintain temperature, hold temperature, satisfy, maintain, get to temperature, set temperature, setpoint, get down to, get above, gets above, get below
wrong: wrong, inaccurate, incorrect, not accurate, wrong temperature, off by, reads wrong, misreading, doesnt match, different than, dont match
reads: read, reads, reading, says, shows, showing
enough: enough, sufficient
problem: problem, problems, issue, issues, trouble, troubleshoot, troubleshooting, diagnose, diagnosis, repair, fix, fixing, fixed, problema, help with, what to check, whats wrong, what is wrong, not right, acts weird
charge: charge, recharge, add freon, top off, low on freon, low refrigerant, low freon, needs freon, out of freon, low on refrigerant, lost charge, leak freon
old: old, year old, years old, from 19, ancient unit, aging, age, ancient
replace: replace, replacing, replacement
crack: crack, cracked, cracks, hole
gap: gap, loose, rotted, rotten off, rotting, missing, peeling, falling apart, falling off, torn, ripped, disconnected duct, hole in duct, crushed, collapsed
summer: summer, hot day, hot days, heat wave, hot weather, afternoon, 100 degrees, hottest days
winter: winter, below zero, subzero, freezing weather, cold weather, cold days, cold snap
night: night, at night, morning, overnight
bugs: ants, wasps, mice, mouse, rodents, bugs, nest, snake, lizard, roaches, rats, bees, squirrel, birds, gecko
steam: steam, steaming, vapor, mist
short: short, shorting, shorted
stuffy: stuffy, stale air, stale, no fresh air, fresh air, co2, carbon dioxide, airtight, too tight, sealed house
crawl: crawl space, crawlspace
snow: snow, snow drift, snow drifts, buried, blizzard
#humidistat: humidistat
house: house, home, casa, place
room: room, rooms, bedroom, nursery, den, kitchen, cuarto
scale: scale, sediment, hard water, mineral buildup, calcium, limescale, buildup, crud
flowsound: running water, water running, water sound
`
