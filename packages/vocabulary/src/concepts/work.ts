/** Warehouse, moving and lifting, farm, construction, making. */
export const WORK = `
delivery | deliver, courier, drop off, errand | | entrega, entregar, repartidor, reparto, mensajero, mandados, envío | > office help
parcel delivery | parcel, package, deliver packages, deliver food, food delivery, last mile, mail carrier, sidewalk robot, delivery rover, delivery bot, postman, phone codes, pickup codes, door codes, starship | pavement robot, takeaway delivery, post | paquete, domicilio, reparto a domicilio, *paquetería, repartir comida | > delivery
carrying | carry, carries, carry boxes, haulage, haul, hauler, haul stuff, robot cart, wagon, follow me cart, pack mule, mule, carry equipment, carry tools, transporter, load carrier, wheelbarrow, move boxes, boxes upstairs | trolley, lug, barrow | cargar, llevar, llevar cajas, cargador, carrito, carretilla, cargar cajas, transportar, transporte, mula, cajas, acarrear | > moving house
carrying bags | carry groceries, carry bags, porter, luggage, suitcase, carry luggage, bellhop, carry my shopping, carry shopping, shopping carrier, totes, tote handling | luggage trolley, shopping bags | equipaje, maletas, bolsas, *llevar bolsas | > carrying
warehouse work | warehouse, warehousing, logistics, distribution center, fulfillment, fulfilment, amr, agv, order picking, pick and pack, intralogistics, material handling, tugger, stockroom, warehouse picker, conveyor belt, conveyor, fulfillment center, load truck, loading dock | distribution centre, depot, storeroom, fulfilment centre, loading bay | almacén, bodega, *logística, depósito, centro de distribución, preparación de pedidos, cinta transportadora, banda transportadora |
palletizing | palletize, palletizer, stack pallets, stacking, stacker, stack boxes, depalletize, pattern teaching | palletise, palletiser | paletizar, paletizador, apilar, estibador, apilador | > packaging
pallet truck | pallet, pallet jack, forklift, pallet mover, pallet deck | pump truck, fork lift truck | palés, palet, tarimas, montacargas, transpaleta | > lifting
sorting | sort, sorter, recycling, recycle, trash sorting, garbage, waste, trash, trash pickup, litter pickup, pick up trash, pick up litter, litter picking | rubbish, litter picker, bin lorry, bins, refuse | clasificar, *clasificación, reciclaje, reciclar, basura, residuos, recoger basura |
packaging | box packing, packaging line, labeling, label, gift wrapping, wrap, bag groceries, packing line, pack boxes, pack orders, packing boxes, packing | | empacar, *empaque, empaquetar, embalaje, etiquetar, envolver |
moving house | mover, relocate, move furniture, moving furniture, moving day, move house, new apartment, help move, help me move | removals, removal men, house move | mudanza, mover muebles, mudarse |
lifting | lift, lifter, hoist, heavy lifting, jack, winch, lift heavy, lifting heavy things, move heavy things | | levantar, elevar, grúa, levantamiento, pesado, cargas pesadas, elevador, izar, cosas pesadas | > moving house
stair climbing | stair, stair climber, climb stairs, staircase, steps, upstairs | | escaleras, subir escaleras, sube escaleras, escalera |
pick and place | picking, placing, pick up objects, grab, grabber, grasp, bin picking, sort parts, place parts, machine tending, tend machine, cnc tending, load machine, picker, pick parts | | recoger y colocar, agarrar, pinzar, coger piezas | > packaging, sorting
manufacturing | manufacture, factory, production, production line, assembly, assembly line, assemble, assembler, industrial automation, automate business, small business automation, workshop automation, small batch, assemble electronics, electronics assembly line, electronics assembly | fettling, shop floor | fabricación, fábrica, producción, línea de producción, ensamblaje, ensamblar, montaje, automatización, manufactura |
screwdriving | screwdriver, screw | | atornillar | > manufacturing
farming | farm, farmer, organic farm, corn field, corn, wheat, agriculture, agricultural, crop, ranch, tractor, orchard, vineyard, agtech, acres, agbot, vine | smallholding, paddock, arable | granja, finca, rancho, *agricultura, agricultor, agrícola, cultivo, campo, tractor agrícola, huerto, huerta, viñedo, granjero |
harvesting | harvest, harvester, fruit picking, fruit picker, pick fruit, pick apples, berries, strawberries, apple picking, pick vegetables, vegetables, fruit | crop picking, fruit farm | cosecha, cosechar, cosechadora, recoger fruta, fresas, frutas, recolectar, recolección, verduras | > farming
livestock | cattle, cow, sheep, chicken, barn, poultry, feed animals, goats, horses, animals, eggs, hens, feed cows, manure | cowshed | ganado, vacas, ovejas, gallinas, establo, *ganadería, animales, gallinero, huevos, estiércol | > farming
herding | herd, sheepdog, cattle drive | shepherd | pastoreo, arrear, pastor | > livestock
milking | milk cows, dairy, milker, milking parlor | dairy farm, milking parlour | ordeñar, *ordeño, lechería | > livestock
soil sampling | soil, soil test, soil sampler, till, plow, dig soil | plough | suelo agrícola, *muestras de suelo, arar, labrar | > farming
beekeeping | bee, hive, pollination, pollinate | | abejas, colmena, polinización, *apicultura | > farming
construction | construct, building, building site, builder, contractor, construction site, job site, remodel, renovation, renovate, house building, construction work, site work, home improvement, diy, handyman | building works, do up house, site labourer, odd jobs | construcción, construir, obra, obras, albañil, constructor, remodelación, reforma |
demolition | demolish, demolisher, wrecking, tear down, break concrete, jackhammer, knock down wall, concrete breaker, brokk, breaker, wreck | knock through, kango | demolición, demoler, derribar, romper concreto, martillo neumático, derribo | > construction
bricklaying | brick, lay bricks, masonry, mason, bricklayer, block wall | brickie, blockwork | ladrillo, poner ladrillos, *mampostería | > construction
drywall | drywall finishing, sheetrock, joint compound, drywaller | plasterboard, plastering, plasterer, skimming | tablaroca, panel de yeso, yeso | > construction
painting | paint wall, paint house, paint room, wall painting, spray paint, paint sprayer, mural, wall printer, mural printer, wall mural, coat walls | decorating, painter and decorator, emulsion | pintar, pintar pared, pintor, *pintura, mural pintado, pintar casa, pintar paredes | > construction
floor laying | tile, tile floor, grout, lay flooring | paving slabs | azulejo, baldosas, poner piso, *colocar pisos | > construction
concrete work | concrete, trowel, pour concrete, screed, concrete floor | power float | concreto, hormigón, cemento | > construction
drilling | drill, drill holes, ceiling drilling, bore, anchor holes, drill ceiling | | taladrar, taladro, perforar, *perforación, agujeros |
layout marking | floor marking, print floor plan, mark layout, chalk line, floor plan printer, layout printing | setting out | trazado, marcar plano, replanteo | > construction
rebar tying | rebar, tie rebar | | varilla, amarrar varilla | > construction
digging | dig, digger, excavate, excavator, excavation, backhoe, bulldozer, trench, dig hole, dig trench, skid steer, loader, earth moving | jcb, mini digger | excavar, excavadora, cavar, zanja, retroexcavadora, topadora | > construction
welding | weld, welder, tig, mig, mig welder, tig welder, spot weld, cobot welder, arc welding, metal fabrication, fabricate metal, weld metal, seam | | soldar, soldador, *soldadura, soldadora |
soldering | solder, circuit board, pcb, pcb assembly | | soldar electrónica, placa de circuito, circuito |
machining | machine metal, cnc, mill metal, milling, lathe, cnc router, machinist, metalwork, cnc mill, milling machine, cnc machine, turn metal, spindle, cnc spindle, machine shop, router | | mecanizado, fresadora, torno, fresado, mecanizar, maquinado |
woodworking | wood, woodwork, carve, wood carving, cnc wood, carpenter, carpentry, sculpture, carve sculpture, saw, cut wood, cabinet making, dust collection | joinery, joiner | madera, *carpintería, carpintero, tallar madera, tallar |
pottery | clay, ceramics, clay printing | | cerámica, arcilla, alfarería |
3d printing | 3d printer, 3d print, print 3d, additive manufacturing, print parts, prototype printer, filament, resin printer, prototype, rapid prototyping, large format printer | | impresora 3d, *impresión 3d, imprimir 3d, prototipo |
laser cutting | laser, laser cutter, laser engraver, engrave, engraver, etch | | cortadora láser, grabar láser, grabado, *corte láser, grabador |
foam cutting | foam cutter, cut foam, hot wire, styrofoam, foam carving | polystyrene | cortar espuma, unicel, poliestireno |
metal cutting | cut metal, plasma cutter, plasma cutting, water jet, cut steel | | cortar metal, corte por plasma, chorro de agua |
sanding | sand, sander, polish, polisher, grind, grinder, deburr, deburring, buff, buffing, finish surface, surface finishing | | lijar, lijadora, pulir, pulidora, esmerilar, lijado, pulido |
sandblasting | sand blast, sandblaster, rust removal, remove rust, strip paint, paint removal, dry ice blasting, media blasting | shot blasting | quitar óxido, chorro de arena, quitar pintura |
dispensing | glue, gluing, dispense, adhesive, sealant, caulk | mastic, silicone sealing | pegar, pegamento, dispensar, sellador |
sewing | sew, embroidery, embroider, stitch, knitting, textile, fabric cutting | knit | coser, bordar, tejer, costura, bordado |
car repair | change tire, car mechanic, mechanic, auto repair, auto mechanic, under car, auto shop, flat tire, tires, car charging, ev charging, ev charger | tyre change, car garage, garage mechanic, puncture | taller mecánico, reparar coche, *reparar carro, mecánico de autos, llantas, cambiar llanta, cargar coche |
car washing | car wash, wash car, auto detailing, car detailing, clean car | car valeting, valeting | lavar coche, *lavar carro, autolavado | > cleaning
towing | tow, tow boat, trailer mover, pull trailer, tug, trailer, trailer dolly, park trailer | caravan mover, caravan | remolcar, *remolque |
mining | quarry, ore | colliery, gravel pit | minería, mina, cantera |
`;
