/** Home, garden, pool, windows and cleaning. */
export const HOME_AND_GARDEN = `
cleaning | clean, cleaner, cleaning lady, maid, janitor, scrub, scrubber, wash, washer, deep cleaning, dirty, filthy | char | limpieza, limpiar, limpiador, limpiadora, fregar, asear |
housework | household, chores, housekeeper, chore, spring cleaning, tidy, tidy up, clean my apartment, clean my house, clean my home, clean place, house cleaning, move out cleaning | domestic help, homework around house, clean my flat, end of tenancy clean | tareas domésticas, labores del hogar, hogar, casa, quehaceres, ayuda en casa |
commercial cleaning | office cleaning, clean office | | limpieza de oficinas, *limpieza comercial |
taking out trash | trash can, garbage can, trash to curb, take out trash, trash bin | wheelie bin, take bins out, put bins out | sacar la basura, bote de basura | > housework
vacuuming | vacuum, vacuum cleaner, robovac, roomba, pet hair, dog hair, cat hair, carpet, carpet cleaner, rug, irobot, dyson, self emptying vacuum, crumbs, vacuum place | hoover, henry hoover, carpet hoover | aspirar, aspiradora, aspirador, alfombra, pelos de mascota, pelo de perro, pelo de gato, pasar aspiradora | > cleaning, housework, commercial cleaning
dusting | dust, duster, dust shelves | | quitar el polvo, sacudir, plumero | > cleaning, housework
bathroom cleaning | toilet cleaner, clean toilet, clean bathroom, toilet, restroom | loo, lavatory, loo cleaner | limpiar baño, inodoro, baños | > cleaning, housework
floor cleaning | floor cleaner, floor scrubber, mop, sweep, sweeper, wash floor, floor washer, floor polisher, scrubber dryer, broom, hardwood, hardwood floor, wood floor, auto scrubber, floor sticky, polish floor, dusty floor, warehouse floor, shop floor cleaning, industrial floor, kitchen floor, hall floor | brush floor, floor sweeper | fregar suelo, fregona, trapear, trapeador, barrer, barredora, *limpiar piso, limpiar suelo, suelo, suelos, pisos, fregasuelos, mopa | > cleaning, commercial cleaning
window cleaning | window cleaner, window washer, wash window, clean window, window, glass cleaner, facade cleaning, pane, shop front glass, winbot, skyscraper window, storefront, facade, streaky window | glazing cleaner, shopfront cleaner, shop window | limpiar ventanas, limpiaventanas, limpiacristales, limpiar cristales, ventana, cristal, vidrio, lavar ventana | > cleaning, housework, commercial cleaning
pool cleaning | pool cleaner, swimming pool, pool, clean pool, pool vacuum, swimming pool vacuum, vacuum pool, leaf pool, pool algae, poolside, pool leaves, pool maintenance, hoover pool, green pool, algae, pool green, pool guy | swimming baths | limpiafondos, piscina, alberca, *limpiar piscina, limpieza de piscina, pileta, limpiar pileta, barredor de piscina | > cleaning
pond cleaning | pond, pond cleaner, pond skimmer, lake weeds, koi pond, fountain | duckweed | estanque, *limpiar estanque, fuente | > cleaning
hot tub cleaning | hot tub, jacuzzi, whirlpool, spa cleaner | | tina de hidromasaje | > pool cleaning
gutter cleaning | gutter, gutter cleaner, downspout, eavestrough | downpipe | canaletas, canalón, *limpiar canaletas | > cleaning
beach cleaning | beach cleaner, clean beach, beach trash, ocean cleanup, floating trash, river trash | beach clean, beach litter | limpiar playa, playa limpia, basura del mar | > cleaning, sorting
grill cleaning | grill cleaner, clean grill, barbecue cleaner, grillbot | | limpiar parrilla | > cleaning
solar panel cleaning | solar panel, solar cleaner, pv panel, photovoltaic | | paneles solares, placas solares, *limpiar paneles | > cleaning
duct cleaning | duct, air duct, hvac, ventilation, vent cleaner | extractor | ductos, conductos de aire, ventilación | > cleaning
pressure washing | pressure washer, power washer, power wash, hose down, driveway cleaning | jet wash, jet washer, patio cleaner | hidrolavadora, *lavar a presión | > cleaning
disinfection | disinfect, disinfectant, sanitize, sanitizer, uv light, ultraviolet, germs, sterilize, uvc, covid, virus | sanitise, sanitiser, sterilise | desinfectar, *desinfección, luz ultravioleta, esterilizar | > cleaning
pest control | pests, exterminator, mosquito, bugs, rats, mice, rodents, bug zapper, termites | vermin, rat catcher | plagas, *control de plagas, mosquitos, ratas, ratones, exterminador, cucarachas |
bird scaring | scarecrow, scare birds, bird deterrent, scare geese, geese, pigeons, deer deterrent | bird scarer, seagulls | espantapájaros, *ahuyentar pájaros, espantar pájaros, palomas | > farming
dish washing | dishwasher, dishes, wash dishes, doing dishes | washing up | lavaplatos, *lavar platos, lavavajillas | > cleaning
laundry | washing machine, fold laundry, folding laundry, laundry folder, fold clothes, clothes, ironing, iron shirts | washing line | lavandería, doblar ropa, planchar, ropa | > housework
litter box | cat litter, kitty litter, litter robot | litter tray | arenero, caja de arena | > pet care
pet care | pet sitter, pet feeder, feed cat, ball thrower, fetch ball, walk dog, dog walker, dog toy | dog minder | cuidar mascotas, pasear perro, comedero |
pet waste cleanup | dog poop, pooper scooper, pick up poop, dog waste, pet waste | dog mess, dog poo | popó de perro, recoger caca, *recoger popó de perro | > cleaning, pet care
gardening | garden, gardener, yard, yard work, backyard, landscaping, landscaper, groundskeeper, vegetable garden, horticulture, house plants, vegetable bed | allotment, back garden, veg patch, vegetable patch | jardín, *jardinería, jardinero, patio |
lawn mowing | mow, mower, lawn mower, lawn, mow lawn, lawn care, cut grass, cut lawn, grass cutter, grass cutting, grass, automower, robomow, turf, hill mower, slope mower, slopes, hills, lawn mover, husqvarna, trim lawn, trim yard, trim grass, grass long | strimmer, strimming, strim | cortacésped, cortacéspedes, *cortar césped, césped, cortar pasto, podadora, cortadora de pasto, segadora, segar, cortar hierba, pasto, cortar zacate, cegadora, podar césped, zacate, cortapasto, grama, cortar grama | > gardening
weeding | weeds, weeder, pull weeds, weed killer, hoe, dandelion, weeding without chemicals, cut weeds | | desherbar, deshierbar, desbrozar, malas hierbas, maleza, escardar | > gardening, farming
watering | water plants, sprinkler, irrigation, irrigate, watering can | hosepipe | regar, *riego, regadora, aspersor | > gardening
hedge trimming | hedge trimmer, hedge, trim bushes, topiary, prune | hedge cutter, secateurs | podar, *cortasetos, seto, setos | > gardening
leaf clearing | leaf blower, leaf vacuum, rake, rake leaves, blow leaves | leaf sweeper | sopladora, *hojas, rastrillo, rastrillar | > gardening
tree climbing | tree trimmer, tree trimming, tree climber, cut branches, tree | tree surgeon, arborist | trepar árbol, podar árboles, árbol | > gardening
forestry | cut trees, tree felling, chainsaw, firewood, log splitter, tree planting, stump removal, brush clearing | chop logs, bramble clearing, rewilding | tala, talar árboles, leña, motosierra, silvicultura, plantar árboles |
snow removal | snow, snow plow, plow snow, snow blower, shovel snow, plow driveway, clear driveway, clear snow, shovel driveway, deicing, ice removal | snow plough, gritter, gritting | nieve, quitanieves, *quitar nieve |
ice resurfacing | zamboni, ice rink, skating rink, ice resurfacer | | pista de hielo |
planting | seed, seeder, sow, plant seeds, transplant | seed drill | sembrar, *siembra, plantar, sembradora | > gardening
composting | compost, mulch, wood chipper | | triturar ramas | > gardening
greenhouse | grow tent, hydroponics, vertical farm | polytunnel, glasshouse | invernadero, hidroponía | > gardening
smart home | home assistant, alexa, home automation, google home | | casa inteligente, domótica |
curtain opening | curtain, window blinds, window shades, shades | | cortinas, persianas |
`;
