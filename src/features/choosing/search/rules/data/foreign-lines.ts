/**
 * Names of other makers' lines, as people say them, one maker a line: `maker: name, name: kind: figures`. A
 * name behind `*` is that maker's alone and needs no maker beside it. A line without a kind is a quality of
 * furnaces, air conditioners and heat pumps: the words or a figure beside it say which. `kind` is what of our
 * goods to search for, `figures` what comes first among them.
 *
 * From the product ranges of the makers' American web sites and catalogs of retired lines, as the trade knows
 * them on 2026-11-27. A wrong line only changes which comparable goods come first.
 */
export const FOREIGN_LINES = `
Carrier: infinity, greenspeed: : inverter modulating
Carrier: performance: : two-stage
Carrier: comfort: : single
Carrier: weathermaker, weather maker: gas furnace
Carrier: crossover: heat pump condenser: inverter
Carrier: smart comfort: gas furnace
Carrier: fan coil, fe4, ff1, fx4, fv4, fb4: air handler
Carrier: cor: thermostat
Bryant: evolution, evolution extreme: : inverter modulating
Bryant: preferred: : two-stage
Bryant: legacy: : single
Bryant: plus 80, plus 80i, plus 80t, plus 90, plus 90i, plus 90x, plus 95s, plus 95i, plus 92: gas furnace
Bryant: quietline: air conditioner
Bryant: housewise: thermostat
Payne: weathermaker: gas furnace
Trane: hyperion: air handler
Trane: cleaneffects, clean effects, perfectfit: filter cabinet
Trane: weathertron: heat pump condenser
Trane: comfortlink, comfort link, xl824, xl850, xl1050: thermostat
Trane: truecomfort, true comfort: : inverter
Trane: xe, xl, xr, xb, xv
American Standard: silver: : single
American Standard: gold: : two-stage
American Standard: platinum: : inverter modulating
American Standard: freedom: gas furnace
American Standard: heritage, allegiance: air conditioner
American Standard: accucomfort, accuclean: : inverter
Lennox: merit: : single
Lennox: elite: : two-stage
Lennox: signature, dave lennox, dave lennox signature, dlsc: : inverter modulating
Lennox: pulse, pulse 21, whisperheat, whisper heat, conservator, complete heat: gas furnace
Lennox: icomfort, comfortsense, comfort sense: thermostat
Lennox: pureair, pure air, healthy climate: filter cabinet
Lennox: xc, xp, sl, el, ml
Rheem: classic, classic plus, classic series, value series, select series, endeavor: furnace
Rheem: prestige, prestige series: furnace: modulating
Rheem: criterion, criterion ii, criterion 2, imperial, imperial 80 plus, corsaire, super quiet 80, 90 plus: gas furnace
Rheem: renaissance: package unit
Rheem: performance, performance plus, performance platinum, professional, professional classic, professional prestige, fury, rheemglas, guardian, gladiator, powervent, guaranteed: tank water heater
Rheem: *marathon: electric water heater
Rheem: *proterra, pro terra, hybrid: heat pump water heater
Rheem: ecosense, ikonic: tankless water heater
Ruud: achiever, achiever plus, ultra, ultra series, endeavor, value series: furnace
Ruud: silhouette, silhouette ii, 90 plus: gas furnace
Ruud: monitor plus: heat pump condenser
Ruud: pacemaker, professional, ruudglas, achiever water: tank water heater
York: lx, lx series, champion, stellar, stellar plus, diamond 80, diamond 90, diamond 95: furnace
York: affinity, yxv, zf: : inverter modulating
York: latitude: : single
York: predator, sunline, sun premier: package unit
York: hx, hx3: thermostat
Coleman: echelon, lx, lx series: : inverter modulating
Coleman: presidential, presidential series, evcon, the series, dgat, dgrt, trailer: mobile home furnace
Luxaire: acclimate, lx, lx series: : inverter modulating
Luxaire: luxair 80, diamond: gas furnace
Amana: air command, air command 80, air command 90, air command 95: gas furnace
Amana: distinctions: : single
Amana: digismart, digi smart: ptac
Heil: quietcomfort, quiet comfort, ion, deluxe, high efficiency quiet comfort
Tempstar: quietcomfort, smartcomfort, smart comfort, softsound, soft sound, ion, deluxe
Comfortmaker: softsound, soft sound, smartcomfort, quietcomfort, ion, deluxe
Day & Night: quietcomfort, ion, constant comfort, performance
Airquest: quietcomfort, ion
Armstrong Air: ultra, ultra sx, ultra sx 80, ultra sx 90, ultra v, ultra ii, ultra 80, ultra 90, ultra iii, air command: gas furnace
Armstrong Air: concept, concept 12, pro series, tec: air conditioner
AirEase: ultra v, ultra 80, ultra 90: gas furnace
Ducane: fits all, fitsall, ultra: gas furnace
Frigidaire: iq drive: air conditioner: inverter
Frigidaire: gallery, cool connect: window air conditioner
Maytag: iq drive: air conditioner: inverter
Nordyne: iq drive: air conditioner: inverter
Goodman: smart frequency: : inverter
Daikin: fit, fit system: heat pump condenser: inverter
Daikin: *aurora: mini split: cold climate
Daikin: oterra, *polara, lv, lv series, *emura, quaternity, *atmosphera, *entra, 17 series, 19 series, skyair, sky air: mini split
Daikin: one, one touch, one plus: thermostat
Mitsubishi: hyper heat, *h2i, hyperheat, hyper heating, fh, fs, gl, gs, ef, m series: mini split
Mitsubishi: hyper heat mini split, hyper heat: mini split: cold climate
Mitsubishi: *mr slim, mister slim, designer, p series, city multi: mini split
Mitsubishi: kumo, kumo cloud: thermostat
Fujitsu: *halcyon, airstage: mini split
Fujitsu: xlth, rlsxh: mini split: cold climate
LG: *art cool, *artcool, multi f, mega, multi v: mini split
LG: red, lgred, lg red: mini split: cold climate
LG: dual inverter: window air conditioner
MrCool: diy, advantage, easy pro, diy 4th gen, 4th gen, 5th gen, diy easy pro, oasis: mini split
MrCool: olympus, olympus hyper heat, hyper heat: mini split: cold climate
MrCool: universal, universal series: heat pump condenser: inverter
MrCool: signature, signature series: heat pump condenser
Samsung: max heat: mini split: cold climate
Samsung: *windfree, wind free, whisper, quantum, smart whisper: mini split
Gree: sapphire: mini split: cold climate
Gree: livo, *vireo, crown, terra, rio, neo, evo, umatch: mini split
Gree: *flexx: heat pump condenser: inverter
Midea: u, u shaped, u shape: window air conditioner
Midea: duo: portable air conditioner
Midea: *evox: heat pump condenser: inverter
Midea: extreme heat: mini split: cold climate
Senville: leto, sena: mini split
Senville: aura: mini split: cold climate
Pioneer: diamante, wys, wyt, quantum: mini split
Pioneer: hyperformance, hyper performance: mini split: cold climate
Cooper & Hunter: sophia, dakota, olivia, mia, astoria: mini split
Panasonic: exterios, climapure, interios: mini split
Toshiba: seiya, shorai: mini split
Bosch: ids, ids 2 0, ids light, ids premium, bova: heat pump condenser: inverter
Bosch: climate 5000, max performance: mini split
Bosch: *greenstar, green star, singular, buderus: boiler
Bosch: therm, greentherm, *aquastar: tankless water heater
Bosch: tronic, tronic 3000: electric tankless water heater
GE: *geospring, geo spring: heat pump water heater
GE: *zoneline, zone line: ptac
GE: profile clearview, clearview: window air conditioner
Friedrich: chill, chill premier, kuhl, kuhl+, uni fit, unifit, wallmaster, hazardgard, compact: window air conditioner
Friedrich: floating air, breeze: mini split
Friedrich: zoneaire: portable air conditioner
Friedrich: freshaire, fresh aire: ptac
Honeywell: t3, t4, t5, t6, t9, t10, x2s, x8s, lyric, round, prestige, *visionpro, vision pro, *focuspro, focus pro, chronotherm, ct87: thermostat
Honeywell: electronic air cleaner, f50f, f300: filter cabinet
Honeywell: wv8840, gas control valve: gas valve
Emerson: sensi, sensi touch, sensi touch 2, sensi lite: thermostat
Aprilaire: e070, e080, e100, e130, e70, e80, 1830, 1850, 1870, 1750, 1820: dehumidifier
Aprilaire: 400, 500, 550, 560, 600, 700, 720, 760, 800, 865: humidifier
Aprilaire: 8126, 8145, 8100: ventilator
Aprilaire: 2210, 2310, 2410, 3210, 3410, 4400, 5000, 2200, 2400: filter cabinet
Aprilaire: 213, 413, 401, 210, 410, 513: air filter
Aprilaire: 8476, 8620, 8810, 8820, 8910, s86: thermostat
A. O. Smith: signature, signature 100, signature 300, signature 500, *promax, pro max, effex, proline, proline xe, cyclone, conservationist, vertex, powershot, residential: tank water heater
A. O. Smith: *voltex: heat pump water heater
State Water Heaters: proline, pro line, select, premier, courier, sandblaster: tank water heater
Bradford White: defender, defender safety system, magnum, ef series, eco defender, ecodefender, ultra low nox, energy saver, hydrojet: tank water heater
Bradford White: aerotherm: heat pump water heater
Bradford White: infiniti, everhot: tankless water heater
Bradford White: electriflex: electric water heater
Reliance: 501, 606: tank water heater
Kenmore: power miser, economizer, powermiser: tank water heater
Whirlpool: energy smart, flame lock: tank water heater
American Water Heaters: proline, polaris, nighthawk: tank water heater
Lochinvar: knight, noble, cadet, epic: boiler
Lochinvar: armor, efficiency plus: gas water heater
HTP: phoenix, light duty: gas water heater
HTP: uft, elite, eft, pioneer: boiler
Triangle Tube: prestige, prestige solo, challenger: boiler
Viessmann: *vitodens, vitocrossal, vitogas: boiler
Buderus: *logamax, logano: boiler
Burnham: alpine, series 2, series 3, es2, esc, holiday, revolution, freedom: boiler
Weil-McLain: ultra, gv, cga, cgi, evergreen, aquabalance, aqua balance, gold, eg, egh: boiler
Rinnai: *sensei, luxury, value series, super high efficiency, rl, ru, rur, v series, infinity: tankless water heater
Rinnai: energysaver, energy saver, direct vent: wall furnace
Rinnai: demand duo: tank water heater
Navien: npe, npn, nce: tankless water heater
Navien: ncb, nhb, nfb, nfc: boiler
Noritz: ez, ez series, ezpro, ezp, ezt: tankless water heater
Stiebel Eltron: tempra, dhx, dhc, dhc e, mini: electric tankless water heater
Stiebel Eltron: *accelera: heat pump water heater
EcoSmart: eco: electric tankless water heater
Modine: *hot dawg, hotdawg: garage heater
Reznor: udap, udx, udas, *reznor v3: garage heater
Mr Heater: big maxx, *bigmaxx, maxx: garage heater
Broan: ai series, one touch: ventilator
`
