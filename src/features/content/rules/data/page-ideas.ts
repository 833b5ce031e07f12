/**
 * Ways to say what shoppers ask the store for, English and Spanish: `idea: word, several words`. Words count
 * in all their forms, "returned" as "return". A word may belong to several ideas.
 */
export const PAGE_IDEAS = `
damage: damaged, dented, dent, bent, broken, broke, smashed, crushed, scratched, scratch, cracked, banged up, beat up, busted, torn, punctured, shattered, leaking out of the box, ding, dinged, mangled, destroyed, messed up, in pieces, danado, danada, golpeado, golpeada, roto, rota, abollado
came: arrived, arrive, came, showed up, show up, shows up, delivered, received, receive, got, shipping, shipment, freight, delivery, box, crate, pallet, package, packaging, unboxed, opened, truck, llego, recibi, entrega
wrong: wrong, incorrect, different, not what i ordered, mixed up, mix up, mixup, not the one, equivocado, equivocada, incorrecto
missing: missing, short, left out, incomplete, not in the box, forgot, falta, faltan
thing: thing, item, part, product, order, unit, model, size, one, color, box, package, furnace, stuff, pedido, producto, pieza
return: return, send back, send it back, send this back, send them back, sending back, sending it back, ship it back, ship back, take back, take it back, bring it back, bring back, give back, rma, return policy, returnable, devolver, devolucion, devoluciones, regresar
refund: refund, money back, my money, reimburse, credit back, charge back, refunded, reembolso, dinero
mind: change my mind, changed my mind, not need, dont need, don t need, no longer need, dont want, don t want, too big, too small, too large, too loud, not fit, doesnt fit, doesn t fit, wont fit, won t fit, hates it, hate it, not like, dont like, don t like, unused, unopened, ordered the wrong, ordered wrong, bought the wrong, bought wrong, extra
exchange: exchange, swap it, swap for, trade in, trade it, cambiar, cambio
fee: fee, charge, charged, cost, costs, percent, free, price, pay, how much, cobran, cuesta, cuanto, costo
restock: restock, restocking, re stocking, restock fee
cancel: cancel, cancelled, canceled, cancellation, call off, cancelar
order: order, ordered, purchase, purchased, bought, pedido, orden, compra
my: my, mi, our, i, we
warranty: warranty, warrantee, waranty, guarantee, guaranteed, warranties, garantia, protection plan, service plan, is covered, still covered, covered under, covered by
claim: claim, file, honor, honored, void, voided, valid, transfer, transferable, selling the house, sell my house, new owner, previous owner, used, self install, install it myself, installed myself, install myself, diy, how long, years, cover, covers, covered, labor, parts, expire, expired, long, last, who, call, died, dies, failed, quit, after, myself, homeowner, proof, extended, extend
register: register, registration, registered, registering, register online, registrar
mine: new, unit, product, equipment, furnace, ac, air conditioner, heat pump, mini split, system, water heater, warranty, serial, compressor, online, deadline, days, late
serial: serial number, serial, model number, model tag, model plate, nameplate, name plate, data plate, rating plate, sticker, data tag, numero de serie, numero de modelo
where: where, find, located, look, read, what is, what does, mean, how old, age, decode, donde, encontrar, lookup
ship: ship, ships, shipping, deliver, delivery, delivered, freight, envio, envios, enviar, envian, mandan, entregan, entrega, send, postage
place: alaska, hawaii, puerto rico, canada, mexico, guam, virgin islands, islands, island, montana, texas, florida, california, my state, my area, apo, po box, p o box, all 50 states, lower 48, out of state, international, internationally, overseas, rural, remote, residential, business address, job site, jobsite, abroad, my zip, zip code, country
when: when, how long, how fast, how soon, how quick, how many days, eta, days, date, time, saturday, saturdays, sunday, weekend, weekends, tomorrow, today, overnight, next day, same day, two day, 2 day, expedited, expedite, express, rush, faster, quickly, cuando, cuanto tarda, lead time, asap, tonight, evening, holiday
carry: inside, in the house, indoors, upstairs, basement, driveway, garage, curb, curbside, to the door, my door, doorstep, porch, unload, carry, carried, help me unload, forklift, dock, loading dock, appointment, call before, call ahead, call first, calls, signature, sign for, sign, home for, be home, be there, white glove, liftgate, lift gate, lift, heavy, gate, threshold, bring it in
driver: driver, truck, freight, carrier, trucker, delivery guy, delivery person, delivery man, shipper, camion, chofer, delivery, deliver, freight company
pickup: pick up, pickup, will call, pick it up, local pickup, come get it, recoger
track: track, tracking, trace, tracking number, tracking info, rastrear, seguimiento
status: status, update, supposed to, shipped yet, where is, wheres, where s, hasnt, hasn t, has not, havent, haven t, not here, never came, never arrived, never showed, still waiting, waiting for, waiting on, late, delayed, delay, lost, stuck, overdue, donde esta, estado, still not, still hasn t, has my, did my, did not come, didnt come, didn t come, not arrived, not received, past due, get here, arrive, coming, on its way, in transit, shipped
stuff: stuff, package, delivery, shipment, order, order number, pedido, paquete, furnace, unit, parts, thing, things, orden
paper: invoice, receipt, order number, confirmation, confirmation email, order history, past orders, previous orders, order copy, factura, recibo, comprobante
copy: copy, print, reprint, lost, find, need, get, where, again, email, resend, number, look up, see, never got, didn t get, send me, pdf
edit: change, edit, modify, update, fix, add, remove, wrong, cambiar
addr: address, ship to, shipping address, delivery address, direccion, item, order, quantity
human: human, real person, live person, a person, someone, somebody, representative, rep, agent, operator, salesperson, sales person, expert, customer service, customer support, customer care, persona, alguien, people, you guys, manager, supervisor, a live agent, your team
talk: talk, speak, call, reach, contact, chat, text, phone, get ahold, get a hold, get hold, hablar, llamar, contactar, get in touch, message, live chat, email, e mail, escalate
hours: hours, open, close, closed, opening hours, business hours, weekend, sunday, saturday, holiday, holidays, thanksgiving, horario, abierto, hora, what time, 24 7
you: you, your, you guys, yall, y all, u, ustedes, su, store, company, shop, website, site, office
phone: phone number, phone, telephone, number, toll free, 800 number, fax, email, e mail, email address, mailing address, address, telefono, numero, correo, contact info, contact information, hotline
for: customer service, support, sales, contact, call, you, your, company, office, help, tech support
showroom: showroom, store front, storefront, physical store, brick and mortar, walk in, walk into, visit, location, locations, local store, branch, in person, store near me, near me, come by, come in, stop by, tienda, sucursal, warehouse, look at, see it in person, headquarters, ubicacion
legit: legit, legitimate, scam, real company, real site, trustworthy, trust, reputable, reliable site, bbb, better business bureau, fake, fraud, sketchy, confiable, authorized dealer, authorized, how long in business, in business
complain: complaint, complain, unhappy, angry, bad service, terrible service, not happy, queja, reclamo
pay: pay, paying, payment, payments, pagar, pago, buy, checkout, accept, take, use, aceptan
monthly: monthly, over time, installments, installment, later, payment plan, payment plans, in payments, 0 down, no money down, zero down, no interest, 0 apr, 12 months, 24 months, 36 months, 6 months, a month, per month, layaway, mensualidades, a plazos, cuotas, mensual, plazos, weekly
finance: finance, financing, financed, loan, credit line, line of credit, bad credit, no credit, poor credit, credit check, lease, rent to own, affirm, klarna, afterpay, credit key, synchrony, greensky, wells fargo, shop pay, sezzle, zip pay, financiamiento, financiar, credito, apply for credit, prequalify, bnpl
card: card, credit card, debit card, visa, mastercard, amex, american express, paypal, apple pay, google pay, amazon pay, venmo, zelle, cash app, check, money order, wire transfer, ach, bank transfer, bitcoin, crypto, cash, echeck, tarjeta, efectivo, cheque, two cards, split payment, hsa, ebt, prepaid card, gift card
net: net 30, purchase order, purchase orders, net terms, invoice me, po number, bill me, terms account, bill my company, trade credit
taxexempt: tax exempt, tax exemption, sales tax, resale certificate, exemption certificate, nonprofit, non profit, exempt, reseller permit, tax free, no tax, charge tax, collect tax, impuestos
proacct: contractor account, contractor pricing, contractor price, contractor discount, trade account, pro account, trade pricing, wholesale, wholesale price, bulk discount, bulk pricing, bulk order, volume discount, volume pricing, dealer account, become a dealer, dealer pricing, hvac company discount, property manager, builder account, mayoreo, resell, quantity discount
match: price match, match price, match prices, price matching, beat price, beat a price, match a price, cheaper somewhere, cheaper elsewhere, found it cheaper, found cheaper, lower price, competitor price, competitors price, price guarantee, low price guarantee, best price guarantee, price adjustment, went on sale, price drop, match competitor, beat this quote, match amazon, match home depot, igualar precio
discount: discount, discounts, coupon, coupons, coupon code, promo code, promo, discount code, military discount, veteran discount, senior discount, first time buyer, student discount, first responder, black friday, cyber monday, deal, deals, sale, clearance, codigo promocional, descuento, cupon, open box, scratch and dent
rebate: rebate, rebates, tax credit, tax credits, tax break, tax deduction, write off, incentive, incentives, government money, government help, government program, 25c, 25d, irs, form 5695, 5695, inflation reduction act, energy star credit, utility rebate, power company, electric company pay, utility pay, heehra, hear program, homes program, federal credit, credito fiscal, reembolso de energia, subsidy, grant, grants, low income, weatherization, assistance program, liheap, tax refund, on my taxes, my taxes, electric co op
permit: permit, permits, inspector, inspection, inspected, building department, building inspector, code official, pull a permit, pull permits, city inspection, county inspection, hoa approval, permiso, permisos, code compliance, code violation, unpermitted, fail inspection, pass inspection
installer: installer, installers, contractor, contractors, technician near me, hvac guy, hvac company, hvac tech, plumber, electrician, local pro, licensed, handyman, someone to install, someone to put, somebody to install, put it in, put in, installed, install, installation, instalador, instalar, instalacion, tecnico, hook it up
find: find, near me, recommend, recommended, send, sends, hire, who, looking for, in my area, local, do you, can you, offer, provide, guys, list of, busco, pueden, someone, come out, come to my, my house
instcost: labor, labour, labor cost, installation cost, install cost, cost to install, price to install, cost to have, cost installed, fully installed, cost of installation, put in cost, charge to install, going rate, total cost, installed price, charge for installation, average cost, mano de obra, cost to put, install price, cost to get
quote: quote, quotes, bid, bids, estimate, estimates, proposal, offer, contractor price, cotizacion, presupuesto
compareq: compare, fair, reasonable, too high, too much, include, includes, included, should be in, look for, in a, what should, red flags, ripped off, rip off, overcharged, three, high, good, normal, read, understand, crazy, seems
photo: photo, photos, picture, pictures, pic, pics, send you, look at mine, foto, fotos
sizing: what size, which size, how big, how many tons, how many ton, how many btu, how many btus, how much btu, how much ac, how large, right size, correct size, size do i need, sized, tonnage, too small for, big enough, too big for, load calculation, load calc, manual j, heat load, heat loss, heat gain, heatload, btu calculator, size calculator, sizing calculator, cooling load, heating load, que tamano, cuantas toneladas, cuantos btu, btu chart, sizing chart, size chart, oversized, undersized, j load, block load, size
area: sq ft, sqft, square feet, square foot, square footage, house, home, sf, bedroom, room, tool, calculator, calc, worksheet, need, unit, my, pies cuadrados, casa, ac, furnace, heat pump, air conditioner, for
cheaper: cheaper, cost to run, cost to operate, run cost, running cost, operating cost, cost a month, cost per month, per hour, an hour, cost of running, cost to heat, cost to cool, electricity use, how much electricity, how much electric, how much power, save money, savings, save, payback, break even, worth the money, less to run, expensive to run, kwh, cost of heating, worth the extra, pay for itself, gastar, ahorrar, cheapest to run, cheapest way to heat, cheapest way to cool, cheapest heat, cheapest to operate
fuel: gas, propane, oil, electric, electricity, heat pump, furnace, ac, mini split, wood, natural gas, lp, heat, cool, run, operate, electric heat, resistance, baseboard, seer, gas vs, 80 vs 96, 96, water heater
cold: cold, below zero, winter, freezing, zero degrees, sub zero, subzero, negative, minus, how cold, too cold, northern, minnesota, maine, michigan, alaska, snow, 0 degrees, low temps, temperature, frio, climate, up north, new england, wisconsin
heatpump: heat pump, heatpump, heat pumps, bomba de calor, hp
work: work, works, good, keep up, effective, efficient, worth, stop working, quit, operate, handle, enough, lose, funciona, outside, too, need, make sense, keep, keep my, backup
balance: balance point, changeover, change over temperature, switchover, switch over, crossover, lockout temperature, dual fuel switch, capacity at 17, thermal balance, economic balance
fix: fix, repair, repairing, mend, put money into, keep fixing, reparar, arreglar, save, patch, sink money, pour money, repaired, fixing, throw money, new compressor, keep running
replace: replace, replacing, buy new, new one, get a new, upgrade, start over, junk it, scrap, replacement, reemplazar, nuevo, new, worth, old, year old, years old
old: old, year old, years old, worth it, worth, 10 year, 15 year, 20 year, decide, or, last, life, lifespan, life expectancy, how long, too old, due, time to
life: lifespan, life span, life expectancy, how long does, how long do, how long should, how long will, last, cuanto dura
seer: seer, seer2, eer, eer2, hspf, hspf2, afue, cop, uef, efficiency rating, efficiency ratings, seer rating, eficiencia
mean: mean, means, meaning, what is, whats, what s, stand for, explain, explained, difference, versus, vs, compared, good, better, worth, higher, rating, matter, new rule, rules, que es, que significa, minimum, required, even, old
refrig: 410a, r410a, r 410a, 454b, r454b, r 454b, r32, r 32, a2l, refrigerant, refrigerants, freon, puron, r22, r 22, refrigerante
ban: ban, banned, phase out, phaseout, phased out, illegal, allowed, still buy, still get, still available, still make, discontinued, 2025, 2026, going away, replaced, new refrigerant, switch, mix, convert, top off, retrofit, flammable, safe, dangerous, obsolete, stop making, law, difference, vs, versus, which, instead, compatible, last, between, better, leak sensor, prohibido
cwire: c wire, cwire, common wire, c terminal, c wires, cable c, 24 volt common, power extender, common
tstat: thermostat, t stat, tstat, nest, ecobee, termostato, honeywell
wiring: wire, wiring, wires, wired, hook up, hookup, terminals, terminal, connect, color, colors, colours, diagram, r and c, rc rh, y and g, o b, ob wire, low voltage, conectar, jumper
video: video, videos, watch, show me, youtube, clip, tutorial, walkthrough, step by step, demonstration, see how
howto: how do, how to, how can, how would, steps, guide, instructions, show me, como, video, teach, help me, myself
lineset: line set, lineset, linesets, line sets, refrigerant line, refrigerant lines, copper line, copper lines, copper, suction line, liquid line, copper size, line size
run: run, running, route, install, flare, braze, bend, length, long, how far, max, maximum, longest, how long, distance, reuse, re use, insulate, size, hide, cut, too long, extra, short, buried, underground, flush, diameter, which, what, chart, chooser, tool, tells
clean: clean, cleaning, wash, dirty, mold, moldy, smell, dust, rinse, limpiar, lavar, clear
head: head, wall unit, wall head, indoor unit, mini split, minisplit, ductless, blower wheel
filter: filter, filters, filtro, filtros
often: how often, when, how long, change, replace, change it, swap, months, dirty, cada cuanto, cuando, cambiar, last, every, wash, which way, arrow, direction, clean
merv: merv, merv 8, merv 11, merv 13, merv rating, mpr, fpr, hepa
restrict: too much, too high, too restrictive, restrict, airflow, best, which, what, hurt, bad, good, need, better, rating, difference, mean, allergies, allergy, smoke, pets, pet, dust, virus, safe, strain, vs, should, ok, handle, right, difference between
loud: loud, decibel, decibels, db, dba, noisy, sound level, ruidoso, ruido, hear, how quiet, quiet is, noise level, sound rating
howmuch: how, is, what, neighbor, neighbors, compared, like, chart, level, levels, too, window, ordinance, bedroom, rating
outdoor: condenser, outdoor unit, ac unit, outside unit, compressor, heat pump, ac, mini split, air conditioner, unidad exterior, unit, condensing unit
clearance: clearance, clearances, how far, how close, distance, far from, close to, away from, next to, fence, bush, bushes, deck, property line, room around, feet from, inches, where to put, where should, placement, under a deck, side yard, gas meter, spacing, setback, inches from
breaker: breaker, mca, mocp, mop, amp, amps, circuit, ampacity, fuse, disconnect, wire size, wire gauge, gauge wire, 240 volt, 220, electrical, panel, awg, romex, max fuse, whip, interruptor
size: size, need, what, big, how many, mean, which, gauge, dedicated, required, difference, gfci, vs, oversized, handle, enough, upgrade
ahri: ahri, matched pair, matched pairs, matching coil, ahri number, ahri certificate, matched system, match my coil, mismatched, mismatch, certified match, match indoor, ahri rating, ari number, coil match
coil: coil, evaporator, air handler, indoor unit, indoor coil, evap, inside unit, inside coil
pair: match, matches, compatible, replace both, both, old coil, same time, fit with, together, only the outside, just the outside, just the condenser, only the condenser, outdoor only, go with, work with, new condenser, keep my, existing
ductq: ducted, ducts, duct, ductwork, central air, central, forced air
ductless: ductless, mini split, minisplit, mini splits, minisplits, no ducts, splits
vent: vent, venting, vents, vented, flue, exhaust, chimney, b vent, pvc, concentric vent, liner, chimney liner, through the wall, sidewall, intake pipe, chimenea
f90: 90, 95, 96, 90 plus, high efficiency, condensing, 80, furnace, 92, category iv
drain: condensate, drain line, drain pipe, drain, p trap, condensate pump, drain pan, trap, drainage
drainq: where, slope, how, need, pump, into, outside, float switch, clog, clear, unclog, run, empty, pitch, trap
winter: winter, fall, autumn, cold weather, heating season, before winter, otono, invierno, cold snap
summer: summer, spring, cooling season, hot weather, verano, primavera, warm weather, season
tuneup: tune up, tuneup, maintenance, checklist, get ready, service, prepare, ready, check, prep, annual, yearly, maintain, start up, turn on, mantenimiento, winterize, first time, servicing, care, cover, do i do, to do, clean
furnace: furnace, heater, heating, boiler, heat, calefaccion, furnaces
ac: ac, air conditioner, central air, air conditioning, condenser, cooling, heat pump, a c, aire, aire acondicionado, outdoor unit
manual: manual, manuals, owners manual, owner s manual, installation instructions, instruction book, install guide, spec sheet, submittal, submittals, wiring diagram, brochure, pdf, documentation, cut sheet, technical data, tech sheet, cad drawing, user guide, service manual, parts diagram, data sheet, datasheet, specs
privacy: privacy, personal information, personal data, my data, my information, my info, cookies, gdpr, ccpa, sell my, delete my account, do not sell, delete my data, data safe, privacidad, third parties, share my
unsub: unsubscribe, stop emailing, stop emails, stop sending, opt out, mailing list, email list, spam, too many emails, email preferences, remove me, newsletter, no more emails, take me off, dejar de recibir, promotional emails
stop: stop, unsubscribe, remove, off, opt out, too many, preferences, get off, quit, end, no more, spam, change
review: review, reviews, testimonial, testimonials, rate, rating, feedback, resena, resenas, opiniones, stars, customer stories
leave: leave, write, post, give, submit, read, see, where, where do, how, customers, other people, others, people, say, your, company, site, real, dejar, escribir, purchase
sidebyside: compare, side by side, comparison, versus, next to each other, comparar, head to head, line up
two: two, 2, three, products, models, furnaces, units, different, both, brands, side by side, tool, these, specs, several, chart
recall: recall, recalls, recalled, safety notice, recall list, safety recall
gasleak: gas leak alarm, smell gas, carbon monoxide, smell of gas
bringin: inspect, check, look for, before signing, sign for, refuse, refuse delivery, note on, bill of lading, hidden damage, damage claim, concealed damage, fins, freight claim
cart: cart, my cart, shopping cart, checkout, check out, carrito
trouble: wont, won t, error, not working, doesnt work, doesn t work, cant, can t, declined, empty, stuck, problem, issue, failed, glitch
account: account, login, log in, password, sign in, sign up, my account, username, cuenta, contrasena
lownox: low nox, ultra low nox, ulnox, nox, 14 ng, scaqmd, aqmd
noxplace: california, texas, utah, where, need, required, legal, illegal, which, do i, rule, law, what is, socal, bay area
bigbill: bill, electric bill, gas bill, energy bill, power bill, utility bill, recibo de luz
high: high, so high, doubled, tripled, went up, through the roof, lower, cut, reduce, cheaper, jumped, huge, why, outrageous, expensive
joblist: material list, materials list, parts list, shopping list, what else do i need, everything i need, all the parts, supplies list, parts do i need, bill of materials, what tools, tools do i need, takeoff
selector: which system, what system, what kind of system, what type of system, pick a system, choose a system, system selector, help me choose, help me pick, help me decide, not sure what, dont know what, don t know what, don t know which, recommend a system, que sistema
tankless: tankless, on demand water heater, instant hot water, gpm, gallons per minute
gpm: size, how many, what size, gpm, big, how big, showers, bathrooms, people, family, calculator, enough, 2, 3, 4, flow rate, run
helpq: question, ask, technical question, tech question, tech support, technical support, technical help, advice, need help, expert, pregunta, ayuda, troubleshoot, engineer
indoorair: humidity, humid, humidifier, dehumidifier, air quality, dry air, moisture, mold, allergies
level: level, what should, best, ideal, percent, set, winter, summer, how much, too high, too low, do i need, help, recommended
need: need, needs, required, require, have to, do i, should, necesito
recommend: recommend, recommended, trusted, vetted
good: good, best, better, enough
or: or, versus, vs
cover: cover, covered, covering
`
