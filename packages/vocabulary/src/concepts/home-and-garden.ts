/** Home, garden, pool, windows and cleaning. */
export const HOME_AND_GARDEN = `
cleaning | clean, cleaner, cleaning lady, maid, janitor, scrub, scrubber, wash, washer, housekeeping, tidy, tidying, tidy up | char | limpieza, limpiar, limpiador, limpiadora, fregar, asear |
housework | household, chores, housekeeping help, housekeeper, chore | domestic help, homework around house | tareas domésticas, labores del hogar, hogar, casa |
vacuuming | vacuum, vacuum cleaner, vacuum robot, robovac, roomba, pet hair, dog hair, cat hair, carpet, carpet cleaner, rug | hoover, henry hoover, carpet hoover | aspirar, aspiradora, aspirador, robot aspirador, polvo, alfombra, pelos de mascota | > cleaning, housework
floor cleaning | floor cleaner, floor scrubber, mop, mopping, sweep, sweeper, sweeping, wash floor, floor washer, floor polisher, scrubber dryer, broom | brush floor, floor sweeper | fregar suelo, fregona, trapear, trapeador, barrer, barredora, limpiar piso, limpiar suelo, suelo, suelos, pisos, fregasuelos | > cleaning, housework
window cleaning | window cleaner, window washer, wash window, clean window, window, glass cleaner, facade cleaning, pane, glass cleaning, shop front glass | glazing cleaner, shopfront cleaner | limpiar ventanas, limpiaventanas, limpiacristales, limpiar cristales, ventana, cristal, vidrio | > cleaning, housework
pool cleaning | pool cleaner, pool robot, swimming pool, pool, clean pool, pool vacuum, leaf pool, pool algae, algae, poolside, pool leaves, pool maintenance, hoover pool, green pool, algae in pool | swimming baths | limpiafondos, piscina, alberca, limpiar piscina, limpieza de piscina | > cleaning
gutter cleaning | gutter, gutters, gutter cleaner, downspout, eavestrough | downpipe, guttering | canaletas, canalón, limpiar canaletas | > cleaning
grill cleaning | grill cleaner, clean grill, barbecue cleaner, grillbot |  | limpiar parrilla | > cleaning
solar panel cleaning | solar panel, solar panels, solar cleaner, pv panel, photovoltaic | | paneles solares, placas solares, limpiar paneles | > cleaning
duct cleaning | duct, ducts, air duct, hvac, ventilation, vent cleaner | ducting, extractor | ductos, conductos de aire, ventilación | > cleaning
pressure washing | pressure washer, power washer, power wash, hose down, driveway cleaning | jet wash, jet washer, patio cleaner | hidrolavadora, lavar a presión | > cleaning
disinfection | disinfect, disinfecting, disinfectant, sanitize, sanitizer, sanitizing, uv light, ultraviolet, germs, sterilize | sanitise, sanitiser, sterilise | desinfectar, desinfección, luz ultravioleta, esterilizar | > cleaning
dish washing | dishwasher, dishes, wash dishes, doing dishes | washing up, washing-up | lavaplatos, lavar platos, lavavajillas | > cleaning
laundry | fold laundry, folding laundry, laundry folder, fold clothes, clothes, ironing, iron shirts | washing line | lavandería, doblar ropa, planchar, ropa | > housework
litter box | cat litter, kitty litter, litter robot | litter tray | arenero, caja de arena | > pet care
pet care | pet sitter, pet feeder, feed cat, ball thrower, fetch ball, walk dog, dog walker, dog toy | dog minder | cuidar mascotas, pasear perro, comedero |
gardening | garden, gardener, yard, yard work, backyard, landscaping, landscaper, groundskeeper, vegetable garden, horticulture, plants | allotment, back garden | jardín, jardinería, jardinero, patio, plantas |
lawn mowing | mow, mower, lawn mower, lawn, mow lawn, lawn care, cut grass, cut lawn, grass cutter, grass cutting, grass, automower, robomow, turf, hill mower, slope mower, slopes, hills | strimmer, strimming, strim | cortacésped, cortar césped, césped, cortar pasto, podadora, cortadora de pasto, segadora, segar, cortar hierba, pasto, cortar zacate, cegadora | > gardening
weeding | weed, weeds, weeder, pull weeds, weed killer, hoe, hoeing, dandelion, weeding without chemicals, chemical free | weedkiller | desherbar, deshierbar, desbrozar, malas hierbas, maleza, escardar | > gardening
watering | water plants, sprinkler, irrigation, irrigate, watering can | hosepipe | regar, riego, regadora, aspersor | > gardening
hedge trimming | hedge trimmer, hedge, trim bushes, topiary, prune, pruning | hedge cutter, secateurs | podar, cortasetos, seto, setos | > gardening
leaf clearing | leaf blower, leaf vacuum, rake, rake leaves, raking, blow leaves | leaf sweeper | sopladora, hojas, rastrillo, rastrillar | > gardening
tree climbing | tree trimmer, tree trimming, tree climber, cut branches, tree | tree surgeon, arborist | trepar árbol, podar árboles, árbol | > gardening
snow removal | snow, snow plow, snowplow, snow blower, shovel snow, plow driveway, deicing, ice removal | snow plough, gritter, gritting | nieve, quitanieves, quitar nieve |
planting | seed, seeding, seeder, sow, sowing, plant seeds, transplant | seed drill | sembrar, siembra, plantar, sembradora | > gardening
composting | compost, mulch, mulching, wood chipper | | compost, triturar ramas | > gardening
greenhouse | grow tent, hydroponics, vertical farm | polytunnel, glasshouse | invernadero, hidroponía | > gardening
smart home | home assistant, alexa, home automation, google home | | casa inteligente, domótica |
curtain opening | curtain, curtains, blinds | | cortinas, persianas |
`;
