/**
 * What shoppers ask, as sets of ideas of page-ideas.ts: `page: set, set`. A text asks for a page when it has all
 * ideas of a set, each said by words of its own, whatever else it says. Of sets of one length the first decides.
 * A row or a set after `?` answers questions alone: its words also name goods.
 */
export const PAGE_QUESTIONS = `
/search-quotes: savedquote, savedquote find, savedquote where, savedquote you
/technical-information: mydocs, mydocs manual, mydocs where, mydocs find, mydocs serial, mydocs where manual
/ten-year-warranty: tenyear, tenyear my, tenyear fee, tenyear warranty, tenyear you
/remove-me: unsub, unsub stop, unsub you, unsub my, unsub stop you, unsub stop my
/customer-stories: story, story you, story where
/pro-installation-feedback: profeed, profeed installer, profeed installer complain, profeed review installer
/premium-guarantee: damage came thing, damage came, damage driver, wrong came, wrong thing came, missing came, missing thing came, missing thing, return fee, return mind, return mind thing, mind thing refund, restock, restock fee, exchange wrong, exchange mind, cancel order, cancel thing my, cancel stuff, claim warranty, return damage, refund damage, wrong order, return order, refund order, return my thing, return, refund, warranty, warranty mine, warranty thing, return refund, warranty refund
/learning-center/inspecting-for-damage: damage came, damage came thing, bringin damage, bringin came, damage driver, damage bringin came, driver bringin
/learning-center/warranty-registration: register warranty, register mine, register my mine, warranty register claim, serial where, serial register, register serial mine, serial warranty, claim register
/free-shipping: ship place, ship fee, ship when, ship fee place, ship when place, driver carry, ship carry, driver carry you, ship pickup, ship you, pickup you, pickup order, ship you place, ship when you, ship thing when
/learning-center/freight-delivery-day: driver carry, ship carry, driver carry bringin, driver when carry, carry stuff ship, driver when, ship when carry
/track-your-order: track, track order, status stuff, status stuff my, status order, status my order, status stuff when, status ship, status ship when, status ship my, paper copy, paper copy my, edit addr order, edit addr my, order where my, order where stuff, track my stuff, paper order
/terms-of-sale: pay monthly, monthly you, finance, finance you, pay finance, pay card, card you, monthly mine, monthly finance, pay order card, taxexempt, monthly, finance monthly, net
/contact-us: cancel order, cancel thing my, openday, talk human, talk you, hours you, phone for, phone you, showroom you, showroom, complain, taxexempt, proacct, match, discount, net, track trouble, trouble pay, trouble account, account, pay monthly, pay finance, pay card, card you, finance you, finance monthly, finance, net you, complain you, recall, human for, talk for, cart trouble, claim warranty human, discount you, match you, proacct you, taxexempt you, warranty claim talk, status order talk
/about-us: showroom you, showroom, legit, legit you, you showroom where, phone you where
/learning-center/tax-credits-and-rebates: rebate, rebate heatpump, rebate place, rebate when, rebate mine, rebate find, rebate pay, rebate claim, rebate replace, rebate heatpump work, rebate fuel
/permit-sheet: diy permit, permit diy, permit need, permit fuel, permit replace, ?permit
/learning-center/permits-and-inspections: diy, diy installer, diy mine, diy permit, diy furnace, diy ductless, permit need, permit replace, permit find, permit old, permit size, permit clean, ?permit
/pro-installation: installer need, installer human, installer find, installer you, instcost installer, instcost, installer find you, installer recommend, installer fee
/learning-center/what-an-installation-includes: howlonginstall, howlonginstall furnace, howlonginstall mine, howlonginstall ductless
?/learning-center/what-an-installation-includes: instcost installer, instcost, quote compareq, quote compareq installer, installer compareq fee, instcost compareq, quote installer, instcost fee
/quote-by-photo: quote, quote need, ?quote find, photo quote, photo you, quote you, quote mine, photo sizing
?/sizing-estimator: sizing area, sizing, sizing area fuel, sizing ductless
?/learning-center/what-size-air-conditioner: sizing ac, sizing ac area, sizing outdoor
?/learning-center/what-size-furnace: sizing furnace, sizing furnace area
?/tankless-water-heater-size: tankless gpm, tankless sizing, tankless gpm sizing
?/operating-cost-calculator: cheaper fuel, fuel cheaper heatpump, bigbill fuel cheaper, cheaper heatpump, cheaper ductless, cheaper seer
?/heatpump: heatpump cold, heatpump cold work, balance, balance mean, heatpump balance, cheaper heatpump, heatpump work, heatpump work cold fuel
?/learning-center/heat-pumps-in-cold-weather: heatpump cold, heatpump cold work, balance, balance mean, heatpump balance, ductless cold work
?/learning-center/repair-or-replace: fix replace, fix old, replace old, fix replace old, life old mine, life mine, life furnace, life outdoor, life tankless, fix replace mine
?/learning-center/seer2-hspf2-and-afue: seer mean, seer mean good, seer need
?/learning-center/refrigerants: refrig ban, refrig ban find, refrig mean, refrig mean ban
?/learning-center/thermostat-wiring-and-c-wire: cwire, cwire need, cwire tstat, tstat wiring, tstat wiring howto, cwire mean, cwire find, cwire mean tstat
/install-videos: video howto, video installer, video ductless
/install-videos?video=wire-a-thermostat: video tstat, video tstat wiring, video cwire, tstat wiring howto
/install-videos?video=run-a-line-set: video lineset, video lineset run, lineset run howto, lineset howto
/install-videos?video=clean-a-wall-head: clean head, clean ductless, clean head howto, clean video head, clean ductless video
/install-videos?video=vent-a-90: video vent, video vent f90, vent howto f90
?/line-set-chooser: lineset run, lineset sizing, lineset run find, lineset size, lineset run size
?/learning-center/line-sets: lineset run, lineset howto, lineset sizing, lineset size, lineset run fuel, lineset run ductless
?/learning-center/filters-and-merv: filter often, merv restrict, merv mean, filter restrict, filter often howto, merv restrict furnace, filter often furnace, merv filter restrict, filter often merv
?/learning-center/placement-and-noise: loud howmuch, loud outdoor, clearance outdoor, clearance outdoor howmuch, loud howmuch outdoor, clearance ductless, clearance find outdoor, clearance heatpump
?/learning-center/electrical-mca-and-mocp: breaker size, breaker mean, breaker size mine, breaker size outdoor, breaker size area, breaker size ductless, breaker size heatpump, breaker size mean
?/matched-pairs: ahri, ahri find, ahri mean, coil pair outdoor, coil pair, ahri outdoor, ahri copy
?/learning-center/ahri-matching: ahri, ahri mean, coil pair outdoor, coil pair, coil replace pair, pair replace outdoor, ahri need
?/learning-center/mini-split-or-ducted: ductq ductless, ductq ductless old, ductless or ductq, ductq ductless area, ductless heatpump ductq, ductless mean
?/learning-center/furnace-venting-80-and-90: vent f90, vent f90 need, vent furnace howto, vent f90 furnace, vent furnace clearance
?/learning-center/condensate-drains: drain drainq, drain drainq howto, drain howto
/learning-center/fall-furnace-care: winter tuneup, winter tuneup furnace, furnace tuneup, tuneup furnace my
?/learning-center/spring-air-conditioner-care: summer tuneup, summer tuneup ac, ac tuneup, winter cover ac, tuneup ac my
?/system-selector: selector, selector area, selector fuel, selector mine
/ask-a-question: manual find, manual mine, manual where, helpq talk, helpq human, helpq you, helpq mine, serial manual
/learning-center/support-article/privacy-policy: privacy, privacy you, unsub stop, privacy stop, privacy trouble, stop talk you
/write-a-review: review leave, review mine leave, review leave you, review thing leave
/customer-stories: review leave you, review you, review legit
/compare: sidebyside two, sidebyside, sidebyside two mine
/cart: cart trouble, ?cart
?/learning-center/ultra-low-nox-furnaces: lownox noxplace, lownox mean, lownox furnace noxplace
/learning-center/high-energy-bills: bigbill high, bigbill high my
?/job-list: joblist, joblist installer, joblist mine
?/learning-center/humidity-and-indoor-air: indoorair level, indoorair level area, indoorair level mean
?/learning-center/tankless-water-heater-size: tankless gpm, tankless sizing
`
