/**
 * Spanish of homeowners and installers in the United States, without accents, in the form of `trade-words.ts`.
 * "de" stands for "del", "para el" and the other ways to say it. Mexican, Central American and Caribbean
 * words stand beside each other: abanico and ventilador, calenton and calefaccion, boiler and calentador.
 */
export const SPANISH_WORDS = `
aire acondicionado, aire, aire condicionado, aires acondicionados, clima, climas, acondicionador de aire, acondicionador, refrigeracion, refri de casa, aparato de aire, unidad de aire, unidad de aire acondicionado, equipo de aire acondicionado, maquina de aire, ac central, enfriador de casa, aire acondicionado de casa, aire de casa: =air-conditioner > =cooling-system > =window-air-conditioner, =mini-split-system
aire central, aire acondicionado central, clima central, aire central de casa, sistema central, unidad central: =air-conditioner > =cooling-system, =ducted-system
aire y calefaccion, calefaccion y aire, calefaccion y aire acondicionado, aire acondicionado y calefaccion, frio y calor central, clima y calefaccion, sistema completo, sistema de aire acondicionado, sistema de calefaccion y aire, sistema de aire y calefaccion, sistema completo de aire, sistema completo de aire acondicionado, equipo completo, sistema central completo, sistema hvac, sistema para toda la casa, sistema de casa completa, calefaccion y enfriamiento, aire y calefaccion central, aire y calenton: =ducted-system, =heat-pump-system > =cooling-system
sistema de bomba de calor, bomba de calor con manejadora, bomba de calor y manejadora, bomba de calor completa, sistema completo de bomba de calor: =heat-pump-system
aire de ventana, aire acondicionado de ventana, aire acondicionado tipo ventana, clima de ventana, unidad de ventana, aire para la ventana, aparato de ventana, aire tipo ventana, ventanero, minisplit de ventana, aire para cuarto: =window-air-conditioner
aire portatil, aire acondicionado portatil, clima portatil, unidad portatil, aire movil, aire acondicionado movil, aire con ruedas, enfriador portatil, aire con manguera: =portable-air-conditioner
mini esplit, miniesplit, mini esplits, minisplit inverter, mini split inverter, esplit, split, aire minisplit, aire mini split, aire acondicionado minisplit, aire acondicionado mini split, mini split frio calor, mini split frio y calor, minisplit frio y calor, minisplit frio calor, aire inverter, aire acondicionado inverter, clima inverter, aire de pared, aire acondicionado de pared, aire sin ductos, aire acondicionado sin ductos, sistema sin ductos, unidad sin ductos, equipo sin ductos, clima sin ductos: =mini-split-system > =multi-zone-system
multizona, multi zona, multisplit, mini split multizona, minisplit multizona, minisplit multi zona, minisplit varios cuartos, mini split de varias zonas, multi zonas, aire multizona, minisplit toda la casa: =multi-zone-system
cassette de techo, casete, casete de techo, caset, tipo cassette, piso techo: ceiling cassette, cassette
bomba de calor, bomba calor, bombas de calor, bomba termica, termobomba, bomba de calefaccion, heat pump calor: =heat-pump, =heat-pump-system
bomba de calor minisplit, minisplit bomba de calor, mini split bomba de calor, bomba de calor sin ductos: =mini-split-system > =multi-zone-system
horno: =gas-furnace, =electric-furnace, =oil-furnace
calefaccion, calefaccion central, calefaccion de casa, calefaccion casa, sistema de calefaccion, unidad de calefaccion, calefactor de casa, calenton de casa, calenton central, calefon de casa, furnace de gas, furnas, fornace, jornace, forneis, calefacion, calefaction: =gas-furnace, =electric-furnace > =oil-furnace, =wall-furnace, =boiler, =heat-pump, =unit-heater
horno de gas, calefaccion a gas, calefaccion de gas, calefactor de gas, calefactor a gas, calenton de gas, calenton a gas, horno a gas, horno de gas natural, horno de calefaccion, horno de casa, unidad de gas, calentador de casa, calentador de gas para casa, calentador de gas para la casa, calentador de aire de gas, calentador para la casa, calefaccion central de gas, furnace a gas, calefactor central: =gas-furnace > =wall-furnace, =unit-heater
horno electrico, calefaccion electrica, calefactor electrico, calenton electrico, calefaccion central electrica: =electric-furnace > =heat-kit
horno de petroleo, horno de aceite, horno de diesel, calefaccion de aceite, calefaccion de petroleo, calefaccion de diesel, quemador de aceite: =oil-furnace
calefactor, calenton, calefon: =gas-furnace > =wall-furnace, =unit-heater
calefactor de pared, calenton de pared, calentador de pared, calefaccion de pared, horno de pared, estufa de pared, calentador de cuarto, calefactor de cuarto: =wall-furnace
calefactor de garaje, calefactor de garage, calentador de garaje, calentador de garage, calenton de garaje, calenton de garage, calefaccion de garaje, calefaccion de garage, calefactor de taller, calentador de taller, calefaccion de taller, calenton de taller, calefactor de cochera, calentador de cochera, calefaccion de cochera, calentador de bodega, calefaccion de bodega, calefactor de techo, calentador colgante, calefactor colgante: =unit-heater
casa movil, casa mobil, traila, trailer, casa rodante, casa prefabricada, mobil home, traila movil, casa manufacturada: mobile home, manufactured home
horno de casa movil, calefaccion de casa movil, calenton de traila, calefaccion de traila, horno de traila, calefaccion de trailer, calenton de casa movil, furnace de traila: =gas-furnace mobile home, =electric-furnace
caldera, caldera de agua, caldera de gas, caldera de calefaccion, caldera de pared, caldera mixta, caldera de condensacion: =boiler
calentador, calentador de agua, calentadores de agua, boiler de agua, boiler de agua caliente, boiler de bano, calentador de bano, calentador de agua caliente, tanque de agua caliente, tanque de agua, tanque de calentador, calentador de tanque, calentador de deposito, termo de agua, termotanque, terma, calentador agua, calentador para bano, calentador de agua de tanque, tanque calentador, wara heater, guater jiter, water jiter, boiler para bano: =tank-water-heater > =tankless-water-heater
calentador de gas, boiler de gas, calentador de agua de gas, calentador de agua a gas, calentador a gas, calentador de agua gas, calentador de agua gas natural, boiler a gas, calentador de agua de gas natural: =tank-water-heater gas > =tankless-water-heater gas
calentador electrico, calentador de agua electrico, boiler electrico, calentador electrico de agua, calentador de agua solo electrico, tanque electrico, boiler electrico de agua: =tank-water-heater electric > =tankless-water-heater electric
calentador de propano, calentador de agua de propano, calentador de agua propano, calentador de gas propano, boiler de propano, boiler de gas lp, calentador de gas lp: =tank-water-heater propane > =tankless-water-heater gas
calentador sin tanque, calentador de agua sin tanque, boiler sin tanque, calentador de paso, boiler de paso, calentador instantaneo, calentador de agua instantaneo, boiler instantaneo, calentador de paso de gas, calentador sin deposito, sin tanque, de paso, agua caliente instantanea, agua caliente sin limite, agua caliente al instante, calentador continuo: =tankless-water-heater
calentador sin tanque electrico, calentador de paso electrico, boiler de paso electrico, calentador electrico sin tanque, calentador de agua electrico sin tanque, calentador instantaneo electrico, calentador de agua sin tanque electrico: =tankless-water-heater electric
calentador hibrido, calentador de agua hibrido, calentador de bomba de calor, calentador de agua con bomba de calor, boiler hibrido, calentador con bomba de calor: =tank-water-heater heat pump
condensador, condensadora, unidad condensadora, condensador de aire, condensador de aire acondicionado, unidad exterior, unidad de afuera, unidad de fuera, compresor, compresor de aire, compresora, aparato de afuera, parte de afuera, condensador exterior, equipo exterior: =air-conditioner > =heat-pump > =mini-split-outdoor
unidad interior, unidad de adentro, evaporadora, cabezal, consola interior, cabeza de minisplit, unidad interior de minisplit, evaporadora de minisplit, equipo interior, cabezal interior: =mini-split-indoor > =air-handler
manejadora, manejadora de aire, unidad manejadora, unidad manejadora de aire, maneja de aire, fancoil, soplador, unidad de soplador, turbina de aire, air handler electrico: =air-handler
unidad paquete, paquete, aire paquete, aire de paquete, unidad de paquete, equipo paquete, tipo paquete, unidad de techo, aire de techo, aire acondicionado de techo, unidad de azotea, aire de azotea, equipo de techo, aire acondicionado paquete, todo en uno, unidad todo en uno, clima de techo, unidad en el techo: =package-unit > =package-bundle
unidad paquete de gas, paquete de gas, paquete a gas, unidad de techo de gas, unidad paquete con gas, paquete gas: =package-unit gas > =package-bundle gas
paquete bomba de calor, unidad paquete bomba de calor, paquete de bomba de calor, unidad de techo bomba de calor: =package-unit heat pump > =package-bundle heat pump
aire de hotel, aire acondicionado de hotel, unidad de hotel, clima de hotel, aire a traves de la pared, aire de motel: =ptac
serpentin, serpentin evaporador, evaporador, serpentin de evaporador, serpentina, bobina, bobina de evaporador, bobina evaporadora, bobina interior, panal, radiador de adentro, coil de adentro, serpentin interior, coil evaporador: =coil
resistencia, resistencias, resistencia electrica, kit de calor, kit de resistencia, tiras de calor, tira de calor, calor electrico, calor de emergencia, calor auxiliar, resistencia de manejadora, kit de calefaccion, calefaccion auxiliar, kit electrico: =heat-kit
termostato, termostatos, thermostato, control de temperatura, control de clima, control del aire, control de aire, termostat: =thermostat
termostato inteligente, termostato wifi, termostato digital inteligente, termostato con wifi, termostato inalambrico, termostato de internet, termostato con internet: =thermostat wifi
termostato programable, termostato digital, termostato sencillo, termostato basico: =thermostat programmable > =thermostat
sensor de temperatura, sensor de cuarto, sensor remoto, sensor inalambrico: room sensor
sensor exterior, sensor de afuera: outdoor temperature sensor
cubierta de termostato, protector de termostato, caja de termostato, tapa de termostato, candado de termostato: =sensor guard
placa de termostato, placa de pared, base de termostato: thermostat wall plate
control de pared, control alambrico: wired wall controller
adaptador wifi, modulo wifi: wifi adapter
transformador, transformador de 24 voltios, transformador 24v: control transformer
panel de zona, tarjeta de zonas, control de zonas: zone panel
cable: =wire > =whip
cable de termostato, alambre de termostato, cable de baja voltaje, cable de bajo voltaje, cable de control, alambre de control: thermostat wire
cable de minisplit, cable de mini split, cable de comunicacion, cable de interconexion, alambre de minisplit, cable 14x4, cable 4 hilos: mini split cable
alambre, cable electrico, cable romex, cable de luz, alambre electrico, cable de corriente: circuit cable > =wire
filtro, filtros, filtro de aire, filtro de aire acondicionado, filtro de horno, filtro de calefaccion, filtro de furnace, filtro de casa, filtro de retorno, filtro de clima, filtro de calenton, filtro plisado, filtro de alergia, filtro de polvo: =air-filter
caja de filtro, gabinete de filtro, marco de filtro, porta filtro, base de filtro: =filter-cabinet
filtro secador, secador de linea, filtro deshidratador: filter drier
humidificador, humificador, humidificador de casa, humedecedor: =humidifier
almohadilla de humidificador, filtro de humidificador, panel de agua, esponja de humidificador: humidifier pad
deshumidificador, deshumificador, deshumedecedor, quita humedad, deshumidificador de casa, deshumidificador de sotano: =dehumidifier
ventilador recuperador, recuperador de calor, recuperador de energia, aire fresco, intercambiador de aire, renovador de aire, ventilacion: =ventilator
lampara uv, luz uv, lampara ultravioleta, luz ultravioleta, luz azul: =uv-lamp
foco uv, bombilla uv, repuesto de lampara uv, foco de luz uv: uv bulb
refrigerante, gas refrigerante, gas de aire, gas de aire acondicionado, gas de minisplit, gas freon, gas de clima, recarga de gas, recarga de freon, gas para recargar, cilindro de gas, tanque de refrigerante, tanque de freon, cilindro de refrigerante, carga de gas, bote de gas, recargar gas: =refrigerant
gas refrigerante 410, gas 410, gas 410a, freon 410, freon 410a, refrigerante 410, refrigerante 410a, refrigerante r410a, gas r410a, gas r410, gas refrigerante r410a: =refrigerant r410a, r410a
gas r32, gas 32, refrigerante r32, refrigerante 32, gas refrigerante r32, gas refrigerante 32: =refrigerant r32
gas 454b, gas 454, refrigerante 454b, refrigerante 454, gas r454b: =refrigerant r454b, r454b
ducto, ductos, ducteria, conductos, conducto de aire, ducto de aire, ducto de aire acondicionado, ductos de aire, tubo de aire: =duct > =duct-fitting
ducto flexible, ductos flexibles, tubo flexible, manguera flexible, ducto flexible aislado, ducto aislado, manguera de aire, ducto de manguera, tripa, conducto flexible, gusano, ducto gusano, tubo flex, ducto flex, tuberia flexible, manguera aislada: =duct flexible
ducto de lamina, ducto redondo, tubo de lamina, tubo redondo, ducto de metal, ducto rigido, ducto galvanizado, tubo galvanizado, tubo de metal, ducto metalico, conducto de metal, tuberia de lamina, lamina redonda, ducto redondo de lamina: round snaplock pipe, round snap lock pipe
codo, codos, codo de ducto, codo ajustable, codo de lamina, codo de metal, codo galvanizado, codo de 90, codo 90: elbow
reductor, reduccion, reductor de ducto, reduccion de ducto: reducer
tapa de ducto, tapon de ducto, tapa redonda, tapon: end cap
cople, acople, union de ducto, conector de ducto, copla, union: coupling
ye, y de ducto, bifurcacion, divisor de ducto: wye
collarin, collar, collar de ducto, cuello de ducto: start collar, collar
compuerta, damper, regulador de aire, compuerta de aire, regulador de flujo: damper
compuerta motorizada, compuerta de zona, damper motorizado: zone damper
bota, caja de rejilla, bota de registro, caja de registro: register boot
pleno, caja de aire, plenum de lamina, pleno de lamina: =plenum
pleno de suministro, plenum de suministro, caja de suministro, pleno de inyeccion: plenum supply
pleno de retorno, plenum de retorno, caja de retorno: plenum return
rejilla, rejillas, registro, registro de aire, rejilla de aire, rejilla de aire acondicionado, ventila, ventilas, ventilita, salida de aire, rejilla de ventilacion, persiana de aire, rejilla de ducto, rejilla de suministro, rejilla de inyeccion: =register
rejilla de retorno, retorno de aire, rejilla de aire de retorno, retorno, rejilla grande, parrilla de retorno: return grille > return filter grille
rejilla de retorno con filtro, rejilla con filtro, rejilla de filtro: return filter grille
rejilla de piso, registro de piso, ventila de piso, salida de piso: floor register
rejilla de pared, registro de pared, ventila de pared: sidewall register
rejilla de techo, difusor, difusor de techo, registro de techo, ventila de techo, difusor de aire: ceiling diffuser
cinta de aluminio, cinta, cinta de ducto, cinta plateada, cinta metalica, cinta foil, cinta de papel aluminio, cinta adhesiva de aluminio, tape de aluminio, teip, teip de aluminio: foil tape > tape
sellador de ducto, mastique, masilla de ducto, sellador de ductos, pasta de ducto, sellador, pasta selladora, brea de ducto: duct mastic
masilla, plastilina, plastilina selladora, masilla selladora: duct seal putty
aislamiento de ducto, aislante de ducto, forro de ducto, aislante, aislamiento, fibra de vidrio: duct wrap insulation > pipe insulation
aislante de tuberia, aislamiento de tuberia, aislante de tubo, forro de tuberia, aislante de cobre, espuma de tuberia, forro de tubo, insuleichon: pipe insulation
cincho, cinchos, cincho de plastico, cinchos de ducto, abrazadera, abrazaderas, amarre, cintillo, abrazadera de ducto: duct strap
colgante, correa, correa de ducto, fleje, cinta perforada, soporte de ducto: hanger strap
pija, pijas, tornillo, tornillos, tornillos de lamina, tornillo autoperforante, pijas de lamina, tornillo de lamina: zip screw
bomba de condensado, bomba de condensados, bomba de condensacion, bomba de agua de aire, bomba de drenaje, bomba de desague, bomba de agua del aire, bomba de agua de minisplit, bombita de agua, bombita de condensado, bomba de condensado de minisplit: =condensate-pump
bomba de vacio, bomba vacio, bomba para vacio: vacuum pump
manguera de drenaje, manguera de desague, tubo de drenaje, manguera de minisplit, manguera de agua, manguera de condensado, drenaje de minisplit, drenaje, desague, manguera drenaje: =drain-hose
charola, charola de drenaje, bandeja de drenaje, bandeja, bandeja de agua, charola de agua, charola de condensado, bandeja de condensado, panela de drenaje: drain pan
pastilla, pastillas, pastillas de drenaje, pastilla de drenaje, tableta, tabletas de drenaje, pastillas de charola: drain pan tablet
switch de flotador, flotador, interruptor de flotador, switch flotador, interruptor de agua, sensor de agua: float switch
trampa, trampa de agua, trampa de drenaje, trampa de condensado, sifon: condensate trap
tuberia de cobre, tubo de cobre, linea de cobre, lineas de cobre, tuberia, juego de linea, juego de lineas, kit de cobre, tuberia de minisplit, tuberia de aire acondicionado, cobre, tubos de cobre, lineas de refrigerante, linea de refrigerante, set de lineas, rollo de cobre, cobre aislado, tuberia de refrigerante, kit de tuberia: =line-set
tapa de lineas, cubierta de linea, cubierta de tuberia, canaleta, canaleta de minisplit, cubre tuberia, cubierta de minisplit, tapa de tuberia, cubierta de lineas, ducto de tuberia, canaleta de tuberia, tapa de cobre: =line-set-cover
kit de instalacion, kit de instalacion de minisplit, accesorios de minisplit, kit minisplit: =line-set, =bracket, =drain-hose > =line-set-cover, =whip, =disconnect, =pad
base, base de condensador, base de aire, plataforma, base de concreto, base de plastico, base de compresor, base de unidad: =pad
soporte de pared, soporte, soporte de minisplit, base de pared, soporte de condensador, bracket de pared, brazo de pared, base de minisplit, soporte de aire: wall bracket > =bracket
soporte de techo, base de techo: roof stand
patas de goma, patas, gomas, gomas antivibracion, patas de hule, tacones de hule, hules: vibration feet
base de unidad de techo, marco de techo, curb, base de paquete: =roof-curb
capasitor, condensador electrico, capacitor de arranque y marcha, capacitor dual, capacitor doble, capacitor de marcha, capacitor de trabajo, capacitor de aire, capacitor de aire acondicionado, capacitor de motor, capacitor de compresor: run capacitor
capacitor de arranque, kit de arranque, arrancador, arranque duro, arrancador de compresor: hard start kit
contactor, contactor de dos polos, contactor de 2 polos, contactor 2 polos, relevador, contactor de aire, contactor doble polo, platinos: contactor
protector de voltaje, protector de sobrevoltaje, supresor de picos, protector de picos, protector contra picos, protector de corriente: surge protector
desconectador, desconexion, caja de desconexion, caja de desconectar, desconectador de aire, caja de corte, cortacorriente, switch de desconexion, disconect, caja de fusibles, interruptor de desconexion, caja electrica de aire, caja de disconnect, cuchilla, switch de cuchillas: =disconnect
desconectador sin fusible, desconectador no fusible, caja de desconexion sin fusible, desconectador sin fusibles: nonfused disconnect
desconectador con fusible, desconectador con fusibles: fused disconnect
interruptor, apagador, switch: =disconnect > double pole breaker
breaker, pastilla de breaker, pastilla electrica, interruptor termico, braker, breker, interruptor de circuito, pastilla de 2 polos: double pole breaker > single pole breaker
breaker doble, breaker de dos polos, breaker de 2 polos, breaker doble polo, breaker 2 polos: double pole breaker
breaker sencillo, breaker de un polo, breaker de 1 polo: single pole breaker
manguera electrica, latiguillo, conector electrico flexible, manguera liquid tight, whip electrico: =whip
contacto, enchufe, tomacorriente, receptaculo, toma de corriente, contacto electrico: =install-supply outlet
limpiador, limpiador de serpentin, limpiador de coil, limpiador de evaporador, limpiador de aire, limpiador de aire acondicionado, limpiador de bobina, espuma limpiadora, limpiador de minisplit, quimico de limpieza, espuma de limpiar: coil cleaner, evaporator cleaner
limpiador de condensador, limpia condensador: coil cleaner
detector de fuga, detector de fugas, detector de fuga de gas, buscafugas, espuma detectora, jabon de fugas: leak detection fluid > leak detection kit
sellador de fuga, sellador de fugas, tapa fugas, sella fugas: leak seal
manometro, manometros, juego de manometros, relojes, relojes de gas, manometro digital, manometros digitales: digital manifold
vacuometro, medidor de vacio: micron gauge
abocardador, avellanador, herramienta de flare, expansor de tubo, abocinador: flaring tool
doblador de tubo, dobladora, dobladora de tubo, doblador de cobre, doblador: tube bender
cortador de tubo, cortatubo, corta tubo, cortador de cobre, cortadora de tubo: tube cutter
soldadura, soldadura de plata, varilla de soldar, varilla de plata, soldadura de cobre, plata para soldar: brazing rod
llave de torque, llave dinamometrica, torquimetro: torque wrench set
tuerca flare, tuercas flare, tuerca, tuercas, tuerca de cobre, tuercas de bronce: flare nut assortment
adaptador flare, adaptador de cobre, reduccion flare: flare adapter
manguera de gas, conector de gas, linea de gas, tubo de gas: gas connector
llave de gas, valvula de gas, llave de paso de gas, llave de paso: gas shutoff valve
kit de propano, kit de conversion, conversion a propano, kit de conversion a propano, kit de gas lp, kit de conversion a gas lp, esprea, espreas: propane conversion kit
trampa de sedimento, trampa de gas: sediment trap
tanque de expansion, vaso de expansion, tanque expansion: expansion tank
kit de valvulas, valvulas de calentador sin tanque, valvulas de servicio, kit de valvulas de servicio: isolation valve kit
kit de limpieza de calentador, kit de descalcificacion, descalcificador, kit de lavado: tankless flush kit
tubo de escape, tubo de chimenea, chimenea, tubo de ventilacion, tubo de humo, tubo de calentador, tubo de boiler, tubo de gases: =vent pipe > =vent
chimenea doble pared, tubo doble pared, tubo tipo b, tubo de doble pared, tuberia tipo b: type b gas vent pipe
sombrero de chimenea, sombrero, gorro de chimenea, tapa de chimenea: type b vent rain cap
botaguas, flashing de techo, tapajuntas: type b vent roof flashing
tubo de pvc, tubo pvc, pvc, tuberia de pvc: pvc vent pipe
kit concentrico, ventilacion concentrica: concentric vent kit
kit de terminacion, terminacion de pared: sidewall termination kit
neutralizador, neutralizador de condensado: condensate neutralizer
tapones de seguridad, tapas de refrigerante, tapon con candado, tapas con candado: locking refrigerant cap
inversor, inverter: inverter, variable
electrico, electrica, de luz, de corriente, de electricidad: electric
solo electrico: electric
gas natural, de gas natural: natural gas, gas
propano, gas propano, gas lp, gas licuado, gas butano, gas de tanque: propane, propaneconvertible
petroleo, aceite, diesel: oil
clima frio, climas frios, frio extremo, zona fria, lugar frio, lugares frios, bajas temperaturas, temperaturas bajas, invierno, baja temperatura, mucho frio: cold climate
dos etapas, doble etapa, 2 etapas, de dos etapas, dos velocidades: two stage
una etapa, 1 etapa, de una etapa, una velocidad, sencillo: single stage, single
velocidad variable, de velocidad variable, modulante: variable, inverter, modulating
alta eficiencia: high efficiency
bajo nox, ultra bajo nox: low nox
blanco, blanca: white
negro, negra: black
cafe, marron, cafe oscuro: brown
vertical, hacia arriba, flujo ascendente: upflow
hacia abajo, flujo descendente: downflow
horizontal, acostado, acostada, atico, de atico: horizontal
aislado, aislada: insulated
redondo, redonda: round
galvanizado, galvanizada: galvanized
pared, de pared: wall
techo, de techo: ceiling
piso, de piso: floor
corto, bajito, chaparro: short
alto: tall
condensacion: condensing
`
