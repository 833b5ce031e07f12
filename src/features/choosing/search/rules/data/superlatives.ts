/**
 * Words that ask for an order, one a line: `said: least price` or `said: most` and a figure of `Quantity`. Where
 * two figures stand, the first counts that any of the hits has.
 */
export const SUPERLATIVES = `
most efficient: most efficiency
highest efficiency: most efficiency
best efficiency: most efficiency
most energy efficient: most efficiency
energy efficient: most efficiency
energy saving: most efficiency
most economical: most efficiency
saves most energy: most efficiency
cheapest to run: most efficiency
cheap to run: most efficiency
cheapest to operate: most efficiency
cheap to operate: most efficiency
lowest running cost: most efficiency
low running cost: most efficiency
lowest operating cost: most efficiency
low operating cost: most efficiency
lowest energy bill: most efficiency
lowest electric bill: most efficiency
lowest gas bill: most efficiency
least expensive to run: most efficiency
uses least energy: most efficiency
uses least electricity: most efficiency
mas eficiente: most efficiency
mas economico de usar: most efficiency
cheapest, cheaper, entry level, bottom of line, bare bones, no frills, most basic, lowest end, low end, builder grade, economy, bargain, dirt cheap, for least money, cheapo, most budget friendly, budget friendly, easiest on wallet, lowest dollar: least price
cheap: least price
least expensive: least price
inexpensive: least price
budget: least price
affordable: least price
most affordable: least price
lowest price: least price
low price: least price
lowest priced: least price
low priced: least price
lowest cost: least price
low cost: least price
lowest: least price
barato: least price
barata: least price
economico: least price
economica: least price
mas barato: least price
mas barata: least price
mas economico: least price
mas economica: least price
most expensive, fanciest, most premium, spendiest, costliest, dearest: most price
priciest: most price
highest price: most price
highest priced: most price
mas caro: most price
mas cara: most price
quietest: least sound
quiet: least sound
most quiet: least sound
quieter, hushed, whisper quiet, super quiet, ultra quiet, very quiet, quiet running, quiet operation, dead silent, silent running, near silent, nearly silent, noiseless, make least racket, least loud, not loud, not noisy, make least noise, stealthiest, softest, lowest decibel rating: least sound
silent: least sound
most silent: least sound
least noisy: least sound
least noise: least sound
lowest noise: least sound
low noise: least sound
lowest sound: least sound
mas silencioso: least sound
mas silenciosa: least sound
silencioso: least sound
silenciosa: least sound
biggest, bigger, larger, hugest, beefy, meanest: most size
largest: most size
most powerful: most size
strongest, stronger, sturdiest, toughest, beefiest, heaviest duty, heavy duty, most heavy duty: most loadPounds size
highest capacity: most size
largest capacity: most size
biggest capacity: most size
highest output: most size
mas grande: most size
mas potente: most size
smallest, smaller, littlest, teeniest, tiny: least size
tiniest: least size
lowest capacity: least size
smallest capacity: least size
lowest output: least size
mas pequeno: least size
mas pequena: least size
narrowest, narrower: least widthInches
slimmest, slimmer, slimline, most slender: least widthInches depthInches
thinnest, thinner: least thickness depthInches widthInches
most narrow: least widthInches
most compact, more compact, compactest, least space, take up least space, least room: least widthInches depthInches
widest: most widthInches
longest: most feet heightInches
shortest: least heightInches feet
tallest: most heightInches
lightest, lighter, lightest weight: least pounds size
least heavy, easiest to lift, easiest to carry: least pounds size
heaviest, heavier: most pounds loadPounds size
warmest in the cold: most heatInCold
warmest in cold: most heatInCold
warmest in cold weather: most heatInCold
warmest in winter: most heatInCold
best in the cold: most heatInCold
best in cold: most heatInCold
best in cold weather: most heatInCold
best in cold climate: most heatInCold
best for cold weather: most heatInCold
best for cold climate: most heatInCold
best for cold: most heatInCold
best cold weather: most heatInCold
best cold climate: most heatInCold
best in winter: most heatInCold
best for winter: most heatInCold
best at low temperature: most heatInCold
most heat in the cold: most heatInCold
most heat in winter: most heatInCold
most heat at low temperature: most heatInCold
strongest in the cold: most heatInCold
longest warranty: most warrantyYears
best warranty: most warrantyYears
most warranty: most warrantyYears
longest guarantee: most warrantyYears
garantia mas larga: most warrantyYears
best rated: most rating
highest rated: most rating
top rated: most rating
best reviewed: most rating
best review: most rating
most liked: most rating
best rating: most rating
highest flow: most gpm
most flow: most gpm
highest flow rate: most gpm
top efficiency, more efficient, top of line, best money can buy, high end, highest end, flagship, greenest, most eco friendly, most frugal, thriftiest, best on gas, best on electricity, cost least to run, cost least to operate, cheapest to own, cheapest to heat with, save most money, saves most money, save most, saves most, sips power, sips gas, sip least, burn least gas, burn least fuel, burns least gas, waste least, least wasteful, lowest power bill, lowest utility bill, lowest fuel bill, lowest heating bill, lowest heating cost, lowest cooling bill, lowest cooling cost, lowest electric use, lowest electricity use, lowest energy use, lowest gas use, lowest propane use, least power hungry, least electricity, least electric, least power, least juice, least watt, least current, least oil, lowest watt, lowest wattage, least energy, least gas, least propane: most efficiency price
highest efficient: most efficiency
gentlest on electric bill: most efficiency
easiest on electric bill: most efficiency
easy on electric bill: most efficiency
waste least energy: most efficiency
waste least gas: most efficiency
waste least: most efficiency
use least power: most efficiency
use least gas: most efficiency
use least fuel: most efficiency
lowest power use: most efficiency
lowest bill: most efficiency
best afue: most efficiency
highest afue: most efficiency
most afue: most efficiency
top afue: most efficiency
best value: least price
best deal: least price
best price: least price
loudest: most sound
skinniest: least widthInches
tiniest footprint: least widthInches
smallest footprint: least widthInches
coldest weather: most heatInCold
in coldest: most heatInCold
work in coldest weather: most heatInCold
work in coldest: most heatInCold
warmest heat: most heatInCold
warmest: most heatInCold
best heat in cold: most heatInCold
most heat when it is cold: most heatInCold
best in snow: most heatInCold
coldest climate: most heatInCold
finest, best at catching dust, catch most dust, trap most dust, strictest, best for allergy: most merv
best filtration: most merv
most filtration: most merv
most zone: most zones
most head: most zones
heaviest gauge: least gauge
thickest gauge: least gauge
lightest gauge: most gauge
thinnest gauge: most gauge
highest first hour rating: most firstHour
best first hour rating: most firstHour
most first hour: most firstHour
highest first hour: most firstHour
most gallon per day: most gallonsPerDay
highest output gallon per day: most gallonsPerDay
highest lift: most liftFeet
most lift: most liftFeet
highest load: most loadPounds
shallowest, least deep: least depthInches
deepest: most depthInches
thickest, thicker: most thickness depthInches
lowest profile, shortest height: least heightInches
coldest, coldest temp, lowest temp, coldest outdoor temp: most heatInCold size
money can buy: most efficiency price
highest, furthest, farthest: most liftFeet lineFeet heightInches size
most weight, most pound, most lb: most loadPounds pounds
most cooling power, most heating power: most size
fastest recovery, quickest recovery, recover fastest, fastest to recover, fastest, quickest: most firstHour gpm size
highest recovery, most recovery, most hot water, most hot water in first hour: most firstHour gpm gallons
longest lasting, last longest, most durable, most reliable, most dependable, lifetime: most coreYears warrantyYears rating
best covered, longest covered: most warrantyYears coreYears
most popular, best selling, top selling, best seller, bestseller: most rating
cleanest burning, cleanest, least polluting: least nox
lowest temperature, lowest outdoor temperature, coldest temperature, coldest outdoor temperature, lowest ambient, lowest ambient temperature, lowest outdoor operating temperature, coldest outside temperature, coldest day, below zero best, best below zero, best in subzero, most heat at 5 degree, most heat at 5, most heat output at 5 degree, best in zero degree, best at zero degree, coldest winter, hardest winter, best heat in winter, most heat when it is freezing, best when freezing, best in freezing weather: most heatInCold
smallest breaker, with smallest breaker, need smallest breaker, lowest breaker, smallest circuit, with smallest circuit: least breakerAmps
heaviest gauge, thickest gauge, thickest wire, fattest wire, heaviest wire: least gauge
most insulated, best insulated, best insulation, most insulation, thickest insulation: most rValue
cheapest per filter: least price
`

