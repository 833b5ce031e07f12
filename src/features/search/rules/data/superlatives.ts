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
cheapest: least price
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
most expensive: most price
priciest: most price
highest price: most price
highest priced: most price
mas caro: most price
mas cara: most price
quietest: least sound
quiet: least sound
most quiet: least sound
quieter: least sound
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
biggest: most size
largest: most size
most powerful: most size
strongest: most size
highest capacity: most size
largest capacity: most size
biggest capacity: most size
highest output: most size
mas grande: most size
mas potente: most size
smallest: least size
tiniest: least size
lowest capacity: least size
smallest capacity: least size
lowest output: least size
mas pequeno: least size
mas pequena: least size
narrowest: least widthInches
slimmest: least widthInches
thinnest: least widthInches
most narrow: least widthInches
most compact: least widthInches
widest: most widthInches
longest: most feet heightInches
shortest: least feet heightInches
tallest: most heightInches
lightest: least pounds
least heavy: least pounds
heaviest: most pounds
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
top efficiency: most efficiency
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
finest: most merv
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
`