/**
 * What the figures are called behind "highest", "lowest", "most" or "best", in the same form:
 * `name, name: more figure`. More or less of it is better; of a figure with neither, nothing is the best.
 */
export const FIGURES_BY_NAME = `
noise, sound, sound level, noise level, decibel, decibel level, decibel rating, sound rating, noise rating, db level, racket, hum, volume: less sound
efficiency, efficiency rating, energy efficiency, energy rating, efficient: more efficiency
annual fuel utilization, combustion efficiency: more afue
seer rating, seer2 rating, seer number, seer2 number: more seer2
hspf rating, hspf2 rating: more hspf2
eer rating, eer2 rating: more eer2
afue rating, afue number: more afue
uef rating, energy factor, uniform energy factor: more uef
merv rating, merv number, filtration, filtering, dust: more merv
warranty, part warranty, guarantee, warranty period, coverage on part, warranty coverage, warranty on part: more warrantyYears coreYears
compressor warranty, heat exchanger warranty, tank warranty, core warranty, exchanger warranty, warranty on heat exchanger, warranty on compressor, warranty on tank, warranty on coil: more coreYears warrantyYears
weight: less pounds size
height: heightInches
width: widthInches
depth: depthInches
footprint, floor space, closet space: less widthInches depthInches
thickness: thickness
diameter: diameterInches
airflow, air flow, air, cfm, blower, air volume: more cfm blowerBtu
flow, flow rate, gpm rating, water flow: more gpm
water, moisture, humidity: more pints gallonsPerDay gpm gallons
pint per day, pint a day, pint: more pints
gallon per day, gallon a day, humidity output, moisture output, output gallon per day: more gallonsPerDay
first hour rating, first hour, first hour delivery, hot water in first hour, delivery: more firstHour
storage, tank size, tank capacity, gallon capacity: more gallons
capacity, output, size, power, heat output, cooling output, btu output, btu rating, tonnage: more size
heating, heating capacity, heating output, heating btu: heatingBtu inputBtu size
cooling, cooling capacity, cooling btu: coolingBtu size
input, input btu, btu input: inputBtu size
cost, price, price tag, sticker price, upfront cost: less price
coverage, coverage area, area, square footage, square foot, sq ft, house, home, room, space, floor area: squareFeet size
line length, line, line run, piping run, run, pipe length, line set length: more lineFeet feet
lift, head pressure, lift height, pumping height: more liftFeet
load, load rating, weight capacity, weight rating, weight limit, load capacity: more loadPounds
zone, head, indoor unit, port, room unit: more zones
conductor, strand, wire in it: more conductors
stage, heat stage, stage of heat, heating stage: more stages
r value, rvalue, r-value, r rating: more rValue
nox, nox emission, emission, pollution, nox level: less nox
amp, amperage, current, amp draw, current draw, power draw, draw, amp rating: amps leastAmps
mca, minimum circuit ampacity, circuit ampacity, minimum circuit amp: less leastAmps
mop, mocp, breaker size, circuit size: less breakerAmps
heat recovery, recovery efficiency, sensible recovery: more heatRecovery
pack, pack size, count, case: pieces
rating, review, star, customer review, customer rating, star rating: more rating
`
